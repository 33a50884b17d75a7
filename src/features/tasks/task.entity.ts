import type { BadgeColors } from '../../lib/badgeColors.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { regularNoun } from '../../lib/words.ts';
import { defineEntity, type Entity, type RecordOf } from '../../records/model/entity.ts';
import { internal, partyName, personName, statusField, text } from '../../records/model/field.ts';

export const TASK_COLORS = { Open: 'blue', Done: 'green' } as const satisfies BadgeColors;

/** What somebody is to do by a day, perhaps about a record, a customer or a supplier. */
export const task = defineEntity({
  path: 'tasks',
  noun: regularNoun('task'),
  fields: {
    what: text('Task'),
    due: text('Due', 'date'),
    person: personName('Person'),
    customer: partyName('Customer', 'customers'),
    supplier: partyName('Supplier', 'suppliers'),
    status: statusField('Status', TASK_COLORS, 'Open'),
    about: internal('Record'),
  },
  sinceField: 'status',
  indexedFields: ['about'],
  isAboutOthers: true,
  isForOffice: 'about',
  activity: {
    created: 'created task',
    updated: 'updated task',
    subject: ({ what }) => what,
  },
});

export type Task = RecordOf<typeof task>;

export const isOpen = ({ status }: Task): boolean => status === 'Open';

/** Whether a task is somebody's by their name, in any case. */
export const isTaskOf = ({ person }: Task, name: string): boolean =>
  name.trim() !== '' && nameKey(person) === nameKey(name);

/** How the task begins that asks somebody to read a note that mentions them. */
export const MENTION = 'Read the note: ';

export const isMention = ({ what }: Task): boolean => what.startsWith(MENTION);

/** The most open tasks that are read. */
export const MAX_OPEN = 1_000;

/** The ids of the records of a kind that have an open task; null while nobody has given one a task, or not all are known. */
export function idsWithTask(
  { path }: Pick<Entity, 'path'>,
  tasks: readonly Task[],
): ReadonlySet<string> | null {
  const start = `${path}/`;
  const ids = tasks
    .filter((one) => isOpen(one) && one.about.startsWith(start))
    .map(({ about }) => about.slice(start.length));
  return ids.length === 0 || tasks.length >= MAX_OPEN ? null : new Set(ids);
}

/** The order of what is to be done: the day it is due, those without a day last, then the oldest first. */
export const byDay = (a: Task, b: Task): number =>
  (a.due || NEVER).localeCompare(b.due || NEVER) || (a.id < b.id ? -1 : 1);

/** Later than any day that a form accepts. */
const NEVER = '9999-99-99';
