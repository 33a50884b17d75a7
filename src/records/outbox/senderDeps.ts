import type { Entity } from '../../domain/entity.ts';
import type { HistoryEntry } from '../../domain/history.ts';
import type { RecordWrite } from '../storedValues.ts';
import type { Intent, Save } from './intent.ts';

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
   * A save of a new record with another document number for each that a stored record has, or one of the other saves.
   * Rejects as `read` does.
   */
  readonly withUnusedNumbers: (
    entity: Entity,
    save: Save,
    others: readonly Save[],
  ) => Promise<Save>;
  /**
   * Stores what an intent comes to at once, with the entries of each record, if the records still hold what it replaces.
   * Rejects as `read` does, and with `SaveDenied`.
   */
  readonly write: (intent: Intent, writes: readonly RecordWrite[]) => Promise<void>;
  readonly entityAt: (path: string) => Entity | undefined;
  /** How far the server's clock is ahead of this machine's, in milliseconds. */
  readonly clockOffsetMs: () => number;
  /** The message for an error that sending again would not mend; null for one that it may. */
  readonly permanentFailure: (error: unknown) => string | null;
};
