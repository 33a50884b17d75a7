import type { Problem } from './intent.ts';
import type { DenialReason } from '../saveDenied.ts';

const DENIAL_MESSAGES: Readonly<Record<DenialReason, string>> = {
  'no access':
    'The database refused this save. Your account may no longer be allowed to change records; sign in again or ask a colleague. What you typed is still here.',
  'record removed':
    'The database refused this save, since this record has been removed meanwhile. What you typed is still here; to keep it, copy it into a new record.',
  outdated:
    'Colleagues are changing this record at the same moment, so this could not be saved. What you typed is still here; please try again.',
  issued:
    'This was not saved: a number has been issued for the record meanwhile, and what was issued stays as it is. What you typed is still here; discard it, or copy it into a new record.',
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
