import { SessionEnded } from '../../../firebase/app.ts';
import {
  isPermissionDenied,
  SaveDenied,
  Unreachable,
  type DenialReason,
  type Outcome,
} from './outcome.ts';

const REFUSALS: Readonly<Record<DenialReason, string>> = {
  'no access':
    'The database refused this save. Your account may no longer be allowed to make this change; sign in again or ask a colleague.',
  'record removed':
    'The database refused this save, since this record has been removed meanwhile. Copy it into a new record to keep it.',
  outdated:
    'Colleagues are changing this at the same moment, so it could not be saved. Please try again.',
  issued:
    'This was not saved: a number has been issued for the record meanwhile. Discard it, or copy it.',
  locked: 'This was not saved: what it changes stays as it is by now. Discard it, or copy it.',
  merged:
    'This was not saved: the record was merged or changed meanwhile. Discard it, and look at the record again.',
  'done already': 'This was not saved: a colleague has done the same meanwhile. Discard it.',
  rules:
    'The database refused this save: it holds something that the database does not accept, or this page is out of date. Reload it and try again.',
};

const CONFLICT = 'A colleague has changed the same field meanwhile. Decide which text to keep.';

const UNANSWERED =
  'There is no connection. If it was lost just now, what came of this shows here once you are back online.';

/** For whoever has typed what was not saved. */
export const TYPED_IS_KEPT = 'What you typed is still here.';

/** What is wrong with something typed that was not saved. */
export const problemMessage = (problem: Parameters<typeof sentenceOf>[0]): string =>
  `${sentenceOf(problem)} ${TYPED_IS_KEPT}`;

/** What became of a save, for the user who can do something about it. */
function sentenceOf(outcome: Outcome | { readonly kind: 'conflict' }): string {
  switch (outcome.kind) {
    case 'refused':
      return outcome.message ?? REFUSALS[outcome.reason];
    case 'failed':
      return outcome.message;
    case 'conflict':
      return CONFLICT;
    default:
      return UNANSWERED;
  }
}

/** Errors of the database that pass, and for which a save only has to wait. */
const TEMPORARY = /^(UNAVAILABLE|DISCONNECTED|NETWORK_ERROR|MAX_RETRIES|EXPIRED_TOKEN)$/i;

/** How the SDK says that it cannot read without a connection. */
const IS_OFFLINE = /client is offline/i;

/** The code of an error of the database; undefined for any other error. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Whether an error says only that there was no answer. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Unreachable ||
  error instanceof SessionEnded ||
  TEMPORARY.test(codeOf(error) ?? '') ||
  (error instanceof Error && IS_OFFLINE.test(error.message));

/** What an error of a save means. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof SaveDenied) {
    const { reason, sentence: message } = error;
    return { kind: 'refused', reason, ...(message !== undefined && { message }) };
  }
  if (isUnanswered(error)) return { kind: 'unanswered' };
  const code = codeOf(error);
  const message =
    code === 'WRITE_TOO_BIG' || code === 'TOO_BIG'
      ? 'This record is too large to store. Shorten it and save again.'
      : 'This could not be saved. Please try again.';
  return { kind: 'failed', message };
}

/** Logs a save below a path that was not stored. Returns what became of it. */
export function noteFailure(error: unknown, path: string): Outcome {
  const outcome = outcomeOf(error);
  const message = `Saving to ${path} failed`;
  if (outcome.kind === 'unanswered') console.warn(message, error);
  else console.error(message, error);
  return outcome;
}

/** Resolves to null once something is stored, or to the sentence that says why it is not; see `explain`. */
export async function failureOf(
  saving: Promise<void>,
  path: string,
  advice?: string,
): Promise<string | null> {
  try {
    await saving;
    return null;
  } catch (error) {
    return explain(error, path, advice);
  }
}

/** Notes a failure as `noteFailure` does, and returns the sentence for the user; `advice` ends one of a refusal. */
export function explain(error: unknown, path: string, advice = ''): string {
  // A save that reads first is denied without a code.
  const isReadDenied = isPermissionDenied(error) && !(error instanceof SaveDenied);
  const outcome = noteFailure(isReadDenied ? new SaveDenied('no access', error) : error, path);
  const sentence = sentenceOf(outcome);
  return outcome.kind === 'unanswered' ? sentence : `${sentence} ${advice}`.trim();
}
