import { PEOPLE_PATH, SEEN_EVERY_MS, authorName, parseAccount } from '../../model/people.ts';
import { ACTIVITY_PATH } from '../../model/activity.ts';
import { mergedInto } from '../../model/recordsNaming.ts';
import type { Lock } from '../../model/entity.ts';
import { isOutdated } from '../../model/history.ts';
import { assertSignedIn, nameInToken, signedInUid } from '../../../firebase/auth.ts';
import { SERVER_TIMESTAMP, newKey, read, updatePaths } from '../../../firebase/database.ts';
import { isHidden } from '../../../firebase/limits.ts';
import { connection } from '../connection/useConnection.ts';
import {
  isPermissionDenied,
  SaveDenied,
  unconfirmed,
  Unreachable,
  untilDisconnected,
  type Unconfirmed,
  type DenialReason,
  type Outcome,
} from './saveFailure.ts';
import { storedValues, type RecordWrite, type Signature, type Values } from './values.ts';
import { SessionEnded } from '../../../firebase/app.ts';

/** What a save stores at once, or not at all. */
export type Write = {
  /** Records, each with its activity entry and, for an update that changes something, its entry of the history. */
  readonly records?: readonly RecordWrite[];
  /** Other values by path. */
  readonly values?: Values;
  /** A path that this save alone writes; by default that of the activity entry of the first record. */
  readonly entry?: string;
  /** What it replaces beside values of the records, by path: it is outdated once one of them holds something else. */
  readonly replaces?: Values;
};

/** Who saves, with the name in their token and the server's time, and a way to read what is stored. */
export type Author = {
  readonly signed: Signature;
  readonly read: (path: string) => Promise<unknown>;
};

/** Says what to store, given what is stored by now; null if nothing is to be stored any more. */
export type Prepare = (author: Author) => Write | null | Promise<Write | null>;

/** How a save is sent, and for whom. */
export type SaveOptions = {
  /** The uid of the person whose save it is; by default, of the one who is signed in when it is sent first. */
  readonly owner?: string;
  /**
   * Whether somebody waits for the answer. Then nothing is sent without a connection, so that nothing happens later that they
   * have given up, and the save ends with `Unreachable` when the connection is lost. Otherwise it waits for one.
   */
  readonly needsAnswer?: boolean;
  /** How often it is prepared, each time after somebody else was faster. */
  readonly attempts?: number;
  /** Whether lists show the records as they were until the server has accepted the new values; the SDK shows those before. */
  readonly hidesUnconfirmed?: boolean;
};

const MAX_ATTEMPTS = 5;

/**
 * Stores something: the one way in which the app does. `prepare` says what, once more after somebody else was faster. Resolves
 * when the server has stored it; rejects with `SaveDenied` when it denies it, or when somebody was faster each time, with
 * `Unreachable` if it needs an answer that does not come, with `SessionEnded` when somebody else is signed in by then, and with
 * the database's error for anything else. Nothing is stored then, but for `Unreachable`, when that is not known.
 */
export const save = (prepare: Prepare, options: SaveOptions = {}): Promise<void> =>
  saveTo(SAVE_TARGET, prepare, options);

/** Stores a setting of the company for whoever waits for it. Resolves to null, or to the sentence that says why it is not stored. */
export function saveSetting(path: string, value: unknown, owner: string): Promise<string | null> {
  const saving = save(() => ({ values: { [path]: value } }), { owner, needsAnswer: true });
  return failureOf(saving, path);
}

/** The database as a save sees it. */
export type SaveTarget = Omit<Author, 'signed'> & {
  /** Stores values by path at once. */
  readonly update: (values: Values) => Promise<void>;
  /** Who is signed in, with the name in their token, which `renew` requests first. */
  readonly sign: (renew: boolean) => Promise<Signature>;
  /** Throws when somebody else is signed in than this user. */
  readonly assertSignedIn: (uid: string) => void;
  /** Makes a request only with a connection, and ends the wait for it with `Unreachable` when that is lost. */
  readonly whileConnected: <Result>(request: () => Promise<Result>) => Promise<Result>;
};

const SAVE_TARGET: SaveTarget = {
  read,
  update: updatePaths,
  sign,
  assertSignedIn,
  whileConnected: async (request) => {
    if (!connection.get()) throw new Unreachable();
    return untilDisconnected(request);
  },
};

async function sign(renew: boolean): Promise<Signature> {
  const user = authorName(await nameInToken(renew));
  return { user, uid: signedInUid() ?? '', timestamp: SERVER_TIMESTAMP };
}

/** Stores something as `save` does, in this database. */
export async function saveTo(
  target: SaveTarget,
  prepare: Prepare,
  { owner, needsAnswer = false, attempts = MAX_ATTEMPTS, hidesUnconfirmed = false }: SaveOptions,
): Promise<void> {
  const request = needsAnswer ? target.whileConnected : send;
  const readStored = (path: string): Promise<unknown> => request(() => target.read(path));
  let author = owner;

  /** Resolves to null once it is stored, or to how it was denied. */
  async function attempt(renew: boolean): Promise<{ error: unknown; write: Write } | null> {
    const signed = await request(() => target.sign(renew));
    const write = await prepare({ signed, read: readStored });
    if (write === null) return null;
    const { records = [], values = {} } = write;
    author ??= signed.uid;
    target.assertSignedIn(author);
    const all = { ...storedValues(records, signed), ...values };
    // Kept for its author, who sees nothing of it any more.
    if (Object.keys(all).some(isHidden)) throw new SaveDenied('no access', null);
    try {
      await request(() =>
        hidesUnconfirmed ? whileUnconfirmed(records, () => target.update(all)) : target.update(all),
      );
      return null;
    } catch (error) {
      if (!(error instanceof SaveDenied) && !isPermissionDenied(error)) throw error;
      // The SDK repeats a write whose answer was lost with the connection, and the rules deny the repetition.
      const entry = await readStored(entryPath(write)).catch(unlessUnreachable);
      if (entry !== null && entry !== undefined) return null;
      // The request for the entry has brought the news of what else is stored.
      const haveChanged = await Promise.all(
        replacedPaths(write).map(async ({ path, hasChanged }) => {
          const stored = await readStored(path).catch(unlessUnreachable);
          return stored !== undefined && hasChanged(stored);
        }),
      );
      if (haveChanged.includes(true)) throw new SaveDenied('outdated', error);
      return { error, write };
    }
  }

  await whileOutdated(attempts, async (count) => {
    if (count > 1) await pause(count);
    if ((await attempt(false)) === null) return;
    // Denied for another reason, the token may be out of date.
    const denied = await attempt(true);
    if (denied !== null) throw await explainDenial(readStored, denied);
  });
}

/** Does again what somebody else was faster with, `attempts` times in all. */
export async function whileOutdated<Result>(
  attempts: number,
  run: (count: number) => Promise<Result>,
  isFasterElsewhere = isOutdatedSave,
): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await run(count);
    } catch (error) {
      if (count >= attempts || !isFasterElsewhere(error)) throw error;
    }
  }
}

/** Whether an error says that a save has to be prepared anew. */
export const isOutdatedSave = (error: unknown): boolean =>
  error instanceof SaveDenied && error.reason === 'outdated';

/** A random wait: the longer, the more races have been lost, so that many people get out of step. */
const pause = (count: number): Promise<void> =>
  new Promise((resume) => setTimeout(resume, Math.random() * Math.min(25 * count, 250)));

const send = <Result>(request: () => Promise<Result>): Promise<Result> => request();

/** Hides the new values until the server has answered, however often the connection is lost. */
async function whileUnconfirmed(
  records: readonly RecordWrite[],
  request: () => Promise<void>,
): Promise<void> {
  const since = Date.now();
  const hidden = new Set<Unconfirmed>(records.map((record) => ({ ...record, since })));
  unconfirmed.set([...unconfirmed.get(), ...hidden]);
  try {
    await request();
  } finally {
    unconfirmed.set(unconfirmed.get().filter((other) => !hidden.has(other)));
  }
}

/** What is read is not known where it is denied or fails, unless nobody is to wait any longer. */
function unlessUnreachable(error: unknown): undefined {
  if (error instanceof Unreachable) throw error;
}

const entryPath = ({ entry, records: [first] = [] }: Write): string =>
  entry ?? `${ACTIVITY_PATH}/${first?.key ?? newKey()}`;

const toUpdates = ({ records = [] }: Write) =>
  records.flatMap(({ entity, id, changes = {} }) =>
    id === null ? [] : [{ path: `${entity.path}/${id}`, changes }],
  );

/** What a write replaces, and how to tell that it holds something else by now. */
const replacedPaths = (write: Write) => [
  ...toUpdates(write).map(({ path, changes }) => ({
    path,
    hasChanged: (stored: unknown) => isOutdated(changes, stored),
  })),
  ...Object.entries(write.replaces ?? {}).map(([path, value]) => ({
    path,
    hasChanged: (stored: unknown) => stored !== value,
  })),
];

async function explainDenial(
  readStored: Author['read'],
  { write, error }: { readonly write: Write; readonly error: unknown },
): Promise<SaveDenied> {
  try {
    // Whoever has access can ask for anything.
    const [, ...stored] = await Promise.all(
      [entryPath(write), ...toUpdates(write).map(({ path }) => path)].map(readStored),
    );
    if (stored.includes(null)) return new SaveDenied('record removed', error);
    const lock = await findLock(write, stored, readStored);
    if (lock !== undefined) return new SaveDenied('locked', error, lock.refusal);
    const isMerged = stored.some((record) => mergedInto(Object(record)));
    return new SaveDenied(isMerged ? 'merged' : 'rules', error);
  } catch (failure) {
    unlessUnreachable(failure);
    return new SaveDenied('no access', error);
  }
}

/** The lock that keeps what a write adds or changes as it is; `stored`: the records that it updates, in its order. */
async function findLock(
  { records = [] }: Write,
  stored: readonly unknown[],
  readStored: Author['read'],
): Promise<Lock | undefined> {
  let updates = 0;
  for (const { entity, id, values } of records) {
    const was: Values = Object(id === null ? null : stored[updates++]);
    const { lock } = entity;
    if (lock?.fields.some((name) => name in values) !== true) continue;
    await lock.refresh(readStored);
    if (lock.holds(values) || lock.holds(was)) return lock;
  }
  return undefined;
}

/**
 * Says the name under which the user signs, their e-mail address and that they are there, unless all of that was said lately.
 * Rejects when it cannot be read or stored.
 */
export const noteAccount = (email: string | null = null): Promise<void> =>
  save(async ({ signed: { user: name, uid, timestamp }, read: readStored }) => {
    const path = `${PEOPLE_PATH}/${uid}`;
    const said = parseAccount(await readStored(path));
    const isSaid = said?.name === name && said.email === (email ?? '');
    if (isSaid && Date.now() - said.at < SEEN_EVERY_MS) return null;
    return { values: { [path]: { name, at: timestamp, ...(email !== null && { email }) } } };
  });

const notSaved = (reason: string): string =>
  `This was not saved: ${reason}. Discard it, or copy it.`;

/** What each reason is to the user; a lock says it itself. */
const REFUSALS: Readonly<Record<Exclude<DenialReason, 'locked'>, string>> = {
  'no access':
    'The database refused this save. Your account may no longer be allowed to make this change; sign in again or ask a colleague.',
  'record removed':
    'The database refused this save, since this record has been removed meanwhile. Copy it into a new record to keep it.',
  outdated:
    'Colleagues are changing this at the same moment, so it could not be saved. Please try again.',
  issued: notSaved('a number has been issued for the record meanwhile'),
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
export const problemMessage = (problem: Parameters<typeof toSentence>[0]): string =>
  `${toSentence(problem)} ${TYPED_IS_KEPT}`;

/** What became of a save, for the user who can do something about it. */
function toSentence(outcome: Outcome | { readonly kind: 'conflict' }): string {
  switch (outcome.kind) {
    case 'refused':
      if (outcome.reason !== 'locked') return REFUSALS[outcome.reason];
      return outcome.message === undefined ? REFUSALS.rules : notSaved(outcome.message);
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
    const { reason, refusal: message } = error;
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
  const sentence = toSentence(outcome);
  return outcome.kind === 'unanswered' ? sentence : `${sentence} ${advice}`.trim();
}
