import { ref, serverTimestamp, update, type Database } from 'firebase/database';
import {
  isFrozen,
  isSignedField,
  parseValues,
  type Entity,
} from '../../../src/records/model/entity.ts';
import type { Field } from '../../../src/records/model/field.ts';
import { LISTING_FIELDS } from '../../../src/records/model/archive.ts';
import { payment } from '../../../src/features/payments/payment.entity.ts';
import { ENTITIES } from '../../support/entities.ts';
import { isAllowed, signedIn, stored as storedAt } from './environment.ts';

export type Stored = Readonly<Record<string, unknown>>;

/** The entities whose records are stored by themselves; a payment is with the invoice that it settles. */
export const STORED_ALONE = ENTITIES.filter(({ path }) => path !== payment.path);

/** What no new record has: it is archived, merged and settled later. */
const LATER: ReadonlySet<string> = new Set([...LISTING_FIELDS, 'paid', 'credited', 'settledBy']);

/** The values that a form stores when every control has its first or last choice, without what comes later. */
export function sample(entity: Entity, choice: 'first' | 'last' = 'first'): Stored {
  const typed = Object.entries(entity.fields).map(([name, field]) => [
    name,
    typedText(field, choice),
  ]);
  const values = Object.entries(parseValues(entity, Object.fromEntries(typed)));
  return Object.fromEntries(
    values.filter(([name]) => entity.fields[name]?.input.type !== 'issued' && !LATER.has(name)),
  );
}

function typedText({ input, isLatest }: Field<unknown>, choice: 'first' | 'last'): string {
  if (isLatest) return choice === 'first' ? '2024-05-17 v1' : '';
  if (input.type === 'select') return input.options.at(choice === 'first' ? 0 : -1) ?? '';
  if (input.type === 'number') return choice === 'first' ? '12.5' : '0';
  if (input.type === 'date') return choice === 'first' ? '2024-05-17' : '';
  if (input.type === 'datetime-local') return choice === 'first' ? '2024-05-17T14:05' : '';
  return choice === 'first' ? 'Reef lounge' : '';
}

/** What an invoice says of VAT once its number is issued. */
export const VAT: Stored = { vatRate: 'Standard 5 %', rate: '3.6725' };

/** A record as it is stored on creation. */
export function record(entity: Entity, changes: Stored = {}): Stored {
  return { ...sample(entity), creationDate: '2024-05-17', ...changes };
}

export function entry(action: string, changes: Stored = {}): Stored {
  return {
    user: 'Admin',
    uid: 'u1',
    action,
    subject: 'R-1',
    timestamp: serverTimestamp(),
    ...changes,
  };
}

/** The activity entry of a new record. */
function creationEntry(entity: Entity, stored: Stored): Stored {
  const subject = entity.activity.subject(stored);
  return entry(entity.activity.created, { subject });
}

/** Creates a record as the app does: together with its activity entry. */
export function create(
  database: Database,
  entity: Entity,
  stored: Stored,
  id = 'r1',
): Promise<void> {
  return update(ref(database), {
    [`${entity.path}/${id}`]: { changedBy: 'u1', ...stored, ...signedValues(entity) },
    [`activity/${id}`]: { ...creationEntry(entity, stored), ...sharing(entity, stored) },
  });
}

/** What says who creates a record, and when. */
const signedValues = ({ fields }: Entity): Stored =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isSignedField(field)
        ? [[name, field.input.type === 'author' ? 'Admin' : serverTimestamp()]]
        : [],
    ),
  );

/** What an entry of the activity has that is for everybody with access. */
const sharing = ({ isForOffice }: Entity, stored: Stored): Stored =>
  !isForOffice || (isForOffice === 'about' && 'shared' in stored)
    ? { shared: serverTimestamp() }
    : {};

/** Edits a record as the app does: every field by its own path, together with an activity entry. */
export function edit(
  database: Database,
  entity: Entity,
  changes: Stored,
  id = 'r1',
): Promise<void> {
  const fields = Object.entries(changes)
    .filter(([name]) => !isFrozen(entity, {}, name))
    .map(([name, value]) => [`${entity.path}/${id}/${name}`, value]);
  return update(ref(database), {
    ...Object.fromEntries(fields),
    [`${entity.path}/${id}/changedAt`]: serverTimestamp(),
    [`${entity.path}/${id}/changedBy`]: 'u1',
    [`activity/a-${id}`]: entry(
      entity.activity.updated,
      sharing(entity, Object(storedAt(`${entity.path}/${id}`))),
    ),
    ...(entity.isTraced && tracing(entity, changes, id)),
  });
}

/** What tells of the changes of a record that is traced. */
function tracing(entity: Entity, changes: Stored, id: string): Stored {
  const { path, fields } = entity;
  const before: Stored = Object(storedAt(`${path}/${id}`));
  const told = Object.entries(changes)
    .filter(([name, to]) => name in fields && !isFrozen(entity, {}, name) && before[name] !== to)
    .map(([name, to]) => [name, { ...(name in before && { from: before[name] }), to }] as const);
  const { action: _, subject: __, ...signed } = entry('');
  return {
    [`${path}/${id}/listingChange`]: `a-${id}`,
    [`history/a-${id}`]: {
      ...signed,
      record: `${path}/${id}`,
      ...('shared' in sharing(entity, before) && { shared: `${path}/${id}` }),
      changes: Object.fromEntries(told),
    },
  };
}

/** The values by path, of which those of records say who changes them, and when. */
export const saying = (values: Stored): Stored =>
  Object.assign(
    { ...values },
    ...Object.keys(values).map((path) => {
      const { path: of } = ENTITIES.find((entity) => path.startsWith(`${entity.path}/`)) ?? {};
      const [id, field] = of === undefined ? [] : path.slice(of.length + 1).split('/');
      return field === undefined
        ? {}
        : { [`${of}/${id}/changedAt`]: serverTimestamp(), [`${of}/${id}/changedBy`]: 'u1' };
    }),
  ) as Stored;

/** Whether a signed-in user may create this record, or make these changes. */
export const mayCreate = (entity: Entity, stored: Stored, id?: string): Promise<boolean> =>
  isAllowed(create(signedIn(), entity, stored, id));
export const mayEdit = (entity: Entity, changes: Stored, id?: string): Promise<boolean> =>
  isAllowed(edit(signedIn(), entity, changes, id));
