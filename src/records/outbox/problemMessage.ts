import type { Problem } from './intent.ts';
import type { DenialReason } from '../saveDenied.ts';

const DENIAL_MESSAGES: Readonly<Record<DenialReason, string>> = {
  'no access':
    'The database refused this save. Your account may no longer be allowed to change records; sign in again or ask a colleague. What you typed is still here.',
  'record removed':
    'The database refused this save, since this record has been removed meanwhile. What you typed is still here; to keep it, copy it into a new record.',
  outdated:
    'Colleagues are changing this record at the same moment, so this could not be saved. What you typed is still here; please try again.',
  rules:
    'The database refused this save: it holds something that the database does not accept, or this page is out of date. What you typed is still here, also after you reload the page.',
};

const CONFLICT =
  'A colleague has changed the same field meanwhile. What you typed is still here; decide which text to keep.';

/** What is wrong with a save, for the user who can do something about it. */
export function problemMessage(problem: Problem): string {
  switch (problem.kind) {
    case 'refused':
      return DENIAL_MESSAGES[problem.reason];
    case 'conflict':
      return CONFLICT;
    default:
      return problem.message;
  }
}

/** Errors of the database that pass, and for which a save only has to wait. */
const TEMPORARY = /^(UNAVAILABLE|DISCONNECTED|NETWORK_ERROR|MAX_RETRIES|EXPIRED_TOKEN)$/i;

/** The message for an error that sending again would not mend; null for one that passes. */
export function permanentFailure(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  const code = String(error.code);
  if (TEMPORARY.test(code)) return null;
  return code === 'WRITE_TOO_BIG' || code === 'TOO_BIG'
    ? 'This record is too large to store. Shorten it and save again.'
    : 'This could not be saved. What you typed is still here; please try again.';
}
