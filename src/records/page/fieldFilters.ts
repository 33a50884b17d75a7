import { formatDate } from '../../lib/dates.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { addDays, lastMonths } from '../../lib/calendar.ts';
import type { Entity } from '../model/entity.ts';
import { readText, type Field, isDated } from '../model/field.ts';

/** A field by which a list is filtered: whom it names, or its date. */
export type FieldFilter = {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  readonly kind: 'person' | 'date' | 'archived';
  readonly read: (record: object) => string;
};

/** What is chosen of the filters, by name, as the address spells it. */
export type Choices = Readonly<Record<string, string>>;

/** The choices with another one of a filter; a blank one removes it. */
export function withChoice(choices: Choices, name: string, choice: string): Choices {
  const { [name]: _, ...others } = choices;
  return choice === '' ? others : { ...others, [name]: choice };
}

/** The choice of records in which the field is blank, and that of one's own. */
export const NONE = 'none';
export const ME = 'me';

/** The choices of a date that need none to be typed. */
export const SPANS = {
  today: 'Today',
  'this-week': 'This week',
  'this-month': 'This month',
  'last-month': 'Last month',
  'next-month': 'Next month',
  past: 'Before today',
} as const;

/** Between the first and the last day of a choice, of which one may be missing: `2026-10-01..2026-12-31`. */
export const RANGE = '..';

export const rangeOf = (from: string, to: string): string => `${from}${RANGE}${to}`;

/** The filters of a list, from the fields of its records: people, dates, and the day of the creation. */
export function fieldFilters({ fields }: Pick<Entity, 'fields'>): readonly FieldFilter[] {
  const declared = Object.entries(fields).flatMap(([name, field]): readonly FieldFilter[] => {
    const kind = field.isPerson
      ? 'person'
      : isDated(field.input) && field.group === undefined
        ? 'date'
        : null;
    return kind === null ? [] : [{ name, label: field.label, kind, read: reader(name) }];
  });
  return [
    ...declared,
    { name: 'created', label: 'Created', kind: 'date', read: reader('creationDate') },
    ...('archived' in fields
      ? [
          {
            name: 'archived',
            label: 'Archived',
            kind: 'archived',
            read: reader('archived'),
          } as const,
        ]
      : []),
  ];
}

const reader =
  (name: string) =>
  (record: object): string =>
    readText((record as Readonly<Record<string, unknown>>)[name]);

/** Whom and what day it is, for the choices that say "me" and "today". */
type Now = { readonly me: string; readonly today: string };

/** Whether a record is what has been chosen of every filter, archived only if that is; undefined when nothing is chosen. */
export function matcherFor(
  filters: readonly FieldFilter[],
  choices: Choices,
  now: Now,
): ((record: object) => boolean) | undefined {
  const tests = filters.flatMap(({ name, kind, read }) => {
    const choice = choices[name];
    if (kind === 'archived') {
      return [(record: object) => (read(record) !== '') === (choice !== undefined)];
    }
    if (choice === undefined) return [];
    const matches = kind === 'person' ? personTest(choice, now) : dateTest(choice, now);
    return [(record: object) => matches(read(record))];
  });
  return tests.length === 0 ? undefined : (record) => tests.every((test) => test(record));
}

function personTest(choice: string, { me }: Now): (name: string) => boolean {
  const wanted = nameKey(choice === ME ? me : choice === NONE ? '' : choice);
  return (name) => nameKey(name) === wanted;
}

/** ISO dates compare as texts; a time of day follows the date. */
function dateTest(choice: string, { today }: Now): (date: string) => boolean {
  if (choice === NONE) return (date) => date === '';
  const [first, last] = toSpan(choice, today);
  return (date) =>
    date !== '' && date.slice(0, 10) >= first && (last === '' || date.slice(0, 10) <= last);
}

/** The first and the last day of a choice, blank without one; of one that the address misspells, no day is between them. */
export function toSpan(choice: string, today: string): readonly [string, string] {
  const [from = '', to] = choice.split(RANGE);
  if (to !== undefined) return [from, to];
  switch (choice as keyof typeof SPANS) {
    case 'today':
      return [today, today];
    case 'this-week': {
      const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
      return [monday, addDays(monday, 6)];
    }
    case 'this-month':
      return monthSpan(today.slice(0, 7));
    case 'last-month':
      return monthSpan(lastMonths(today, 2)[0] ?? '');
    case 'next-month':
      return monthSpan(addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7));
    case 'past':
      return ['', addDays(today, -1)];
    default:
      return ['9999-12-31', '0001-01-01'];
  }
}

const monthSpan = (month: string): readonly [string, string] => [`${month}-01`, `${month}-31`];

/** What is chosen of a filter, in words: "Due Date: before 01 Nov 2026". */
export function describeChoice({ label, kind }: FieldFilter, choice: string): string {
  if (kind === 'archived') return label;
  if (kind === 'person') {
    return `${label}: ${choice === ME ? 'me' : choice === NONE ? 'nobody' : choice}`;
  }
  const span = (SPANS as Readonly<Record<string, string>>)[choice]?.toLowerCase();
  if (span !== undefined || choice === NONE) return `${label}: ${span ?? choice}`;
  const [from, to] = toSpan(choice, '');
  const ends = [from && `from ${formatDate(from)}`, to && `to ${formatDate(to)}`];
  return `${label}: ${ends.filter(Boolean).join(' ') || 'any day'}`;
}

/** Whether several records may get the same text in a field at once: a choice, a person or a date. */
export const isSetTogether = ({ input, isPerson }: Field<unknown>): boolean =>
  isPerson === true || input.type === 'select' || isDated(input);
