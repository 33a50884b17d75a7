import { ref, serverTimestamp, update, type Database } from 'firebase/database';
import { parseValues, type Entity } from '../../src/domain/entity.ts';
import type { Field } from '../../src/domain/field.ts';

export type Stored = Readonly<Record<string, unknown>>;

/** What the first or the last choice of every form control would store. */
export function sample(entity: Entity, choice: 'first' | 'last' = 'first'): Stored {
  const typed = Object.entries(entity.fields).map(([name, field]) => [
    name,
    typedIn(field, choice),
  ]);
  return parseValues(entity, Object.fromEntries(typed));
}

function typedIn({ input }: Field<unknown>, choice: 'first' | 'last'): string {
  if (input.type === 'select') return input.options.at(choice === 'first' ? 0 : -1) ?? '';
  if (input.type === 'number') return choice === 'first' ? '12.5' : '0';
  if (input.type === 'date') return choice === 'first' ? '2024-05-17' : '';
  return choice === 'first' ? 'Reef lounge' : '';
}

/** A record as it is stored once created. */
export function record(entity: Entity, changes: Stored = {}): Stored {
  return { ...sample(entity), creationDate: '2024-05-17', ...changes };
}

export function entry(action: string, changes: Stored = {}): Stored {
  return { user: 'Admin', action, subject: 'R-1', timestamp: serverTimestamp(), ...changes };
}

/** The entry that comes with a new record. */
export function entryOf(entity: Entity, stored: Stored): Stored {
  const subject = entity.activity.subject(stored);
  return entry(entity.activity.created, { subject });
}

/** Creates a record as the app does: with its activity entry, all at once. */
export function create(
  database: Database,
  entity: Entity,
  stored: Stored,
  id = 'r1',
): Promise<void> {
  return update(ref(database), {
    [`${entity.path}/${id}`]: stored,
    [`activity/${id}`]: entryOf(entity, stored),
  });
}

/** Edits a record as the app does: every field by its own path, with the activity entry. */
export function edit(
  database: Database,
  entity: Entity,
  changes: Stored,
  id = 'r1',
): Promise<void> {
  const fields = Object.entries(changes).map(([name, value]) => [
    `${entity.path}/${id}/${name}`,
    value,
  ]);
  return update(ref(database), {
    ...Object.fromEntries(fields),
    [`activity/a-${id}`]: entry(entity.activity.updated),
  });
}
