import { tabStorage } from '../../lib/storage.ts';

const STORAGE_KEY = 'invitation';

/** Remembers in this tab that whoever is signed in comes with an invitation; null forgets it. */
export function rememberInvitation(code: string | null): void {
  if (code === null) tabStorage.remove(STORAGE_KEY);
  else tabStorage.keep(STORAGE_KEY, code);
}

/** The code of the invitation that was opened in this tab; null if there is none. */
export const pendingInvitation = (): string | null => tabStorage.get(STORAGE_KEY);
