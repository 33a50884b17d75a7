import { SaveDenied, type DenialReason } from './writeWithRetry.ts';

const DENIAL_MESSAGES: Readonly<Record<DenialReason, string>> = {
  'no access':
    'The database refused this save. Your account may no longer be allowed to change records; sign in again or ask a colleague. What you typed is still here.',
  'record removed':
    'The database refused this save, since this record has been removed meanwhile. What you typed is still here; to keep it, copy it into a new record.',
  rules:
    'The database refused this save: it holds something that the database does not accept, or this page is out of date. What you typed is still here, also after you reload the page.',
};

/** The message for a user whose save failed, with what they can do about it. */
export function saveErrorMessage(error: unknown): string {
  if (error instanceof SaveDenied) return DENIAL_MESSAGES[error.reason];
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'WRITE_TOO_BIG' || code === 'TOO_BIG') {
    return 'This record is too large to store. Shorten it and save again.';
  }
  return 'This could not be saved. What you typed is still here; please try again.';
}
