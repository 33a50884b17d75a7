import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../lib/storage.ts';
import type { User } from '../firebase/auth.ts';

const STORAGE_KEY = 'last-user';

/** Remembers in this browser who is signed in, so that the next visit knows it before the identity provider answers. */
export function rememberLastUser(user: User): void {
  // Where it cannot be stored, the next visit waits for the identity provider.
  deviceStorage.set(STORAGE_KEY, JSON.stringify(user));
}

/** Forgets the last user: nobody is signed in any more. Returns whether there was one. */
export function forgetLastUser(): boolean {
  if (lastUser() === null) return false;
  deviceStorage.remove(STORAGE_KEY);
  return true;
}

/** The last user of this browser, who has not signed out; null if there is none. */
export const lastUser = (): User | null => deviceStorage.getJson(STORAGE_KEY) as User | null;

/** As `mayBeSignedIn`; it follows the other tabs. */
export const useMayBeSignedIn = (): boolean => useSyncExternalStore(onOtherTabs, mayBeSignedIn);

/** Whether somebody may be signed in in this browser; true where it blocks storage, which could not tell. */
export const mayBeSignedIn = (): boolean =>
  deviceStorage.isBlocked() || deviceStorage.get(STORAGE_KEY) !== null;

function onOtherTabs(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** The last user, if the address is one of the dashboard. */
export const returningUser = (): User | null =>
  window.location.hash.startsWith('#/dashboard') ? lastUser() : null;
