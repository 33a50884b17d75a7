import type { Entity } from '../../../src/records/model/entity.ts';
import type { Field } from '../../../src/records/model/field.ts';
import { ENTITIES } from '../../support/entities.ts';
import type { Tree } from './tree.ts';

/** The kind of value in a field; a list of strings is the only values it accepts. */
export type Kind =
  | 'text'
  /** What records are looked up by beside a name: that in lower case, or blank. */
  | 'key'
  | 'number'
  /** A number, or blank where nothing was measured. */
  | 'reading'
  | 'date'
  | 'date and time'
  | 'issued'
  | 'author'
  | 'time'
  | 'merged into'
  | 'archived'
  /** The key of the history entry that has archived or merged the record last. */
  | 'listing change'
  /** The server's time of the last change, which each change of a record that has it writes. */
  | 'changed at'
  /** The account that has made it, likewise. */
  | 'changed by'
  /** What of an invoice is paid or credited, and what has settled it last. */
  | 'settled'
  | 'settled by'
  /** Of a payment: the invoice that it settles and what it says of that, its amount and day, and the payment that it takes back. */
  | 'settles'
  | 'paid'
  /** Which record is the latest: a text that begins with its day. */
  | 'latest'
  | 'as invoiced'
  | 'day'
  | 'reverses'
  | readonly string[];

/** The kinds of what no new record has: no number is issued for it, and it is in the lists. */
export const LATER: ReadonlySet<unknown> = new Set([
  'issued',
  'archived',
  'merged into',
  'listing change',
  'settled',
  'settled by',
  'reverses',
] satisfies Kind[]);

export type Collection = {
  readonly fields: Readonly<Record<string, Kind>>;
  /** The fields that may be missing; none unless given. */
  readonly optional?: readonly string[];
  /** The fields that may change later; all unless given, but for the author and the time. */
  readonly editable?: readonly string[];
  /** Whether they come from no sheet whose import could be undone. */
  readonly isNeverImported?: boolean;
  /** Whether each change of a field is told in the history. */
  readonly isTraced?: boolean;
  /** The name that its records are looked up by. */
  readonly lookedUpBy?: string;
  readonly created: string;
  readonly updated: string;
  readonly subject: (record: Tree) => unknown;
};

/** The kinds that no declaration tells. */
const SETTLING: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  'finance/invoices': { paid: 'settled', credited: 'settled', settledBy: 'settled by' },
  payments: {
    invoiceNumber: 'as invoiced',
    customer: 'as invoiced',
    date: 'day',
    invoice: 'settles',
    amount: 'paid',
    reverses: 'reverses',
  },
};

/** The names that records are looked up by. */
const LOOKED_UP: Readonly<Record<string, string>> = {
  'sales/customers': 'name',
  'finance/invoices': 'customer',
  suppliers: 'name',
};

/**
 * Every record may say when it was changed last, and by which account: one that says who has written it must. What can be archived or
 * merged, or is traced, says by which entry of the history.
 */
function withTraces(collection: Collection): Collection {
  const { fields, optional = [], isTraced = false } = collection;
  const hasTraces = isTraced || 'archived' in fields;
  const isSigned = Object.values(fields).includes('author');
  const { lookedUpBy } = collection;
  const keys = lookedUpBy === undefined ? [] : [`${lookedUpBy}Key`];
  return {
    ...collection,
    fields: {
      ...fields,
      ...Object.fromEntries(keys.map((name) => [name, 'key'])),
      changedAt: 'changed at',
      changedBy: 'changed by',
      ...(hasTraces && { listingChange: 'listing change' }),
    },
    optional: [
      ...optional,
      ...keys,
      'changedAt',
      ...(isSigned ? [] : ['changedBy']),
      ...(hasTraces ? ['listingChange'] : []),
    ],
  };
}

/** What an entity's declaration says of its records. */
function described({ path, fields, sinceField, isAddOnly, activity }: Entity): Collection {
  const since = sinceField === undefined ? [] : ['since'];
  return withTraces({
    fields: Object.fromEntries([
      ...Object.entries(fields).map(([name, field]) => [
        name,
        SETTLING[path]?.[name] ?? kindOf(name, field, 'mergedInto' in fields),
      ]),
      ...since.map((name) => [name, 'date']),
    ]),
    optional: [...Object.keys(fields).filter((name) => fields[name]?.optional), ...since],
    ...(isAddOnly && {
      editable: [
        ...Object.keys(fields).filter((name) => fields[name]?.names),
        'changedAt',
        'changedBy',
        'listingChange',
      ],
    }),
    ...(['payments', 'creditNotes', 'service/visits', 'notes'].includes(path) && {
      isNeverImported: true,
    }),
    ...(['payments', 'service/visits', 'notes'].includes(path) && { isTraced: true }),
    ...(path in LOOKED_UP && { lookedUpBy: LOOKED_UP[path] ?? '' }),
    created: activity.created,
    updated: activity.updated,
    subject: (record) => activity.subject(record),
  });
}

function kindOf(
  name: string,
  { input, parse, optional = false }: Field<unknown>,
  isMergeable: boolean,
): Kind {
  if (name === 'lastVisit') return 'latest';
  if (input.type === 'number' && parse('') === '') return 'reading';
  if (['number', 'issued', 'author', 'time'].includes(input.type)) return input.type as Kind;
  if (input.type === 'mergedInto') return 'merged into';
  if (name === 'archived') return 'archived';
  if (input.type === 'date') return 'date';
  if (input.type === 'datetime-local') return 'date and time';
  if (input.type !== 'select' || input.open) return 'text';
  // What a record is merged without is blank from then on.
  const blank = optional && isMergeable ? [''] : [];
  return [...input.options, ...Object.keys(input.formerly ?? {}), ...blank];
}

/**
 * The collections of all entities, derived from their declarations: the cases of the features hold the fields, options and words of
 * the specification (sections 3, 4 and 7), and declaredForms.test.ts compares the declarations with them.
 */
export const COLLECTIONS: Readonly<Record<string, Collection>> = Object.fromEntries(
  ENTITIES.map((entity) => [entity.path, described(entity)]),
);
