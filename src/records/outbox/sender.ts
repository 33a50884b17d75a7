import type { Entity } from '../../domain/entity.ts';
import { isOutdatedSave, SaveDenied } from '../saveDenied.ts';
import { newRecord, type RecordValues } from '../recordValues.ts';
import { dayOf, recordPath, type Intent, type Problem } from './intent.ts';
import { mergeEdit, type Merged } from './merge.ts';

/** What the sender needs from the device and the server. */
export type SenderDeps = {
  /** The intents of the signed-in person, in the order in which they were saved. */
  readonly list: () => Promise<readonly Intent[]>;
  readonly update: (intent: Intent) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** The stored value at a path, null if there is none. Rejects with `Unreachable` when the connection is lost. */
  readonly read: (path: string) => Promise<unknown>;
  /** Whether the server holds the activity entry of an intent. Rejects as `read` does. */
  readonly isStored: (intent: Intent) => Promise<boolean>;
  /** The texts of a new record, with another document number for each that a stored record has. Rejects as `read` does. */
  readonly withUnusedNumbers: (entity: Entity, intent: Intent) => Promise<Intent>;
  /**
   * Stores the values of a record with its entries at once, if the record still holds what they replace. Rejects as `read`
   * does, and with `SaveDenied`.
   */
  readonly write: (entity: Entity, intent: Intent, content: RecordValues) => Promise<void>;
  readonly entityAt: (path: string) => Entity | undefined;
  /** How far the server's clock is ahead of this machine's, in milliseconds. */
  readonly clockOffsetMs: () => number;
  /** The message for an error that sending again would not mend; null for one that it may. */
  readonly permanentFailure: (error: unknown) => string | null;
};

/** The connection was lost before the server answered: the request may or may not have arrived. */
export class Unreachable extends Error {}

/**
 * Sends all waiting intents: those of one record in the order in which they were saved, those of different records at
 * the same time. One that needs the user holds back only the later ones of its record. Rejects with `Unreachable`, or
 * with an error that sending again may mend, once every intent has been tried.
 */
export async function drain(deps: SenderDeps): Promise<void> {
  const results = await Promise.allSettled(
    byRecord(await deps.list()).map(async (intents) => {
      for (const intent of intents) {
        if (!(await send(deps, intent))) return;
      }
    }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** The intents of each record, in the order in which they were saved. */
function byRecord(intents: readonly Intent[]): readonly (readonly Intent[])[] {
  const groups = new Map<string, Intent[]>();
  for (const intent of intents) {
    const path = recordPath(intent);
    groups.set(path, [...(groups.get(path) ?? []), intent]);
  }
  return [...groups.values()];
}

/** Resolves to whether the intent is stored, so that the next one of its record may follow. */
async function send(deps: SenderDeps, intent: Intent): Promise<boolean> {
  if (intent.problem !== undefined) return false;
  try {
    const problem = await attempt(deps, intent);
    if (problem === null) await deps.remove(intent.id);
    else await block(deps, intent, problem);
    return problem === null;
  } catch (error) {
    const problem = problemOf(deps, error);
    if (problem === null) throw error;
    console.error(`Saving to ${intent.path} failed`, error);
    await block(deps, intent, problem);
    return false;
  }
}

/** How often an intent is merged in a row while colleagues keep changing its record. */
const MAX_MERGES = 5;

type NewProblem = Problem extends infer P ? (P extends Problem ? Omit<P, 'at'> : never) : never;

/** Resolves to null once the intent is stored, or to what the user must decide. Rejects as the requests do. */
async function attempt(deps: SenderDeps, intent: Intent): Promise<NewProblem | null> {
  const entity = deps.entityAt(intent.path);
  if (entity === undefined) throw new Error(`No entity has the path ${intent.path}`);
  // Stored before, but this browser did not learn of it: what is there now may be a colleague's later edit.
  if (intent.isSent && (await deps.isStored(intent))) return null;

  const current = intent.recordId === null ? await deps.withUnusedNumbers(entity, intent) : intent;
  return mergeAndWrite(deps, entity, current, MAX_MERGES);
}

/** Merges anew when a colleague has replaced what it merged with before the server got to it. */
async function mergeAndWrite(
  deps: SenderDeps,
  entity: Entity,
  intent: Intent,
  mergesLeft: number,
): Promise<NewProblem | null> {
  const merged = await merge(deps, entity, intent);
  if (merged.kind === 'conflict') return merged;
  if (merged.kind === 'record removed') throw new SaveDenied('record removed', null);
  await deps.update({ ...intent, isSent: true });
  try {
    await deps.write(entity, intent, merged);
    return null;
  } catch (error) {
    if (!isOutdatedSave(error) || mergesLeft === 1) throw error;
    return mergeAndWrite(deps, entity, intent, mergesLeft - 1);
  }
}

/** What is wrong with a save that failed; null when sending it again may help. */
function problemOf(deps: SenderDeps, error: unknown): NewProblem | null {
  if (error instanceof SaveDenied) return { kind: 'refused', reason: error.reason };
  const message = deps.permanentFailure(error);
  return message === null ? null : { kind: 'failed', message };
}

/** Marks an intent as one that needs the user. Nothing of it has been stored, so it may be sent again under its id. */
async function block(deps: SenderDeps, intent: Intent, problem: NewProblem): Promise<void> {
  const at = Date.now() + deps.clockOffsetMs();
  await deps.update({ ...intent, problem: { ...problem, at } });
}

async function merge(deps: SenderDeps, entity: Entity, intent: Intent): Promise<Merged> {
  const day = dayOf(intent, deps.clockOffsetMs());
  if (intent.recordId === null) {
    return { kind: 'write', ...newRecord(entity, intent.typed, day) };
  }
  return mergeEdit(entity, intent, await deps.read(recordPath(intent)), day);
}
