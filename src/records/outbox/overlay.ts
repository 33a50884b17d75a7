import { initialDraft } from '../../domain/draft.ts';
import {
  parseRecord,
  parseValues,
  type Entity,
  type Fields,
  type RecordOf,
} from '../../domain/entity.ts';
import type { Unsaved } from '../../lib/unsaved.ts';
import { dayOf, type Intent } from './intent.ts';

/**
 * The records as they will be once the intents are stored, each marked as unsaved that has one. The text of a blocked
 * edit is left out: its fields show what is stored. Returns the same array when no intent concerns the entity.
 */
export function overlay<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordOf<Entity<F>>[],
  intents: readonly Intent[],
): readonly RecordOf<Entity<F>>[] {
  const own = intents.filter(({ path }) => path === entity.path);
  if (own.length === 0) return records;
  const indexes = new Map(records.map(({ id }, index) => [id, index]));
  const rows = [...records];
  for (const intent of own) {
    const index = indexes.get(intent.recordId ?? intent.id);
    const row = index === undefined ? undefined : rows[index];
    if (index !== undefined && row !== undefined) rows[index] = edited(entity, row, intent);
    else if (intent.recordId === null) {
      indexes.set(intent.id, rows.length);
      rows.push(created(entity, intent));
    }
  }
  return rows;
}

function created<F extends Fields>(entity: Entity<F>, intent: Intent): RecordOf<Entity<F>> {
  const draft = { ...initialDraft(entity, []), ...intent.typed };
  const raw = { ...parseValues(entity, draft), creationDate: dayOf(intent, 0) };
  return { ...parseRecord(entity, intent.id, raw), unsaved: stateOf(intent) };
}

function edited<F extends Fields>(
  entity: Entity<F>,
  row: RecordOf<Entity<F>>,
  intent: Intent,
): RecordOf<Entity<F>> {
  const isShown = intent.problem === undefined && intent.recordId !== null;
  const raw = isShown ? { ...row, ...parsed(entity, intent) } : row;
  const isDated = isShown && intent.typed[entity.sinceField ?? ''] !== undefined;
  return {
    ...raw,
    ...(isDated && { since: dayOf(intent, 0) }),
    unsaved: combined(row.unsaved, stateOf(intent)),
  };
}

/** The values of the edited fields. */
function parsed<F extends Fields>(entity: Entity<F>, { typed }: Intent): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const field = entity.fields[name];
      return field === undefined ? [] : [[name, field.parse(text)]];
    }),
  );
}

const stateOf = ({ problem, savedAt }: Intent): Unsaved => ({
  state: problem === undefined ? 'waiting' : 'blocked',
  since: savedAt,
});

function combined(earlier: Unsaved | undefined, later: Unsaved): Unsaved {
  if (earlier === undefined) return later;
  return { since: earlier.since, state: earlier.state === 'blocked' ? 'blocked' : later.state };
}
