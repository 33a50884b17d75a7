import { SaveRefused, type RefusalReason } from './writeOnce.ts';

const REFUSALS: Readonly<Record<RefusalReason, string>> = {
  account:
    'The database refused this save. Your account may no longer be allowed to change records; sign in again or ask a colleague. What you typed is still here.',
  'record removed':
    'The database refused this save, since this record has been removed meanwhile. What you typed is still here; to keep it, copy it into a new record.',
  rules:
    'The database refused this save: it holds something that the database does not accept, or this page is out of date. What you typed is still here, also after you reload the page.',
};

/** What to tell a person whose save did not reach the database, and what they can do about it. */
export function saveFailureMessage(error: unknown): string {
  if (error instanceof SaveRefused) return REFUSALS[error.reason];
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'WRITE_TOO_BIG' || code === 'TOO_BIG') {
    return 'This record is too large to store. Shorten it and save again.';
  }
  return 'This could not be saved. What you typed is still here; please try again.';
}
