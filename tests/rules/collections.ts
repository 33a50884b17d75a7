import type { Entity } from '../../src/model/entity.ts';
import type { Field } from '../../src/model/field.ts';
import { ENTITIES } from '../support/entities.ts';
import type { Tree } from './tree.ts';

/** The kind of value in a field; a list of strings is the only values it accepts. */
export type Kind =
  | 'text'
  | 'number'
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
  /** Of a payment: the invoice that it settles, its amount, and the payment that it takes back. */
  | 'settles'
  | 'paid'
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
  /** Whether they come from no sheet, whose import could be undone. */
  readonly isNeverImported?: boolean;
  readonly created: string;
  readonly updated: string;
  readonly subject: (record: Tree) => unknown;
};

const EMIRATES = [
  'Dubai',
  'Abu Dhabi',
  'Sharjah',
  'Ajman',
  'Ras Al Khaimah',
  'Fujairah',
  'Umm Al Quwain',
];

/** Written by hand from the specification (sections 3, 4, 5 and 7), independent of the entities. */
const DESCRIBED: Readonly<Record<string, Collection>> = {
  'sales/deals': {
    fields: {
      title: 'text',
      customer: 'text',
      value: 'number',
      stage: ['New Lead', 'Quotation Sent', 'Negotiation', 'Won', 'Lost'],
      owner: 'text',
      expectedClose: 'date',
      lines: 'text',
      vatRate: ['Not stated', 'Standard 5 %', 'Zero-rated', 'Exempt', 'Out of scope'],
      rate: 'text',
      validUntil: 'date',
      terms: 'text',
      quotation: 'text',
      quoted: 'text',
      revision: 'text',
      since: 'date',
      archived: 'archived',
    },
    optional: [
      'owner',
      'expectedClose',
      'lines',
      'vatRate',
      'rate',
      'validUntil',
      'terms',
      'quotation',
      'quoted',
      'revision',
      'archived',
      'since',
    ],
    created: 'created new deal',
    updated: 'updated deal',
    subject: ({ title }) => title,
  },
  'sales/leads': {
    fields: {
      company: 'text',
      contact: 'text',
      status: ['New', 'Contacted', 'Qualified', 'Unqualified'],
      source: 'text',
      phone: 'text',
      email: 'text',
      note: 'text',
      deal: 'text',
      archived: 'archived',
    },
    optional: ['phone', 'email', 'note', 'deal', 'archived'],
    created: 'created new lead',
    updated: 'updated lead',
    subject: ({ company }) => company,
  },
  'sales/customers': {
    fields: {
      name: 'text',
      trn: 'text',
      terms: ['Net 30', 'Net 60', 'Due on Receipt'],
      invoiced: 'text',
      email: 'text',
      phone: 'text',
      address: 'text',
      formerNames: 'text',
      licence: 'text',
      authority: 'text',
      city: 'text',
      emirate: ['Not stated', ...EMIRATES],
      country: 'text',
      mergedInto: 'merged into',
      absorbed: 'text',
      archived: 'archived',
    },
    optional: [
      'email',
      'phone',
      'address',
      'formerNames',
      'licence',
      'authority',
      'city',
      'emirate',
      'country',
      'mergedInto',
      'absorbed',
      'archived',
    ],
    created: 'created new customer',
    updated: 'updated customer',
    subject: ({ name }) => name,
  },
  'finance/invoices': {
    fields: {
      idNum: 'text',
      customer: 'text',
      date: 'date',
      due: 'date',
      amount: 'number',
      status: ['Draft', 'Sent', 'Paid', 'Overdue'],
      taxNumber: 'issued',
      lines: 'text',
      vatRate: ['Not stated', 'Standard 5 %', 'Zero-rated', 'Exempt', 'Out of scope'],
      supplyDate: 'date',
      rate: 'text',
      deal: 'text',
      installation: 'text',
      paid: 'settled',
      credited: 'settled',
      settledBy: 'settled by',
      sentOn: 'date',
      supply: [
        'Ordinary',
        'Continuous supply',
        'Summary of several supplies',
        'Export',
        'E-commerce',
        'Deemed supply',
      ],
      periodStart: 'date',
      periodEnd: 'date',
      archived: 'archived',
    },
    optional: [
      'taxNumber',
      'lines',
      'vatRate',
      'supplyDate',
      'rate',
      'deal',
      'installation',
      'paid',
      'credited',
      'settledBy',
      'sentOn',
      'supply',
      'periodStart',
      'periodEnd',
      'archived',
    ],
    created: 'created invoice',
    updated: 'updated invoice',
    subject: ({ idNum }) => idNum,
  },
  'procurement/purchaseOrders': {
    fields: {
      poId: 'text',
      supplier: 'text',
      date: 'date',
      amount: 'number',
      status: ['Draft', 'Sent', 'Partially Received', 'Received', 'Billed', 'Closed'],
      lines: 'text',
      archived: 'archived',
    },
    optional: ['lines', 'archived'],
    created: 'created PO',
    updated: 'updated PO',
    subject: ({ poId }) => poId,
  },
  'inventory/items': {
    fields: {
      sku: 'text',
      name: 'text',
      category: 'text',
      stock: 'number',
      reorder: 'number',
      cost: 'number',
      supplier: 'text',
      bin: 'text',
      barcode: 'text',
      archived: 'archived',
    },
    optional: ['supplier', 'bin', 'barcode', 'archived'],
    created: 'added new item',
    updated: 'updated inventory for',
    subject: ({ sku }) => sku,
  },
  'service/tickets': {
    fields: {
      ticketId: 'text',
      customer: 'text',
      issue: 'text',
      assigned: 'text',
      status: ['New', 'In Progress', 'On Hold', 'Resolved', 'Closed'],
      reported: 'date and time',
      priority: ['Low', 'Normal', 'High', 'Urgent'],
      phone: 'text',
      site: 'text',
      installation: 'text',
      since: 'date',
      archived: 'archived',
    },
    optional: ['reported', 'priority', 'phone', 'site', 'installation', 'archived', 'since'],
    created: 'created ticket',
    updated: 'updated ticket',
    subject: ({ ticketId }) => (typeof ticketId === 'string' ? `#${ticketId}` : null),
  },
  suppliers: {
    fields: {
      name: 'text',
      contact: 'text',
      email: 'text',
      phone: 'text',
      category: 'text',
      status: ['Active', 'Inactive'],
      formerNames: 'text',
      mergedInto: 'merged into',
      absorbed: 'text',
      archived: 'archived',
    },
    optional: ['formerNames', 'mergedInto', 'absorbed', 'archived'],
    created: 'added new supplier',
    updated: 'updated supplier',
    subject: ({ name }) => name,
  },
};

/** The kinds that no declaration tells. */
const SETTLING: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  'finance/invoices': { paid: 'settled', credited: 'settled', settledBy: 'settled by' },
  payments: { invoice: 'settles', amount: 'paid', reverses: 'reverses' },
};

const described = (entity: Entity): Collection => {
  const collection = DESCRIBED[entity.path];
  return collection ? withTraces(collection) : derivedFrom(entity);
};

/** Every record may say when it was changed last; what can be archived or merged says by which entry of the history. */
const withTraces = (collection: Collection): Collection => ({
  ...collection,
  fields: {
    ...collection.fields,
    changedAt: 'changed at',
    changedBy: 'changed by',
    ...('archived' in collection.fields && { listingChange: 'listing change' }),
  },
  optional: [
    ...(collection.optional ?? []),
    'changedAt',
    'changedBy',
    ...('archived' in collection.fields ? ['listingChange'] : []),
  ],
});

/** The collections of all entities: those of the specification as above, later ones derived from their declaration. */
export const COLLECTIONS: Readonly<Record<string, Collection>> = Object.fromEntries(
  ENTITIES.map((entity) => [entity.path, described(entity)]),
);

/** What an entity's declaration says of its records. */
export function derivedFrom({ path, fields, sinceField, isAddOnly, activity }: Entity): Collection {
  const since = sinceField === undefined ? [] : ['since'];
  return withTraces({
    fields: Object.fromEntries([
      ...Object.entries(fields).map(([name, field]) => [
        name,
        SETTLING[path]?.[name] ?? kindOf(name, field),
      ]),
      ...since.map((name) => [name, 'date']),
    ]),
    optional: [...Object.keys(fields).filter((name) => fields[name]?.optional), ...since],
    ...(isAddOnly && {
      editable: [
        ...Object.keys(fields).filter((name) => fields[name]?.names),
        'changedAt',
        'changedBy',
      ],
    }),
    ...(['payments', 'creditNotes', 'service/visits'].includes(path) && { isNeverImported: true }),
    created: activity.created,
    updated: activity.updated,
    subject: (record) => activity.subject(record),
  });
}

function kindOf(name: string, { input }: Field<unknown>): Kind {
  if (['number', 'issued', 'author', 'time'].includes(input.type)) return input.type as Kind;
  if (input.type === 'mergedInto') return 'merged into';
  if (name === 'archived') return 'archived';
  if (input.type === 'date') return 'date';
  if (input.type === 'datetime-local') return 'date and time';
  if (input.type !== 'select' || input.open) return 'text';
  return [...input.options, ...Object.keys(input.formerly ?? {})];
}
