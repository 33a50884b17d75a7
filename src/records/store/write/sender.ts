import type { Texts } from '../../model/draft.ts';
import { parseValues, type Entity } from '../../model/entity.ts';
import { readText } from '../../model/field.ts';
import { isOtherName, linesOf } from '../../model/recordsNaming.ts';
import { HISTORY_LENGTH, isVisibleChange, type HistoryEntry } from '../../model/history.ts';
import { SaveDenied, Unreachable } from './saveFailure.ts';
import { codeOf, noteFailure, outcomeOf, whileOutdated } from './save.ts';
import { isShared, newRecord, type RecordValues, type RecordWrite } from './values.ts';
import {
  dayOf,
  isConflictFree,
  isFollower,
  setsMergedInto,
  isPartyMerger,
  recordPath,
  savesOf,
  type Intent,
  type Numbers,
  type Problem,
  type Save,
} from './intent.ts';
import { mergeEdit, type Merged } from './merge.ts';

/** What the sender needs from the device and the server. */
export type SenderDeps = {
  /** The intents of the signed-in person, in the order in which they were saved. */
  readonly list: () => Promise<readonly Intent[]>;
  /** Replaces an intent. Resolves to false if its author has discarded it meanwhile. */
  readonly update: (intent: Intent) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  /** Keeps an intent from being edited while it is sent. Resolves to a function that ends this, or to null while it is edited. */
  readonly hold: (intent: Intent) => Promise<(() => void) | null>;
  /** The stored value at a path, null if there is none. Rejects with `Unreachable` when the connection is lost. */
  readonly read: (path: string) => Promise<unknown>;
  /** The latest entries of the history of the record at a path, newest first. Rejects as `read` does. */
  readonly history: (path: string) => Promise<readonly HistoryEntry[]>;
  /** Whether the server holds the activity entry of an intent. Rejects as `read` does. */
  readonly isStored: (intent: Intent) => Promise<boolean>;
  /**
   * A save of a new record with another document number for each that a stored record has, or another one of all saves.
   * Rejects as `read` does.
   */
  readonly withUnusedNumbers: (entity: Entity, save: Save, all: readonly Save[]) => Promise<Save>;
  /**
   * Stores what an intent comes to at once, with the entries of each record, if the records still hold what it replaces.
   * Rejects as `read` does, and with `SaveDenied`.
   */
  readonly write: (intent: Intent, writes: readonly RecordWrite[]) => Promise<void>;
  readonly entityAt: (path: string) => Entity | undefined;
  /** How far the server's clock is ahead of this machine's, in milliseconds. */
  readonly clockOffsetMs: () => number;
};

/**
 * Sends all waiting intents: those that share a record in the order in which they were saved, the others at the same time.
 * One that needs the user holds back only the later ones of its records, and an attachment none. Attachments follow one by one, and
 * what is saved while one is on its way, which may take long, is sent before the next. Rejects with `Unreachable`, or with an error that
 * sending again may mend, once every intent has been tried.
 */
export async function drain(deps: SenderDeps): Promise<void> {
  const hasAttachments = await sendSaves(deps);
  // What is saved meanwhile is sent by the next call.
  if (hasAttachments) while (await sendAttachment(deps)) await sendSaves(deps);
}

/** Sends the first attachment whose record is stored. Resolves to whether one was sent. */
async function sendAttachment(deps: SenderDeps): Promise<boolean> {
  const intents = await deps.list();
  const saves = intents.filter(({ attachment }) => attachment === undefined).flatMap(savesOf);
  const waiting = new Set(saves.map(recordPath));
  const failures: unknown[] = [];
  for (const intent of intents) {
    if (intent.attachment === undefined || waiting.has(recordPath(intent))) continue;
    try {
      if (await sendAfter([], deps, intent)) return true;
    } catch (error) {
      if (error instanceof Unreachable) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return false;
}

/** Resolves to whether attachments wait. */
async function sendSaves(deps: SenderDeps): Promise<boolean> {
  const all = await deps.list();
  const intents = all.filter(({ attachment }) => attachment === undefined);
  /** The last intent of each record so far. */
  const last = new Map<string, Promise<boolean>>();
  const sends = intents.map((intent) => {
    const paths = savesOf(intent).map(recordPath);
    const sent = sendAfter(
      paths.flatMap((path) => last.get(path) ?? []),
      deps,
      intent,
    );
    paths.forEach((path) => last.set(path, sent));
    return sent;
  });
  const results = await Promise.allSettled(sends);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return intents.length < all.length;
}

/** Sends an intent once the earlier ones are stored. Resolves to whether it is stored; rejects if one of them does. */
async function sendAfter(
  earlier: readonly Promise<boolean>[],
  deps: SenderDeps,
  intent: Intent,
): Promise<boolean> {
  const areStored = await Promise.all(earlier);
  if (!areStored.every(Boolean)) return false;
  const release = await deps.hold(intent);
  if (release === null) return false;
  try {
    return await send(deps, intent);
  } finally {
    release();
  }
}

/** Resolves to whether the intent is stored or discarded, so that the next one of its records may follow. */
async function send(deps: SenderDeps, intent: Intent): Promise<boolean> {
  if (intent.problem !== undefined) return false;
  try {
    const problem = await attempt(deps, intent);
    if (problem === null) await deps.remove(intent.id);
    else await block(deps, intent, problem);
    return problem === null;
  } catch (error) {
    const problem = outcomeOf(error);
    // Sending it again may help, also after an error of this app: another version of it may be loaded by then.
    const isOfDatabase = problem.kind === 'refused' || codeOf(error) !== undefined;
    if (problem.kind === 'unanswered' || !isOfDatabase) throw error;
    noteFailure(error, intent.path);
    await block(deps, intent, problem);
    return false;
  }
}

/** How often an intent that may conflict is merged in a row while colleagues keep changing its record. */
const MAX_MERGES = 5;

type NewProblem = Problem extends infer P ? (P extends Problem ? Omit<P, 'at'> : never) : never;

/** Resolves to null once the intent is stored or discarded, or to what the user must decide. Rejects as the requests do. */
async function attempt(deps: SenderDeps, intent: Intent): Promise<NewProblem | null> {
  // Stored before, but this browser did not learn of it: what is there now may be a colleague's later edit.
  if (intent.isSent && (await deps.isStored(intent))) return null;

  if (intent.attachment !== undefined) {
    if (await deps.update({ ...intent, isSent: true })) await deps.write(intent, []);
    return null;
  }
  const saves = [...savesOf(intent)];
  for (const [index, save] of saves.entries()) {
    saves[index] = await deps.withUnusedNumbers(findEntity(deps, save), save, saves);
  }
  // What cannot conflict is merged as often as it takes: each time, somebody else's save has been stored.
  const merges = saves.every(isConflictFree) ? Infinity : MAX_MERGES;
  const hasFollowers = saves.slice(1).some(isFollower);
  return whileOutdated(
    merges,
    () => mergeAndWrite(deps, intent, saves),
    // A record that was to take a new name may have been issued or removed since it was read.
    (error) =>
      error instanceof SaveDenied &&
      (error.reason === 'outdated' ||
        (hasFollowers && (error.reason === 'rules' || error.reason === 'record removed'))),
  );
}

function findEntity({ entityAt }: SenderDeps, { path }: Save): Entity {
  const entity = entityAt(path);
  if (entity === undefined) throw new Error(`No entity has the path ${path}`);
  return entity;
}

/** Merges with what is stored by now; rejects when a colleague replaces that before the server gets to it. */
async function mergeAndWrite(
  deps: SenderDeps,
  intent: Intent,
  saves: readonly Save[],
): Promise<NewProblem | null> {
  const day = dayOf(intent, deps.clockOffsetMs());
  const merged = await Promise.all(saves.map((save) => merge(deps, save, day)));
  const theirs = await changedSince(deps, intent, merged[0]);
  if (Object.keys(theirs).length > 0) return { kind: 'conflict', theirs };
  const writes: RecordWrite[] = [];
  for (const [index, { save, entity, stored, result }] of merged.entries()) {
    const mayBeLeft = index > 0 && isFollower(save) && !setsMergedInto(save);
    if (mayBeLeft && (comesToNothing(result) || isOfAnother(save, merged[0]))) continue;
    if (result.kind === 'conflict' && index === 0 && !isPartyMerger(intent)) return result;
    if (result.kind === 'locked') throw new SaveDenied('locked', null, entity.lock?.refusal);
    if (result.kind === 'issued' || result.kind === 'done already') {
      throw new SaveDenied(result.kind, null);
    }
    if (result.kind === 'merged' || result.kind === 'conflict')
      throw new SaveDenied('merged', null);
    if (result.kind !== 'write') throw new SaveDenied('record removed', null);
    const written = withCopies(entity, result, merged);
    writes.push({
      ...written,
      entity,
      id: save.recordId,
      key: save.id,
      isShared: isShared(
        entity,
        save.recordId === null ? null : Object(stored),
        written.values,
        deps.entityAt,
      ),
    });
  }
  if (changesNothing(intent, writes)) return null;
  // Until this moment its author may discard it, or replace it by another version.
  if (!(await deps.update({ ...intent, ...sentFrom(saves, writes), isSent: true }))) return null;
  await deps.write(intent, writes);
  return null;
}

/** A new record with what it copies of another one, which is saved along, as that is stored by now. */
function withCopies(
  entity: Entity,
  written: RecordValues,
  merged: readonly Awaited<ReturnType<typeof merge>>[],
): RecordValues {
  const { from = '', fields = {} } = entity.copies ?? {};
  const source = merged.find(({ save }) => save.recordId === written.values[from]);
  if (written.changes !== undefined || typeof source?.stored !== 'object') return written;
  const stored: Readonly<Record<string, unknown>> = Object(source.stored);
  const copied = Object.entries(fields).map(([own, name]) => [own, readText(stored[name])]);
  const values = { ...written.values, ...Object.fromEntries(copied) };
  return { values, subject: entity.activity.subject(parseValues(entity, values)) };
}

/**
 * What the fields that saves add to hold now, for the intent that is about to be sent: lists show an addition until its
 * field holds something else. `writes` are what the saves come to.
 */
function sentFrom(
  saves: readonly Save[],
  writes: readonly RecordWrite[],
): Pick<Intent, 'sentFrom'> {
  const byKey = new Map(writes.map((write) => [write.key, write]));
  const paths = saves.flatMap((save) => {
    const write = byKey.get(save.id);
    if (save.adds === undefined || write === undefined) return [];
    const from = Object.keys(save.adds).map((name) => {
      const { from: stored } = write.changes?.[name] ?? {};
      return [name, Number(write.entity.fields[name]?.parse(stored))] as const;
    });
    return [[recordPath(save), Object.fromEntries(from) satisfies Numbers] as const];
  });
  return paths.length === 0 ? {} : { sentFrom: Object.fromEntries(paths) };
}

/** Whether nothing is left to rename in a record: it names somebody else by now, was issued or removed, or has the name. */
const comesToNothing = (result: Merged): boolean =>
  result.kind !== 'write' || Object.keys(result.changes ?? {}).length === 0;

/** Whether a record that was to take a new name has one that is not among those of the renamed record any more. */
function isOfAnother(
  { base }: Save,
  renamed: Awaited<ReturnType<typeof merge>> | undefined,
): boolean {
  const { save, entity, stored } = renamed ?? {};
  const { formerNames } = entity?.fields[save?.renames ?? '']?.names ?? {};
  if (formerNames === undefined) return false;
  const record = Object(stored) as Readonly<Record<string, unknown>>;
  const names = [record[save?.renames ?? ''], ...linesOf(readText(record[formerNames]))].map(
    readText,
  );
  return !names.some((name) => Object.values(base).every((text) => !isOtherName(name, text)));
}

/** Whether an edit has come to nothing: a colleague has done the same, or its author has decided for the colleague. */
function changesNothing(intent: Intent, [write, ...others]: readonly RecordWrite[]): boolean {
  const { typed, adds, advances } = intent;
  if (write === undefined || write.id === null || others.length > 0) return false;
  if (adds !== undefined || advances !== undefined) return false;
  const { values, changes = {} } = write;
  return (
    Object.keys(changes).length === 0 &&
    Object.keys(typed).every((name) => values[name] === undefined)
  );
}

/**
 * The texts that an undo was going to replace, of the fields that the latest change in the history is not its own: somebody has
 * changed them since, even if they hold the same text again.
 */
async function changedSince(
  deps: SenderDeps,
  { undoes, typed }: Intent,
  first: Awaited<ReturnType<typeof merge>> | undefined,
): Promise<Texts> {
  if (undoes === undefined || first?.result.kind !== 'write') return {};
  const { save, entity, result } = first;
  const path = recordPath(save);
  const entries = await deps.history(path);
  const changed = Object.keys(typed).filter((name) => {
    if (result.values[name] === undefined) return false;
    const latest = entries.find(({ changes }) => {
      const change = changes[name];
      return change !== undefined && isVisibleChange(entity.fields[name], change);
    });
    return latest === undefined ? entries.length >= HISTORY_LENGTH : latest.id !== undoes;
  });
  return Object.fromEntries(changed.map((name) => [name, save.base[name] ?? '']));
}

/** Marks an intent as one that needs the user. Nothing of it has been stored, so it may be sent again under its id. */
async function block(deps: SenderDeps, intent: Intent, problem: NewProblem): Promise<void> {
  const at = Date.now() + deps.clockOffsetMs();
  await deps.update({ ...intent, problem: { ...problem, at } });
}

async function merge(deps: SenderDeps, save: Save, day: string) {
  const entity = findEntity(deps, save);
  const stored = save.recordId === null ? null : await deps.read(recordPath(save));
  const result: Merged =
    save.recordId === null
      ? { kind: 'write', ...newRecord(entity, save.typed, day, save.children) }
      : mergeEdit(entity, save, stored, day);
  return { save, entity, stored, result };
}
