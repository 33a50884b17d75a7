import type { Texts } from '../../model/draft.ts';
import type { OutboxItem } from '../device/deviceDatabase.ts';
import { today } from '../../../lib/dates.ts';
import type { DenialReason } from './saveFailure.ts';
import type { Values } from './values.ts';

/** Why an intent needs the user: the server refused it, or colleagues have changed the same fields. */
export type Problem =
  | {
      readonly kind: 'refused';
      readonly reason: DenialReason;
      readonly message?: string;
      readonly at: number;
    }
  | { readonly kind: 'failed'; readonly message: string; readonly at: number }
  /** `theirs`: the texts that are stored now, by field. */
  | { readonly kind: 'conflict'; readonly theirs: Texts; readonly at: number };

/** Numbers by field. */
export type Numbers = Readonly<Record<string, number>>;

/** What happens to one record. */
export type Save = {
  /** The key of its activity entry, and of a new record. */
  readonly id: string;
  /** The path of the entity. */
  readonly path: string;
  /** The record to update; null creates one, whose id is that of the save. */
  readonly recordId: string | null;
  /** The texts of the edited fields, or of all fields of a new record. */
  readonly typed: Texts;
  /** The text of each edited field that the user saw before the edit. */
  readonly base: Texts;
  /** What to add to number fields, whatever they hold when it is sent. */
  readonly adds?: Numbers;
  /**
   * The options that select fields move forward to, unless they are there or further already when it is sent; the texts that
   * what the app notes moves on to, unless one that sorts later is stored by then; the records that links name from then on; and
   * lines whose last column is a day that moves on.
   */
  readonly advances?: Texts;
  /** What a new record holds beside its fields. */
  readonly children?: Texts;
  /** The edited name of a party, if the one that is stored when it is sent becomes a former one. */
  readonly renames?: string;
};

/**
 * A save on its way to the server. It holds what was typed rather than what to write, so that it is merged with what
 * is stored when it is sent, and parsed by the version of the app that sends it.
 */
export type Intent = OutboxItem &
  Save & {
    /** What the record was called when it was saved, for lists of intents. */
    readonly title: string;
    /** What it does in place of an edit, such as "Merging with", for the same lists. */
    readonly purpose?: string;
    /**
     * Saves of other records, stored in the same atomic update. One that edits texts of a stored record carries a new name
     * there, and is left out when the record names somebody else by then, or has been issued or removed; or it merges the
     * record into that of the intent, and nothing is stored if somebody has changed it.
     */
    readonly further?: readonly Save[];
    /** What is stored beside its records in the same update, by path. Each object says as well who saves it, and when. */
    readonly alongside?: Values;
    /** What belongs to the record and is all that the intent does: large, and so sent by itself once the record is stored. */
    readonly attachment?: { readonly path: string; readonly value: object };
    /** The id of the history entry whose changes it takes back, as long as no later one changes the same fields. */
    readonly undoes?: string;
    /** When it was saved, in milliseconds since 1970. */
    readonly savedAt: number;
    /** Whether `savedAt` is the server's time; otherwise it is this machine's. */
    readonly isServerTime: boolean;
    /** Whether it may have reached the server. */
    readonly isSent?: boolean;
    /** What the fields it adds to held when it was sent, by path of their record: they hold something else once it is stored. */
    readonly sentFrom?: Readonly<Record<string, Numbers>>;
    /** Set while it waits for the user instead of the network. */
    readonly problem?: Problem;
  };

/** Whether a further save of an intent carries a new name into a stored record. */
export const isFollower = (save: Save): boolean => !isConflictFree(save);

/** Whether a save marks a record as merged into another one, or takes that back. */
export const setsMergedInto = (save: Pick<Save, 'recordId' | 'typed'>): boolean =>
  edits(save, 'mergedInto');

/** Whether an intent merges two parties, or takes that back: nothing of it is stored if one has changed. */
export const isPartyMerger = (save: Pick<Save, 'recordId' | 'typed'>): boolean =>
  edits(save, 'absorbed');

/** A new record holds all fields, edited or not. */
const edits = ({ recordId, typed }: Pick<Save, 'recordId' | 'typed'>, field: string): boolean =>
  recordId !== null && field in typed;

/** Whether a stored item is a save, and not what is kept for one. */
export const isIntent = (item: OutboxItem): item is Intent => item.draft === undefined;

/** Whether a form can show all that an intent does. */
export const fitsForm = (intent: Intent): boolean =>
  [intent.adds, intent.advances, intent.further, intent.alongside, intent.attachment].every(
    (part) => part === undefined,
  ) &&
  intent.renames === undefined &&
  !isPartyMerger(intent);

/** What an intent does to each of its records. */
export const savesOf = (intent: Intent): readonly Save[] => [intent, ...(intent.further ?? [])];

/** Whether no change of a colleague can contradict a save: it types over nothing that is stored. */
export const isConflictFree = ({ recordId, typed }: Save): boolean =>
  recordId === null || Object.keys(typed).length === 0;

/** The record that a save is about. */
export const recordPath = ({
  path,
  recordId,
  id,
}: Pick<Save, 'path' | 'recordId' | 'id'>): string => `${path}/${recordId ?? id}`;

/** The creation date of a new record: the day on which it was saved, by the server's clock as far as it is known. */
export function dayOf({ savedAt, isServerTime }: Intent, clockOffsetMs: number): string {
  return today(new Date(savedAt + (isServerTime ? 0 : clockOffsetMs)));
}

/** The intent after the user has decided every conflict: `kept` names the fields whose typed text replaces theirs. */
export function resolved(intent: Intent, kept: ReadonlySet<string>): Intent {
  // What was decided over a later change replaces it.
  const { problem, undoes: _, ...rest } = intent;
  if (problem?.kind !== 'conflict') return rest;
  const { theirs } = problem;
  const typed = Object.entries(intent.typed).filter(
    ([name]) => theirs[name] === undefined || kept.has(name),
  );
  const decided = {
    ...rest,
    typed: Object.fromEntries(typed),
    base: { ...intent.base, ...theirs },
  };
  const { renames = '', further } = intent;
  const theirName = theirs[renames];
  if (theirName === undefined || further === undefined) return decided;
  // What the colleague has renamed as well is found under that name.
  const followers = further.map((save) =>
    Object.assign({}, save, { base: mapTexts(save.base, theirName) }),
  );
  return { ...decided, further: kept.has(renames) ? followers : [] };
}

const mapTexts = (texts: Texts, text: string): Texts =>
  Object.fromEntries(Object.keys(texts).map((name) => [name, text]));

/** Whether its author may still change or discard it: it cannot be on its way to the server. */
export const isEditable = ({ isSent = false, problem }: Intent): boolean =>
  problem !== undefined || !isSent;

/** Whether it was refused for want of access before its author signed in again, which may have mended that. */
export const isWorthRetrying = ({ problem }: Intent, signedInAt: number): boolean =>
  problem?.kind === 'refused' && problem.reason === 'no access' && problem.at < signedInAt;

/** The intent without its problem, to be sent again. */
export function retried(intent: Intent): Intent {
  const { problem: _, ...waiting } = intent;
  return waiting;
}

/** The user who saves, and how far the server's clock is ahead of this machine's: 0 while that is unknown. */
export type SaveContext = { readonly uid: string; readonly clockOffsetMs: number };
