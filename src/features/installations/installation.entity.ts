import { lookUp } from '../../lib/lookUp.ts';
import { ASSIGNEES } from '../../company/assignees.ts';
import { KINDS, PARAMETERS, RANGES, type ParameterName, type Range } from '../../company/water.ts';
import { parseNumber } from '../../lib/parseNumber.ts';
import { regularNoun } from '../../lib/words.ts';
import { ARCHIVE_FIELD } from '../../records/model/archive.ts';
import { defineEntity, type RecordOf } from '../../records/model/entity.ts';
import {
  latest,
  link,
  number,
  openSelect,
  optional,
  partyName,
  personName,
  select,
  text,
  type Field,
} from '../../records/model/field.ts';
import { lines, readLines } from '../../records/model/lines.ts';
import { withQuery } from '../../records/page/address/addresses.ts';

/** How often the company comes, in the order of the form. */
export const PLANS = ['None', 'Weekly', 'Fortnightly', 'Monthly', 'Quarterly'] as const;

/** How often the company comes. */
export type Plan = (typeof PLANS)[number];

/** What is installed; `every`: after how many days it is to be serviced, `serviced`: when that was done last, YYYY-MM-DD. */
export const EQUIPMENT_COLUMNS = [
  { name: 'what', label: 'What' },
  { name: 'model', label: 'Model' },
  { name: 'serial', label: 'Serial no.' },
  { name: 'since', label: 'Since', isDate: true },
  { name: 'every', label: 'Service every (days)', isNumber: true },
  { name: 'serviced', label: 'Last serviced', isDate: true },
] as const;

/** The ranges that differ from those of the kind. */
export const TARGET_COLUMNS = [
  {
    name: 'parameter',
    label: 'Parameter',
    options: Object.values(PARAMETERS).map(({ label }) => label),
  },
  { name: 'low', label: 'From', isNumber: true },
  { name: 'high', label: 'To', isNumber: true },
] as const;

/** What differs for one visit of the plan: `onceFor` names its day of the plan, and once it is made, nothing of it holds. */
const once = (field: Field<string>) => optional({ ...field, group: 'One visit' });

/** What the company has built, or looks after, at a customer's. */
export const installation = defineEntity({
  path: 'service/installations',
  page: 'service/installations',
  noun: regularNoun('installation'),
  fields: {
    name: text('Name'),
    customer: partyName('Customer', 'customers'),
    kind: select('Kind', KINDS, 'Marine'),
    litres: number('Volume (L)'),
    address: text('Address', 'multiline'),
    plan: select('Visits', PLANS, 'None'),
    planFrom: { ...text('First Visit', 'date'), hint: 'The days of the visits follow from it.' },
    assigned: openSelect('Assigned To', ASSIGNEES),
    access: {
      ...text('Access', 'multiline'),
      exportedIf: 'with access notes (gate codes)',
      hint: 'Gate code, parking, whom to ask. It is on no report, and exported only if you ask for it.',
    },
    handedOver: text('Handed Over', 'date'),
    warrantyUntil: text('Warranty Until', 'date'),
    equipment: lines('Equipment', EQUIPMENT_COLUMNS),
    targets: {
      ...lines('Ranges', TARGET_COLUMNS),
      hint: 'Only what differs from the usual ranges of the kind. An aquarist must check all of them.',
    },
    onceFor: once(text('Visit Planned For', 'date')),
    onceOn: once(text('Moved To', 'date')),
    onceBy: once(personName('Handed Over To')),
    onceWith: once(personName('Together With')),
    deal: optional(link('Deal')),
    /** The last visit, as `lastVisitOf` reads it: noted with each visit, unless a later one is noted. */
    lastVisit: optional(latest('Last Visit')),
    ...ARCHIVE_FIELD,
  },
  indexedFields: ['deal'],
  activity: {
    created: 'added new installation',
    updated: 'updated installation',
    subject: ({ name }) => name,
  },
  submit: 'Add',
});

export type Installation = RecordOf<typeof installation>;

/** The last visit that an installation notes: its day, the id of its record, and which parameters were outside of their range, with what was measured. */
export type LastVisit = {
  readonly date: string;
  readonly visit: string;
  readonly outside: readonly ParameterName[];
  readonly values?: Readonly<Partial<Record<ParameterName, number>>>;
};

/** What `lastVisit` holds of a visit: its texts sort by day, and those of a day by when they were recorded. */
export const lastVisitText = ({ date, visit, outside, values = {} }: LastVisit): string =>
  [date, visit, ...outside.map((name) => [name, values[name] ?? []].flat().join('='))].join(' ');

/** Reads the last visit of an installation; null if there was none. */
export function lastVisitOf({ lastVisit }: Pick<Installation, 'lastVisit'>): LastVisit | null {
  const [date = '', visit = '', ...noted] = lastVisit.split(' ');
  if (date === '' || visit === '') return null;
  const outside = noted.flatMap((one) => {
    const [name = '', value = ''] = one.split('=');
    return isParameter(name) ? [[name, parseNumber(value)] as const] : [];
  });
  const values = outside.filter(([, value]) => value !== null);
  return {
    date,
    visit,
    outside: outside.map(([name]) => name),
    values: Object.fromEntries(values),
  };
}

/** The toggles, in addresses, of those whose last visit had a reading outside of its range, and whose equipment is due for service. */
export const OUTSIDE = 'outside';
export const SERVICE_DUE = 'service-due';

/** Whether a reading of the last visit was outside of its range. */
export const isOutside = (record: Installation): boolean =>
  (lastVisitOf(record)?.outside.length ?? 0) > 0;

const isParameter = (name: string): name is ParameterName => Object.hasOwn(PARAMETERS, name);

/** The parameters that are measured at an installation, in order, each with the range that holds there. */
export function rangesOf({
  kind,
  targets,
}: Pick<Installation, 'kind' | 'targets'>): ReadonlyMap<ParameterName, Range> {
  // Another program may store a kind that is none.
  const usual = lookUp(RANGES, kind) ?? {};
  const ranges = new Map<ParameterName, Range>(Object.entries(usual) as [ParameterName, Range][]);
  for (const { parameter = '', low = '', high = '' } of readLines(TARGET_COLUMNS, targets)) {
    const name = parameterNamed(parameter);
    const bounds = [parseNumber(low), parseNumber(high)] as const;
    if (name && bounds[0] !== null && bounds[1] !== null) ranges.set(name, [bounds[0], bounds[1]]);
  }
  return new Map(
    (Object.keys(PARAMETERS) as ParameterName[]).flatMap((name) => {
      const range = ranges.get(name);
      return range ? [[name, range] as const] : [];
    }),
  );
}

/** The parameter with a label, however it is written. */
function parameterNamed(label: string): ParameterName | undefined {
  const key = label.trim().toLowerCase();
  return (Object.keys(PARAMETERS) as ParameterName[]).find(
    (name) => PARAMETERS[name].label.toLowerCase() === key,
  );
}

/** How far a reading is outside of a range: below 0 under its lower bound, above 0 over its higher one, 0 inside. */
export function distance(value: number, [low, high]: Range): number {
  if (value < low) return value - low;
  return value > high ? value - high : 0;
}

/** The parameter of the pages about one installation that says which it is. */
export const INSTALLATION = 'installation';

/** The address of the page of an installation. */
export const installationAddress = (id: string): string =>
  withQuery('/dashboard/service/installation', { [INSTALLATION]: id });

/** The address of the form that records a visit to an installation. */
export const visitFormAddress = (id: string): string =>
  withQuery('/dashboard/service/visit', { [INSTALLATION]: id });
