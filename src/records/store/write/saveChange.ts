import { useCallback } from 'react';
import { removeItem } from '../device/outboxItems.ts';
import { draftFromRecord, type Texts, type TextsOf } from '../../model/draft.ts';
import {
  parseRecord,
  parseValues,
  type Entity,
  type Fields,
  type RecordOf,
} from '../../model/entity.ts';
import type { SaveContext, Intent, Save } from './intent.ts';
import { entityAt } from '../../model/entities.ts';
import { renamedValues } from './merge.ts';
import {
  enqueue,
  sayNoMore,
  sayStored,
  useSaveContext,
  whenSettled,
  type NewIntent,
  type Queueing,
} from './outbox.ts';
import { orUntitled, countText } from '../../../lib/words.ts';
import { showToast } from '../../../ui/showToast.ts';

/**
 * Saves texts of fields of a stored record without its form: one intent, and so one atomic update with one activity entry.
 * `seen` holds the texts the user saw before; by default those of the record. Resolves when the intent is on the device.
 */
async function saveChange<F extends Fields>(
  entity: Entity<F>,
  record: RecordOf<Entity<F>>,
  texts: TextsOf<F>,
  context: SaveContext,
): Promise<Intent> {
  const typed = texts as Texts;
  const draft: Texts = draftFromRecord(entity, record);
  const base = Object.keys(typed).map((name) => [name, draft[name] ?? ''] as const);
  return enqueue(
    {
      path: entity.path,
      recordId: record.id,
      title: entity.activity.subject(record),
      typed,
      base: Object.fromEntries(base),
    },
    context,
  );
}

/** A change that a save has made to records. */
export type UndoableChange = Pick<
  Intent,
  'id' | 'path' | 'recordId' | 'title' | 'typed' | 'base' | 'further'
>;

/** The save of a form that has renamed a party, with what it does to the former names. */
export function withFormerNames(entity: Entity, record: RecordOf<Entity>, intent: Intent): Intent {
  const former = Object.entries(renamedValues(entity, intent, record, intent.typed));
  const before = former.map(([name]) => [name, String(record[name])]);
  return {
    ...intent,
    typed: { ...intent.typed, ...Object.fromEntries(former) },
    base: { ...intent.base, ...(Object.fromEntries(before) as Texts) },
  };
}

/**
 * Takes a saved change back with another save; its `id` is that of its history entry. Resolves to whether it is stored: it is
 * refused, and leaves no trace, when somebody has changed one of its fields since. What it has renamed in other records is taken
 * back where it still is as renamed. Without a connection it waits like every save.
 */
export async function undoChange(
  entity: Entity,
  change: UndoableChange,
  context: SaveContext,
): Promise<boolean> {
  const further = change.further?.flatMap((one) => {
    const { id: _, ...save } = one;
    const followed = entityAt(save.path);
    return followed ? [{ ...save, ...undone(followed, save) }] : [];
  });
  sayNoMore(change.id);
  const intent = await enqueue(
    {
      path: change.path,
      recordId: change.recordId,
      title: change.title,
      further,
      ...undone(entity, change),
      undoes: change.id,
    },
    context,
  );
  const blocked = await whenSettled(intent);
  if (blocked === null) return true;
  const { problem } = blocked;
  const isChanged = problem?.kind === 'refused' && problem.reason === 'merged';
  if (isChanged || problem?.kind === 'conflict') await removeItem(intent.id);
  return false;
}

/** The texts of the change that takes one back: it starts from what forms show once the typed texts are stored. */
export function undone(
  entity: Entity,
  { typed, base }: Pick<Intent, 'typed' | 'base'>,
): Pick<Intent, 'typed' | 'base'> {
  const shown: Texts = draftFromRecord(entity, parseRecord(entity, '', parseValues(entity, typed)));
  const names = Object.keys(typed);
  return { typed: base, base: Object.fromEntries(names.map((name) => [name, shown[name] ?? ''])) };
}

type TypedFor<F extends Fields> = TextsOf<F> | ((record: RecordOf<Entity<F>>) => TextsOf<F>);

/** Saves the same texts in each of the records, and says so in a toast with Undo: `message`, or by default which status they have now. */
export type ChangeRecords<F extends Fields> = (
  records: readonly RecordOf<Entity<F>>[],
  typed: TypedFor<F>,
  message?: string,
) => Promise<void>;

/** Changes records in place, without a form: one atomic update and one activity entry for each. Stable. */
export function useChangeRecords<F extends Fields>(entity: Entity<F>): ChangeRecords<F> {
  const context = useSaveContext();
  return useCallback(
    async (records, typed, message) => {
      const saves = await saveChanges(entity, records, typed, context);
      offerUndo(entity, saves, message ?? statusMessage(entity, saves), context);
    },
    [entity, context],
  );
}

/** Takes changes back. Resolves to the titles of what stays, since a colleague has changed it meanwhile. */
export type TakeBack = (this: void) => Promise<readonly string[]>;

/** As `useChangeRecords`, for a change that is a part of something larger, which says what happened. Stable. */
export function useSaveChanges<F extends Fields>(
  entity: Entity<F>,
): (records: readonly RecordOf<Entity<F>>[], typed: TypedFor<F>) => Promise<TakeBack> {
  const context = useSaveContext();
  return useCallback(
    async (records, typed) => {
      const saves = await saveChanges(entity, records, typed, context);
      return () => undoChanges(entity, saves, context);
    },
    [entity, context],
  );
}

const saveChanges = <F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordOf<Entity<F>>[],
  typed: TypedFor<F>,
  context: SaveContext,
): Promise<readonly Intent[]> =>
  Promise.all(
    records.map((record) =>
      saveChange(entity, record, typeof typed === 'function' ? typed(record) : typed, context),
    ),
  );

/** What a toast says once records have another status: "A-1 set to Done", "5 tasks set to Done", or in the words of their entity. */
function statusMessage(
  { fields, noun, activity: { statusVerb = 'set to' } }: Entity,
  saves: readonly Intent[],
): string {
  const { title = '', typed = {} } = saves[0] ?? {};
  const [, status = ''] = Object.entries(typed).find(([name]) => fields[name]?.colors) ?? [];
  const what = saves.length === 1 ? orUntitled(title) : countText(saves.length, noun);
  return `${what} ${statusVerb} ${status}`;
}

/** Says what happened in a toast, with Undo: the key Z takes the changes back as long as it is shown. */
export function offerUndo(
  entity: Entity,
  saves: readonly Intent[],
  message: string,
  context: SaveContext,
): void {
  void sayStored(saves, message, {
    label: 'Undo',
    run: () => void undoChanges(entity, saves, context).then(sayUndone),
  });
}

async function undoChanges(
  entity: Entity,
  saves: readonly UndoableChange[],
  context: SaveContext,
): Promise<readonly string[]> {
  const results = saves.map(async (save) => ({
    save,
    isUndone: await undoChange(entity, save, context),
  }));
  const refused = (await Promise.all(results)).filter(({ isUndone }) => !isUndone);
  return refused.map(({ save }) => save.title);
}

/** Says what is not taken back. */
export const notUndone = (...changed: readonly string[]): string =>
  `Not undone, since a colleague has changed it meanwhile: ${changed.join(', ')}`;

/** Says that something is taken back, or what a colleague has changed meanwhile. */
export const sayUndone = (refused: readonly string[]): void =>
  showToast(refused.length === 0 ? 'Undone' : notUndone(...refused));

/** A save of one record in a batch. Only the first of a batch may edit texts of a stored record. */
export type BatchSave = Pick<Save, 'path' | 'recordId' | 'adds' | 'advances' | 'children'> &
  Partial<Pick<Save, 'id' | 'typed' | 'base'>>;

/** What a batch is called in lists of what is not saved yet, what is stored with it, and what is said of it. */
export type BatchOptions = Pick<NewIntent, 'purpose' | 'title' | 'alongside'> & {
  readonly attach?: Queueing['attach'];
  /** What a toast says once it is stored. */
  readonly toast?: string;
  /** Takes it back, which the toast offers. */
  readonly undo?: ((sent: readonly Intent[]) => void) | undefined;
};

const MAX_BATCH = 100;

/** Saves changes of several records, and says so. Resolves to what waits once it is on the device. */
type SaveBatch = (saves: readonly BatchSave[], options: BatchOptions) => Promise<readonly Intent[]>;

/** Saves changes of several records as one intent, one atomic update, in which the first one's activity entry is the newest. Stable. */
export function useSaveBatch(): SaveBatch {
  const context = useSaveContext();
  return useCallback(
    async (saves, { attach, toast, undo, ...options }) => {
      const intents: Intent[] = [];
      for (const [first, ...further] of inBatches(saves)) {
        intents.push(await enqueue({ ...options, ...first, further }, context, { attach }));
      }
      if (toast !== undefined) {
        void sayStored(intents, toast, undo && { label: 'Undo', run: () => undo(intents) });
      }
      return intents;
    },
    [context],
  );
}

function inBatches(saves: readonly BatchSave[]): readonly (readonly [BatchSave, ...BatchSave[]])[] {
  const [first, ...others] = saves.slice(0, MAX_BATCH);
  return first === undefined ? [] : [[first, ...others], ...inBatches(saves.slice(MAX_BATCH))];
}
