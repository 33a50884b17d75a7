import { initialDraft } from '../../model/draft.ts';
import {
  parseRecord,
  parseValues,
  type Entity,
  type Fields,
  type RecordOf,
} from '../../model/entity.ts';
import type { Unsaved } from '../../../lib/unsaved.ts';
import type { Unconfirmed } from './saveFailure.ts';
import { movedValue, renamedValues } from './merge.ts';
import { dayOf, recordPath, savesOf, type Intent, type Save } from './intent.ts';

/**
 * The records as they will be once the intents are stored, each marked as unsaved that has one. The text of a blocked
 * edit is left out: its fields show what is stored; so do those that are `hidden` until they are. Returns the same array when no intent concerns the entity.
 */
export function overlay<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordOf<Entity<F>>[],
  intents: readonly Intent[],
  hidden: readonly Unconfirmed[] = [],
): readonly RecordOf<Entity<F>>[] {
  const own = intents.flatMap((intent) =>
    savesOf(intent).flatMap((save) => (save.path === entity.path ? [{ intent, save }] : [])),
  );
  const before = hidden.filter((write) => write.entity.path === entity.path);
  if (own.length === 0 && before.length === 0) return records;
  const indexes = new Map(records.map(({ id }, index) => [id, index]));
  const rows = [...records];
  for (const { intent, save } of own) {
    const index = indexes.get(save.recordId ?? save.id);
    const row = index === undefined ? undefined : rows[index];
    if (index !== undefined && row !== undefined) rows[index] = edited(entity, row, intent, save);
    else if (save.recordId === null) {
      indexes.set(save.id, rows.length);
      rows.push(created(entity, intent, save));
    }
  }
  for (const { id, changes = {}, since } of before) {
    const index = indexes.get(id ?? '');
    const row = index === undefined ? undefined : rows[index];
    if (index === undefined || row === undefined) continue;
    const stored = Object.entries(changes).map(
      ([name, { from }]) => [name, entity.fields[name]?.parse(from)] as const,
    );
    const unsaved = combined(row.unsaved, { state: 'waiting', since });
    rows[index] = { ...row, ...Object.fromEntries(stored), unsaved };
  }
  return rows;
}

function created<F extends Fields>(
  entity: Entity<F>,
  intent: Intent,
  { id, typed }: Save,
): RecordOf<Entity<F>> {
  const draft = { ...initialDraft(entity, []), ...typed };
  const raw = { ...parseValues(entity, draft), creationDate: dayOf(intent, 0) };
  return { ...parseRecord(entity, id, raw), unsaved: unsavedState(intent) };
}

function edited<F extends Fields>(
  entity: Entity<F>,
  row: RecordOf<Entity<F>>,
  intent: Intent,
  save: Save,
): RecordOf<Entity<F>> {
  const isShown = intent.problem === undefined && save.recordId !== null;
  const typed = isShown
    ? {
        ...row,
        ...parsed(entity, save),
        ...renamedValues(entity, save, row, parsed(entity, save)),
        ...moved(entity, row, intent, save),
      }
    : row;
  const raw = isShown ? { ...typed, ...entity.alsoChanges?.(row, typed, dayOf(intent, 0)) } : row;
  const isDated = isShown && save.typed[entity.sinceField ?? ''] !== undefined;
  return {
    ...raw,
    ...(isDated && { since: dayOf(intent, 0) }),
    unsaved: combined(row.unsaved, unsavedState(intent)),
  };
}

function parsed<F extends Fields>(entity: Entity<F>, { typed }: Save): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const field = entity.fields[name];
      return field === undefined ? [] : [[name, field.parse(text)]];
    }),
  );
}

/**
 * What is added or moved forward. An addition that is on its way counts until its field holds something else than it did
 * before: from then on it is stored, or it is about to be merged with a colleague's change.
 */
function moved(
  { fields }: Entity,
  row: Readonly<Record<string, unknown>>,
  { sentFrom = {} }: Intent,
  save: Save,
): Record<string, unknown> {
  const from = sentFrom[recordPath(save)] ?? {};
  return Object.fromEntries(
    Object.keys({ ...save.adds, ...save.advances }).flatMap((name) => {
      const field = fields[name];
      const isStored = from[name] !== undefined && from[name] !== row[name];
      if (field === undefined || isStored) return [];
      const value = movedValue(field, save, name, row[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const unsavedState = ({ problem, savedAt }: Intent): Unsaved => ({
  state: problem === undefined ? 'waiting' : 'blocked',
  since: savedAt,
});

function combined(earlier: Unsaved | undefined, later: Unsaved): Unsaved {
  if (earlier === undefined) return later;
  return { since: earlier.since, state: earlier.state === 'blocked' ? 'blocked' : later.state };
}
