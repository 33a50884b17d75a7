import { COLLECTIONS, LATER, type Collection, type Kind } from './collections.ts';
import { COMPANY, COMPANY_CHANGE, DETAILS } from './companyDescription.ts';
import { OPEN_AFTER_ISSUE } from './description.ts';
import { LENGTHS } from './enquiryDescription.ts';
import { PEOPLE } from './peopleDescription.ts';
import type { Values } from './nearWrites.ts';
import { applied, type Tree } from './tree.ts';
import { NOW, type User } from './user.ts';

/** A write that the app sends, and what is stored when it does. What it adds is called `new…`. */
export type Scenario = {
  readonly name: string;
  readonly stored: Tree;
  readonly values: Values;
  readonly user?: User;
  /** Whether the write is refused. */
  readonly isDenied?: boolean;
  /** Whether another scenario has the same rules, so that what differs a little need not be tried again. */
  readonly isAlike?: boolean;
};

export const ANN: User = { isSignedIn: true, id: 'u1', name: 'Ann Lee', isStaff: true };
export const USERS: readonly User[] = [
  { isSignedIn: true, id: 'u1', name: 'Ann Lee', isStaff: true },
  { isSignedIn: true, id: 'u1', isStaff: true },
  { isSignedIn: true, id: 'u1', name: '', isStaff: true },
  { isSignedIn: true, id: 'u1', name: 'Bob', isStaff: false },
  { isSignedIn: true, id: 'u1', isStaff: false },
  { isSignedIn: true, id: 'u1', name: '  ', isStaff: true },
  { isSignedIn: true, id: 'u1', name: ' Cem ', isStaff: true },
  { isSignedIn: true, id: 'u1', name: 'Ann\u200B Lee', isStaff: true },
  { isSignedIn: true, id: 'u1', name: 'x'.repeat(101), isStaff: true },
  { isSignedIn: false, id: '', isStaff: false },
];

export const VISITOR: User = { isSignedIn: false, id: '', isStaff: false };

const SIGNED = { user: 'Ann Lee', uid: 'u1', timestamp: NOW };
/** What each change of a record says, at its path. */
const changed = (record: string): Values => ({
  [`${record}/changedAt`]: NOW,
  [`${record}/changedBy`]: 'u1',
});
const CREATED_ON = '2024-05-17';
const CREATED_AT = 1_600_000_000_000;
const DAY_MS = 86_400_000;

/** An import that was logged by Ann a moment ago, without its path. */
const LOG = { uid: 'u1', user: 'Ann Lee', timestamp: Date.now() - 1_000, count: 2 };

const entry = (action: string, subject = 'R-1') => ({ ...SIGNED, action, subject });
const history = (record: string, changes: object) => ({ ...SIGNED, record, changes });

/** A write that is refused. */
const denied = (name: string, stored: Tree, values: Values): Scenario => ({
  name,
  stored,
  values,
  isDenied: true,
});

/** A tree with values at some paths. */
function treeOf(values: Values): Tree {
  const tree: Tree = {};
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    let node = tree;
    for (const key of keys) node = (node[key] ??= {}) as Tree;
    node[last] = structuredClone(value) as Tree;
  }
  return tree;
}

/** A valid value of a kind, one of two. */
function valueOf(kind: Kind, second: boolean): string | number {
  if (kind === 'author') return 'Ann Lee';
  if (kind === 'time') return 1_600_000_000_000;
  if (kind === 'number' || kind === 'reading') return second ? -3.5 : 12;
  if (kind === 'day') return '2024-02-29';
  if (kind === 'latest') return second ? '' : '2024-05-17 v1-30';
  if (kind === 'date') return second ? '' : '2024-02-29';
  if (kind === 'date and time') return second ? '' : '2024-05-17T14:05';
  if (kind === 'key') return String(valueOf('text', second)).toLowerCase();
  if (kind === 'text' || kind === 'as invoiced' || LATER.has(kind))
    return second ? 'حوض <script>' : 'Reef lounge';
  return kind.at(second ? -1 : 0) ?? '';
}

/** The values of a record, without what says when it was changed. */
const recordOf = (path: string, second = false): Tree =>
  Object.fromEntries(
    Object.entries(COLLECTIONS[path]?.fields ?? {})
      .filter(([, kind]) => kind !== 'changed at' && kind !== 'changed by' && !LATER.has(kind))
      .map(([name, kind]) => [name, valueOf(kind, second)]),
  );

function scenariosOf(
  [path, { created, updated, subject }]: readonly [string, Collection],
  index: number,
): readonly Scenario[] {
  const first = recordOf(path);
  const {
    fields,
    editable = Object.keys(fields),
    isNeverImported,
    isTraced = false,
  } = COLLECTIONS[path] as Collection;
  const isEditable = (name: string): boolean =>
    editable.includes(name) && fields[name] !== 'author' && fields[name] !== 'time';
  /** The other value of every field that may change. */
  const second = Object.fromEntries(
    Object.entries(recordOf(path, true)).filter(([name]) => isEditable(name)),
  );
  const editableOf = (record: Tree): Tree =>
    Object.fromEntries(Object.entries(record).filter(([name]) => isEditable(name)));
  /** As the app sends it when it is new: the server gives the time. */
  const sent = Object.fromEntries(
    Object.entries(first).map(([name, value]) => [name, fields[name] === 'time' ? NOW : value]),
  );
  const at = (id: string, record: Tree) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [`${path}/${id}/${name}`, value]),
    );
  const changes = Object.fromEntries(
    Object.keys(second).map((name) => [name, { from: first[name], to: second[name] }]),
  );
  const told = {
    [`${path}/r1/listingChange`]: 'new1',
    'history/new1': history(`${path}/r1`, changes),
  };
  const unsaid = { ...at('r1', second), 'activity/new1': entry(updated), ...(isTraced && told) };
  const update = { ...unsaid, ...changed(`${path}/r1`) };
  const isAlike = index > 0;
  const foreign = Object.fromEntries(
    Object.keys(first).map((name) => [name, fields[name] === 'key' ? '' : 1e16]),
  );
  const objects = Object.fromEntries(
    Object.keys(first).map((name, place) => [name, place % 2 === 0 ? { a: 1, b: 2 } : 1e16]),
  );
  const imported: Tree = { ...sent, creationDate: CREATED_ON, import: 'i1' };
  const removable: Tree = { ...imported, ...first, changedAt: CREATED_AT, changedBy: 'u1' };
  const remove = { [`${path}/r1`]: null, 'imports/i1/removed/r1': NOW };
  const log = { ...LOG, path };
  const addition = {
    [`${path}/new1`]: { ...sent, creationDate: CREATED_ON, changedAt: NOW, changedBy: 'u1' },
    'activity/new1': entry(created, subject(first) as string),
  };
  const imports = (): readonly Scenario[] => [
    {
      name: `${path}: two records of an import`,
      isAlike,
      stored: {},
      values: {
        [`${path}/new1`]: { ...imported, import: 'newImport' },
        [`${path}/new2`]: { ...imported, import: 'newImport' },
        'activity/new1': entry(created, subject(imported) as string),
        'activity/new2': entry(created, subject(imported) as string),
        'imports/newImport': { ...log, timestamp: NOW, count: 20_000 },
      },
    },
    {
      name: `${path}: a record of an import that is logged`,
      isAlike,
      stored: treeOf({ 'imports/i1': log }),
      values: {
        [`${path}/new1`]: imported,
        'activity/new1': entry(created, subject(imported) as string),
      },
    },
    {
      name: `${path}: the removal of what was imported`,
      stored: treeOf({
        'imports/i1': log,
        'imports/i2': { ...log, path: 'elsewhere' },
        [`${path}/r1`]: removable,
        [`${path}/other`]: removable,
        'activity/r1/timestamp': CREATED_AT,
        'activity/other/timestamp': CREATED_AT,
      }),
      values: remove,
    },
    // The log asks for these, whatever the record is.
    ...(isAlike
      ? []
      : ['yesterday', 'by a colleague', 'from elsewhere', 'and changed since', 'by another program']
    ).map((when): Scenario => ({
      name: `${path}: the removal of what was imported ${when}`,
      stored: treeOf({
        'imports/i1': {
          ...log,
          ...(when === 'yesterday' && { timestamp: Date.now() - DAY_MS - 5_000 }),
          ...(when === 'by a colleague' && { uid: 'u2' }),
          ...(when === 'from elsewhere' && { path: 'elsewhere' }),
        },
        [`${path}/r1`]: when === 'by another program' ? { ...imported, ...first } : removable,
        ...(when !== 'by another program' && {
          'activity/r1/timestamp': when === 'and changed since' ? CREATED_AT - 1 : CREATED_AT,
        }),
      }),
      values: remove,
      isDenied: true,
    })),
  ];
  const archiving = (): readonly Scenario[] => {
    const stored = treeOf({ [`${path}/r1`]: { ...first, creationDate: CREATED_ON } });
    const values = {
      [`${path}/r1/archived`]: CREATED_ON,
      [`${path}/r1/listingChange`]: 'new1',
      ...changed(`${path}/r1`),
      'activity/new1': entry(updated),
      'history/new1': history(`${path}/r1`, { archived: { to: CREATED_ON } }),
    };
    const { 'history/new1': _, ...untold } = values;
    return [
      { name: `${path}: a record that is archived`, isAlike: true, stored, values },
      denied(`${path}: a record that is archived without its entry of the history`, stored, untold),
    ];
  };
  return [
    {
      name: `${path}: a new record`,
      stored: {},
      values: addition,
    },
    {
      name: `${path}: an update of every field`,
      stored: treeOf({ [`${path}/r1`]: { ...first, creationDate: CREATED_ON } }),
      values: update,
    },
    {
      name: `${path}: an update with its history, beside what another program stored`,
      isAlike,
      stored: treeOf({
        [`${path}/r1`]: {
          ...first,
          creationDate: CREATED_ON,
          changedAt: 1_600_000_000_000,
          remark: 'old',
          tags: { a: true, b: true },
        },
      }),
      values: {
        ...update,
        'history/new1': history(`${path}/r1`, changes),
      },
    },
    {
      name: `${path}: an update that does not say who changes it, and when`,
      isAlike,
      stored: treeOf({ [`${path}/r1`]: { ...first, creationDate: CREATED_ON } }),
      values: unsaid,
      isDenied: true,
    },
    {
      name: `${path}: an update without history of what another program stored`,
      stored: treeOf({ [`${path}/old record`]: { ...objects, remark: 'old' } }),
      values: {
        ...at('old record', editableOf(first)),
        ...changed(`${path}/old record`),
        'activity/new1': entry(updated),
      },
      isDenied: isTraced,
    },
    {
      name: `${path}: an update that writes the creation date again`,
      isAlike,
      stored: treeOf({ [`${path}/r1`]: { ...first, creationDate: 'of another program' } }),
      values: { ...update, [`${path}/r1/creationDate`]: 'of another program' },
    },
    ...(isTraced
      ? [
          denied(
            `${path}: an update without its entry of the history`,
            treeOf({ [`${path}/r1`]: { ...first, creationDate: CREATED_ON } }),
            { ...at('r1', second), ...changed(`${path}/r1`), 'activity/new1': entry(updated) },
          ),
          denied(
            `${path}: an update by an entry that tells of less`,
            treeOf({ [`${path}/r1`]: { ...first, creationDate: CREATED_ON } }),
            {
              ...update,
              'history/new1': history(
                `${path}/r1`,
                Object.fromEntries(Object.entries(changes).slice(1)),
              ),
            },
          ),
          denied(
            `${path}: an update by the entry of the one before`,
            treeOf({
              [`${path}/r1`]: { ...first, creationDate: CREATED_ON, listingChange: 'h0' },
              'history/h0': { ...SIGNED, timestamp: 1, record: `${path}/r1`, changes },
            }),
            { ...at('r1', second), ...changed(`${path}/r1`), [`${path}/r1/listingChange`]: 'h0' },
          ),
        ]
      : []),
    denied(
      `${path}: an update of the creation date`,
      treeOf({ [`${path}/r1`]: { ...first, creationDate: CREATED_ON } }),
      { ...update, [`${path}/r1/creationDate`]: '2024-05-18' },
    ),
    ...(Object.values(fields).includes('author')
      ? [
          denied(
            `${path}: a new record without its account`,
            {},
            {
              ...addition,
              [`${path}/new1`]: { ...sent, creationDate: CREATED_ON, changedAt: NOW },
            },
          ),
        ]
      : []),
    {
      name: `${path}: an update that keeps what another program stored`,
      isAlike,
      stored: treeOf({ [`${path}/r1`]: foreign }),
      values: {
        ...at('r1', editableOf(foreign)),
        ...changed(`${path}/r1`),
        'activity/new1': entry(updated),
      },
    },
    ...('archived' in fields ? archiving() : []),
    ...(isNeverImported ? [] : imports()),
    denied(
      `${path}: the removal of what was not imported`,
      treeOf({ 'imports/i1': log, [`${path}/r1`]: first }),
      remove,
    ),
  ];
}

/** A customer as the app archives and merges it, or takes that back, and what leaves no trace. */
const LISTING: readonly Scenario[] = (() => {
  const stored: Tree = {
    sales: {
      customers: Object.fromEntries(
        ['a', 'b'].map((id) => [id, { ...recordOf('sales/customers'), creationDate: CREATED_ON }]),
      ),
    },
    history: {
      h0: {
        user: 'Ann Lee',
        timestamp: 1,
        record: 'sales/customers/a',
        changes: { name: { to: 'x' } },
      },
    },
  };
  const record = 'sales/customers/a';
  const change = (field: string, to: string, from?: string) => ({
    [`${record}/${field}`]: to,
    [`${record}/listingChange`]: 'new1',
    ...changed(record),
    'activity/new1': entry('updated customer'),
    'history/new1': history(record, { [field]: { ...(from !== undefined && { from }), to } }),
  });
  const gone = applied(stored, {
    [`${record}/archived`]: CREATED_ON,
    [`${record}/mergedInto`]: 'b',
    [`${record}/listingChange`]: 'h0',
  });
  return [
    { name: 'a customer that is archived', stored, values: change('archived', CREATED_ON) },
    { name: 'a customer that is merged', stored, values: change('mergedInto', 'b') },
    { name: 'a merger taken back', stored: gone, values: change('mergedInto', '', 'b') },
    {
      name: 'a customer that is restored',
      stored: applied(gone, { [`${record}/mergedInto`]: '' }),
      values: change('archived', '', CREATED_ON),
    },
    ...['a', 'none', 'b/name', 'b '].map((into): Scenario => ({
      name: `a customer that is merged into ${into}`,
      stored,
      values: change('mergedInto', into),
      isDenied: true,
    })),
    denied(
      'a customer that is merged into one that is merged itself',
      applied(stored, { 'sales/customers/b/mergedInto': 'c' }),
      change('mergedInto', 'b'),
    ),
    denied('two customers that are merged into each other', stored, {
      ...change('mergedInto', 'b'),
      'sales/customers/b/mergedInto': 'a',
      'sales/customers/b/listingChange': 'new2',
      ...changed('sales/customers/b'),
      'activity/new2': entry('updated customer'),
      'history/new2': history('sales/customers/b', { mergedInto: { to: 'a' } }),
    }),
    ...(
      [
        ['phone', { [`${record}/phone`]: '1', ...changed(record) }],
        ['archived', change('archived', '', CREATED_ON)],
        ['mergedInto', change('mergedInto', 'c', 'b')],
      ] as const
    ).map(([field, values]): Scenario => ({
      name: `the ${field} of a customer that is merged`,
      stored: gone,
      values,
      isDenied: true,
    })),
    ...['1', 'Reef lounge'].map((phone): Scenario => ({
      name: `a customer that is merged as it was seen with the phone ${phone}`,
      isAlike: true,
      stored,
      values: {
        ...change('mergedInto', 'b'),
        'history/new1': history(record, {
          mergedInto: { to: 'b' },
          phone: { from: phone, to: phone },
        }),
      },
      isDenied: phone === '1',
    })),
    ...['archived', 'mergedInto'].map((field): Scenario => ({
      name: `a new customer that is ${field}`,
      stored,
      values: {
        'sales/customers/new1': {
          ...recordOf('sales/customers'),
          creationDate: CREATED_ON,
          [field]: 'b',
        },
        'activity/new1': entry('created new customer', 'Reef lounge'),
      },
      isDenied: true,
    })),
    denied('a customer that is archived by an entry about another change', stored, {
      ...change('archived', CREATED_ON),
      [`${record}/phone`]: '1',
      'history/new1': history(record, { phone: { from: 'Reef lounge', to: '1' } }),
    }),
    denied('a customer that is archived by an entry that was there before', stored, {
      [`${record}/archived`]: CREATED_ON,
      [`${record}/listingChange`]: 'h0',
      ...changed(record),
    }),
  ];
})();

/** Some days from now, in the first time zone. */
const inDays = (days: number): string =>
  new Date(Date.now() + 14 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

/** The last visit to an installation, which makes the next one due. */
const LAST_VISITS: readonly Scenario[] = (
  [
    [inDays(0), true],
    [inDays(-1), true],
    [inDays(1), false],
    [inDays(40), false],
    [inDays(366), false],
    ['2079-12-31', false],
    ['2080-01-01', false],
    ['2099-12-31', false],
    ['2100-01-01', false],
    ['soon', false],
  ] as const
).map(([day, isAllowed]): Scenario => {
  const record = 'service/installations/r1';
  return {
    name: `a last visit on ${day}`,
    isAlike: true,
    stored: treeOf({
      [record]: { ...recordOf('service/installations'), creationDate: CREATED_ON },
    }),
    values: { [`${record}/lastVisit`]: `${day} v9-12`, ...changed(record) },
    isDenied: !isAllowed,
  };
});

const DEAL = { ...recordOf('sales/deals'), creationDate: CREATED_ON };
const ITEM = { ...recordOf('inventory/items'), stock: 2, creationDate: CREATED_ON };
const ORDER = {
  ...recordOf('procurement/purchaseOrders'),
  status: 'Sent',
  creationDate: CREATED_ON,
};
const ORDERED = treeOf({
  'procurement/purchaseOrders/o1': ORDER,
  'procurement/purchaseOrders/o2': ORDER,
  'inventory/items/i1': ITEM,
  'inventory/items/i2': ITEM,
  'inventory/items/i3': ITEM,
});
const receipt = (lines: object, others: object = {}) => ({
  ...SIGNED,
  order: 'o1',
  lines,
  ...others,
});

const receiptOf = (
  name: string,
  [before, quantity, after]: readonly [unknown, number, number],
): Scenario => ({
  name: `a receipt of ${name}`,
  stored: { ...ORDERED, inventory: { items: { i1: { ...ITEM, stock: before as number } } } },
  values: {
    'activity/new1': entry('updated PO'),
    'inventory/items/i1/stock': after,
    ...changed('inventory/items/i1'),
    'receipts/new1': receipt({ i1: quantity }),
  },
});

const RECEIPTS: readonly Scenario[] = [
  {
    name: 'goods that arrive',
    stored: ORDERED,
    values: {
      'procurement/purchaseOrders/o1/status': 'Received',
      ...changed('procurement/purchaseOrders/o1'),
      'activity/new1': entry('updated PO'),
      'history/new1': history('procurement/purchaseOrders/o1', {
        status: { from: 'Sent', to: 'Received' },
      }),
      'inventory/items/i1/stock': 7,
      ...changed('inventory/items/i1'),
      'activity/new2': entry('updated inventory for'),
      'history/new2': history('inventory/items/i1', { stock: { from: 2, to: 7 } }),
      'inventory/items/i2/stock': 1.5,
      ...changed('inventory/items/i2'),
      'receipts/new1': receipt({ i1: 5, i2: -0.5 }),
    },
  },
  receiptOf('a fraction', [0.1, 0.2, 0.3]),
  receiptOf('very many', [1e15, -0.3, 1e15 - 0.3]),
  receiptOf('an item whose stock another program stored', ['2', 5, 5]),
  ...[false, true].map((isTakenBack): Scenario => ({
    name: isTakenBack ? 'a receipt that was taken back before' : 'a receipt that is taken back',
    stored: {
      ...ORDERED,
      receipts: {
        s1: {
          user: 'Ann Lee',
          timestamp: 1,
          order: 'o1',
          lines: { i1: 5, i2: -0.5 },
          ...(isTakenBack && { reversedBy: 's2' }),
        },
      },
    },
    values: {
      'activity/new1': entry('updated PO'),
      'inventory/items/i1/stock': -3,
      ...changed('inventory/items/i1'),
      'inventory/items/i2/stock': 2.5,
      ...changed('inventory/items/i2'),
      'receipts/new1': receipt({ i1: -5, i2: 0.5 }, { reverses: 's1' }),
      'receipts/s1/reversedBy': 'new1',
    },
    isDenied: isTakenBack,
  })),
];

const INVOICE = {
  ...recordOf('finance/invoices'),
  status: 'Sent',
  vatRate: 'Standard 5 %',
  rate: '3.6725',
  creationDate: CREATED_ON,
};
const INVOICES = { a: INVOICE, b: INVOICE, c: { ...INVOICE, taxNumber: 4 } };
const counted = (last: unknown) => ({
  finance: { invoices: INVOICES },
  counters: { taxInvoice: { last, record: 'c' } as Tree },
});
const issue = (number: number, id = 'a') => ({
  [`finance/invoices/${id}/taxNumber`]: number,
  ...changed(`finance/invoices/${id}`),
  'counters/taxInvoice': { last: number, record: id },
});

const PAID_INVOICE = { ...INVOICE, amount: 12 };
const CREDIT_NOTE = {
  ...recordOf('creditNotes'),
  invoice: 'q',
  amount: 4,
  vatRate: 'Standard 5 %',
  rate: '3.6725',
  creationDate: CREATED_ON,
};
const SETTLED = {
  finance: {
    invoices: {
      p: PAID_INVOICE,
      half: { ...PAID_INVOICE, paid: 5.1, settledBy: 'payments/y1' },
      q: { ...PAID_INVOICE, taxNumber: 9, paid: 12 },
      credited: { ...PAID_INVOICE, taxNumber: 10, credited: 9, settledBy: 'creditNotes/before' },
    },
  },
  payments: {
    y1: { ...recordOf('payments'), invoice: 'half', amount: 5.1, creationDate: CREATED_ON },
    'y0-reversal': {
      ...recordOf('payments'),
      invoice: 'half',
      amount: -3,
      reverses: 'y0',
      creationDate: CREATED_ON,
    },
  },
  creditNotes: { n1: CREDIT_NOTE },
} as Tree;

/** Whose settlement it is, what has settled it before, and what it comes to. */
type Settled = { readonly id: string; readonly by: string; readonly changes: Values };

const settling = ({ id, by, changes }: Settled): Values => ({
  ...Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [`finance/invoices/${id}/${name}`, value]),
  ),
  [`finance/invoices/${id}/settledBy`]: by,
  ...changed(`finance/invoices/${id}`),
  'activity/new2': entry('updated invoice'),
});

const paying = (key: string, record: Tree, settled: Omit<Settled, 'by'>): Values => ({
  [`payments/${key}`]: {
    ...recordOf('payments'),
    invoice: settled.id,
    creationDate: CREATED_ON,
    changedBy: 'u1',
    ...record,
    timestamp: NOW,
  },
  [`activity/${key}`]: entry('recorded payment for', 'Reef lounge'),
  ...settling({ ...settled, by: `payments/${key}` }),
});

/** The values below a key, and nothing of its invoice. */
const pick = (values: Values, key: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([path]) => path.endsWith(`/${key}`)));

const crediting = (record: string, amount: number, settled: Omit<Settled, 'by'>): Scenario => ({
  name: `a credit note of ${amount} that is issued for invoice ${settled.id}`,
  stored: applied(SETTLED, {
    'creditNotes/n1': { ...CREDIT_NOTE, invoice: settled.id, amount },
  }),
  values: {
    [`creditNotes/${record}/taxNumber`]: 1,
    ...changed(`creditNotes/${record}`),
    'counters/taxCreditNote': { last: 1, record },
    'activity/new1': entry('updated credit note'),
    ...settling({ ...settled, by: `creditNotes/${record}` }),
  },
});

const SETTLEMENTS: readonly Scenario[] = [
  {
    name: 'a payment in part',
    stored: SETTLED,
    values: {
      ...paying('new1', { amount: 5.1 }, { id: 'p', changes: { paid: 5.1 } }),
      'history/new2': history('finance/invoices/p', {
        paid: { to: 5.1 },
        settledBy: { to: 'payments/new1' },
      }),
    },
  },
  {
    name: 'a payment of the rest',
    stored: SETTLED,
    values: paying('new1', { amount: 6.9 }, { id: 'half', changes: { paid: 12, status: 'Paid' } }),
  },
  {
    name: 'a payment that is taken back',
    stored: SETTLED,
    values: paying(
      'y1-reversal',
      { amount: -5.1, reverses: 'y1' },
      { id: 'half', changes: { paid: 0 } },
    ),
  },
  ...(
    [
      ['a payment that is taken back in part', 'y1-reversal', { amount: -5, reverses: 'y1' }, 0.1],
      [
        'a payment that is taken back under another id',
        'new1',
        { amount: -5.1, reverses: 'y1' },
        0,
      ],
      ['a payment that only looks as if it took one back', 'y1-reversal', { amount: -5.1 }, 0],
      [
        'a reversal that is taken back',
        'y0-reversal-reversal',
        { amount: 3, reverses: 'y0-reversal' },
        8.1,
      ],
    ] as const
  ).map(([name, key, record, paid]): Scenario => ({
    name,
    stored: SETTLED,
    values: paying(key, record, { id: 'half', changes: { paid } }),
    isDenied: true,
  })),
  denied(
    'a payment that was taken back before',
    applied(SETTLED, {
      'payments/y1-reversal': { ...recordOf('payments'), invoice: 'half', amount: -5.1 },
      'activity/y1-reversal': { ...entry('recorded payment for'), timestamp: 1 },
      'finance/invoices/half/paid': 0,
    }),
    paying(
      'y1-reversal',
      { amount: -5.1, reverses: 'y1' },
      { id: 'half', changes: { paid: -5.1 } },
    ),
  ),
  denied(
    'a payment of an invoice that is not there',
    SETTLED,
    paying('new1', { amount: 5 }, { id: 'none', changes: { paid: 5 } }),
  ),
  denied(
    'a payment that settles nothing',
    SETTLED,
    pick(paying('new1', { amount: 5 }, { id: 'p', changes: {} }), 'new1'),
  ),
  denied(
    'a payment of nothing',
    SETTLED,
    paying('new1', { amount: 0 }, { id: 'p', changes: { paid: 0 } }),
  ),
  ...[
    ['of another customer', { customer: 'Somebody else' }],
    ['that names another invoice', { invoiceNumber: 'INV-2024-9' }],
    ['without a day', { date: '' }],
  ].map(([what, changes]) =>
    denied(
      `a payment ${what as string}`,
      SETTLED,
      paying('new1', { amount: 5, ...(changes as Tree) }, { id: 'p', changes: { paid: 5 } }),
    ),
  ),
  denied(
    'a payment of a draft',
    applied(SETTLED, { 'finance/invoices/p/status': 'Draft' }),
    paying('new1', { amount: 5 }, { id: 'p', changes: { paid: 5 } }),
  ),
  {
    name: 'a payment of what is a draft again that is taken back',
    isAlike: true,
    stored: applied(SETTLED, { 'finance/invoices/half/status': 'Draft' }),
    values: paying(
      'y1-reversal',
      { amount: -5.1, reverses: 'y1' },
      { id: 'half', changes: { paid: 0 } },
    ),
  },
  {
    name: 'a refund of all that was paid',
    isAlike: true,
    stored: SETTLED,
    values: paying('new1', { amount: -12 }, { id: 'q', changes: { paid: 0 } }),
  },
  denied(
    'a refund of more than was paid',
    SETTLED,
    paying('new1', { amount: -12.5 }, { id: 'q', changes: { paid: -0.5 } }),
  ),
  ...Object.entries({
    customer: 'Somebody else',
    invoiceNumber: 'INV-2024-9',
    vatRate: 'Exempt',
    rate: '4',
    reason: ' ',
  }).map(([name, value]): Scenario => {
    const issued = crediting('n1', 4, { id: 'q', changes: { credited: 4 } });
    return denied(
      `a credit note with the ${name} ${JSON.stringify(value)}`,
      applied(issued.stored, { [`creditNotes/n1/${name}`]: value }),
      issued.values,
    );
  }),
  denied(
    'a payment that is taken back from another invoice',
    SETTLED,
    paying('y1-reversal', { amount: -5.1, reverses: 'y1' }, { id: 'p', changes: { paid: -5.1 } }),
  ),
  {
    ...crediting('n1', 4, { id: 'q', changes: {} }),
    name: 'a credit note that is issued without its invoice',
    values: {
      'creditNotes/n1/taxNumber': 1,
      ...changed('creditNotes/n1'),
      'counters/taxCreditNote': { last: 1, record: 'n1' },
      'activity/new1': entry('updated credit note'),
    },
    isDenied: true,
  },
  denied('a payment of two invoices', SETTLED, {
    ...settling({ id: 'half', by: 'payments/new1', changes: { paid: 10.1 } }),
    ...paying('new1', { amount: 5 }, { id: 'p', changes: { paid: 5 } }),
  }),
  denied(
    'a payment that comes with its invoice',
    {},
    {
      'finance/invoices/new3': { ...PAID_INVOICE, paid: 5, settledBy: 'payments/new1' },
      'activity/new3': entry('created invoice', 'Reef lounge'),
      'payments/new1': {
        ...recordOf('payments'),
        invoice: 'new3',
        amount: 5,
        creationDate: CREATED_ON,
        changedBy: 'u1',
        timestamp: NOW,
      },
      'activity/new1': entry('recorded payment for', 'Reef lounge'),
    },
  ),
  denied(
    'a payment that counts twice',
    applied(SETTLED, { 'finance/invoices/half/settledBy': 'payments/y2' }),
    settling({ id: 'half', by: 'payments/y1', changes: { paid: 10.2 } }),
  ),
  denied(
    'a payment that is also credited',
    SETTLED,
    paying('new1', { amount: 5 }, { id: 'p', changes: { paid: 5, credited: 5 } }),
  ),
  denied(
    'a credit note without a number',
    SETTLED,
    settling({ id: 'q', by: 'creditNotes/n1', changes: { credited: 4 } }),
  ),
  {
    ...crediting('n1', 4, { id: 'q', changes: { credited: 4, paid: 16 } }),
    name: 'a credit note that is also paid',
    isDenied: true,
  },
  crediting('n1', 4, { id: 'q', changes: { credited: 4 } }),
  crediting('n1', 3, { id: 'credited', changes: { credited: 12, status: 'Paid' } }),
  {
    ...crediting('n1', 3.5, { id: 'credited', changes: { credited: 12.5 } }),
    isDenied: true,
  },
  { ...crediting('n1', 4, { id: 'p', changes: { credited: 4 } }), isDenied: true },
  { ...crediting('n1', -4, { id: 'q', changes: { credited: -4 } }), isDenied: true },
  denied(
    'a credit note that was issued before',
    applied(SETTLED, { 'creditNotes/n1/taxNumber': 1 }),
    settling({ id: 'q', by: 'creditNotes/n1', changes: { credited: 4 } }),
  ),
  denied(
    'the removal of an imported invoice that is paid in part',
    applied(SETTLED, {
      'imports/paid': { ...LOG, path: 'finance/invoices' },
      'finance/invoices/half/import': 'paid',
      'finance/invoices/half/changedAt': CREATED_AT + 1,
      'activity/half/timestamp': CREATED_AT,
    }),
    { 'finance/invoices/half': null, 'imports/paid/removed/half': NOW },
  ),
];

const IMPORTED_ORDER = { ...ORDER, import: 'i1', changedAt: CREATED_AT };

const UNDO: readonly Scenario[] = [
  {
    name: 'an import of a single record',
    stored: {},
    values: {
      'imports/new1': { ...SIGNED, path: 'sales/deals', count: 1 },
    },
  },
  denied(
    'an import that begins with the removal of a record',
    { sales: { deals: { d1: recordOf('sales/deals') } } },
    {
      'imports/new1': {
        ...SIGNED,
        path: 'sales/deals',
        count: 1,
        removed: { d1: NOW },
      },
    },
  ),
  denied(
    'a record that was removed and comes back',
    {
      imports: {
        i1: { ...LOG, path: 'sales/deals', removed: { new1: 1 } },
      },
      activity: { new1: { ...entry('created new deal'), timestamp: 1 } },
    },
    {
      'sales/deals/new1': { ...DEAL, import: 'i1' },
      'activity/new1': entry('created new deal', recordOf('sales/deals')['title'] as string),
    },
  ),
  ...['o1', 'o2'].map((removed): Scenario => ({
    name: `an order that is removed by the write that books a receipt of ${removed === 'o1' ? 'it' : 'another'}`,
    stored: {
      ...ORDERED,
      procurement: {
        purchaseOrders: { o1: IMPORTED_ORDER, o2: IMPORTED_ORDER },
      },
      activity: { o1: { timestamp: CREATED_AT }, o2: { timestamp: CREATED_AT } },
      imports: { i1: { ...LOG, path: 'procurement/purchaseOrders' } },
    },
    values: {
      'activity/new1': entry('updated PO'),
      'inventory/items/i1/stock': 7,
      ...changed('inventory/items/i1'),
      'receipts/new1': receipt({ i1: 5 }),
      [`procurement/purchaseOrders/${removed}`]: null,
      [`imports/i1/removed/${removed}`]: NOW,
    },
    isDenied: removed === 'o1',
  })),
];

const TAX_NUMBERS: readonly Scenario[] = [
  denied('an invoice that has a number and is archived', counted(4), {
    'finance/invoices/c/archived': CREATED_ON,
    'finance/invoices/c/listingChange': 'new1',
    ...changed('finance/invoices/c'),
    'activity/new1': entry('updated invoice'),
    'history/new1': history('finance/invoices/c', { archived: { to: CREATED_ON } }),
  }),
  { name: 'the first tax number', stored: { finance: { invoices: INVOICES } }, values: issue(1) },
  {
    name: 'the next tax number, with its history',
    stored: counted(4),
    values: {
      ...issue(5),
      'activity/new1': entry('updated invoice'),
      'history/new1': history('finance/invoices/a', { taxNumber: { to: 5 } }),
    },
  },
  ...Object.entries(recordOf('finance/invoices', true)).map(([name, value]): Scenario => ({
    name: `the ${name} of an invoice that has a number`,
    stored: counted(4),
    values: {
      [`finance/invoices/c/${name}`]: value,
      ...changed('finance/invoices/c'),
      'activity/new1': entry('updated invoice'),
    },
    isDenied: !OPEN_AFTER_ISSUE.has(name),
  })),
  denied(
    'the number of the counter for an invoice that has lost it',
    { finance: { invoices: INVOICES }, counters: { taxInvoice: { last: 4, record: 'a' } } },
    { 'finance/invoices/a/taxNumber': 4, ...changed('finance/invoices/a') },
  ),
  denied('a new invoice that has a number', counted(4), {
    'finance/invoices/new1': { ...INVOICE, taxNumber: 5 },
    'activity/new1': entry('created invoice', recordOf('finance/invoices')['idNum'] as string),
    'counters/taxInvoice': { last: 5, record: 'new1' },
  }),
  ...[
    ['of a draft', { status: 'Draft' }],
    ['of nothing', { amount: 0 }],
    ['of less than nothing', { amount: -5 }],
    ['of nobody', { customer: ' ' }],
    ['without its VAT', { vatRate: 'Not stated' }],
    ['without anything of VAT', { vatRate: null }],
    ['without its exchange rate', { rate: '' }],
    ['without any exchange rate', { rate: null }],
    ['with an exchange rate of nothing', { rate: '0.0' }],
  ].map(([what, changes]) =>
    denied(
      `a tax number ${what as string}`,
      { finance: { invoices: { a: { ...INVOICE, ...(changes as Tree) } } } },
      issue(1),
    ),
  ),
  {
    name: 'a tax number where there is no VAT to state in dirhams',
    isAlike: true,
    stored: { finance: { invoices: { a: { ...INVOICE, vatRate: 'Exempt', rate: '' } } } },
    values: issue(1),
  },
  {
    name: 'a tax number of a draft that is sent with it',
    isAlike: true,
    stored: { finance: { invoices: { a: { ...INVOICE, status: 'Draft' } } } },
    values: { ...issue(1), 'finance/invoices/a/status': 'Sent' },
  },
  ...['4', true, { a: 1 }].map((last): Scenario => ({
    name: `a tax number after a counter of ${JSON.stringify(last)}`,
    stored: counted(last),
    values: issue(5),
    isDenied: true,
  })),
];

const company = (
  key: string,
  changes: Readonly<Record<string, { readonly from?: string; readonly to: string }>>,
  record = COMPANY,
) => ({
  ...Object.fromEntries(Object.entries(changes).map(([name, { to }]) => [`${record}/${name}`, to])),
  [COMPANY_CHANGE]: key,
  [`history/${key}`]: history(record, changes),
});

const LOGO = 'data:image/webp;base64,UklGRg==';

const SETTINGS: readonly Scenario[] = [
  {
    name: 'the details of the company',
    stored: {
      history: {
        c0: { record: COMPANY, user: 'Ann Lee', timestamp: 1, changes: { bank: { to: '' } } },
      },
    },
    values: company(
      'new1',
      Object.fromEntries(DETAILS.map((name) => [name, { to: `Our ${name}` }])),
    ),
  },
  {
    name: 'a detail of the company as long as it may be',
    stored: {},
    values: company('new1', { bank: { to: 'x'.repeat(2_000) } }),
  },
  {
    name: 'a detail of the company that is emptied',
    stored: { config: { company: { name: 'Reef', bank: 'x' } } },
    values: company('new1', { name: { from: 'Reef', to: '' } }),
  },
  {
    name: 'the first assignees',
    stored: {},
    values: { 'config/assignees': { names: ['Ann', 'ن'.repeat(200)], version: 1 } },
  },
  ...[200, 201].map((count): Scenario => ({
    name: `${count} assignees`,
    isAlike: true,
    stored: {},
    values: {
      'config/assignees': {
        names: Array.from({ length: count }, (_, index) => `Ann ${index}`),
        version: 1,
      },
    },
    isDenied: count > 200,
  })),
  { name: 'the logo', stored: {}, values: company('new1', { logo: { to: LOGO } }) },
  {
    name: 'no logo any more',
    stored: { config: { company: { logo: LOGO } } },
    values: company('new1', { logo: { from: LOGO, to: '' } }),
  },
  denied('a logo that no history tells of', {}, { [`${COMPANY}/logo`]: LOGO }),
  denied(
    'a logo that is removed without a trace',
    { config: { company: { logo: LOGO } } },
    { [`${COMPANY}/logo`]: null },
  ),
  ...['data:image/svg+xml;base64,PHN2Zz4=', `${LOGO.slice(0, -2)}${'A'.repeat(16_385)}`].map(
    (logo) =>
      denied(
        `a logo ${logo.slice(0, 15)} of ${logo.length} characters`,
        {},
        company('new1', { logo: { to: logo } }),
      ),
  ),
  {
    name: 'what the figures are based on',
    stored: { config: { figureBasis: 'sample' } },
    values: { 'config/figureBasis': 'own' },
  },
  {
    name: 'the next assignees',
    stored: { config: { assignees: { names: { 0: 'Ann', 1: 'Bob' }, version: 4 } } },
    values: { 'config/assignees': { names: { 0: 'Cem' }, version: 5 } },
  },
  {
    name: 'assignees over a version of another program',
    stored: { config: { assignees: { names: { 0: 'Ann' }, version: 'old' } } },
    values: { 'config/assignees': { names: { 0: 'Bob' }, version: 1 } },
  },
  {
    name: 'what an account says of itself',
    stored: {},
    values: { [`${PEOPLE}/u1`]: { name: 'Ann Lee', at: NOW } },
  },
  {
    name: 'what an account says of itself under another name',
    stored: { people: { u1: { name: 'Ann Miller', at: 1, email: 'ann@studio.example' } } },
    values: { [`${PEOPLE}/u1`]: { name: 'Ann Lee', at: NOW } },
  },
  denied('what an account says of another', {}, { [`${PEOPLE}/u2`]: { name: 'Ann Lee', at: NOW } }),
];

const TEXTS = { name: 'Noor', email: 'noor@studio.example', message: 'A reef.' };
const SENT_AT = 1_600_000_000_000;
const WAITING = { ...TEXTS, timestamp: SENT_AT, waiting: SENT_AT };
const LEAD = recordOf('sales/leads');
const enquiries = (e1: Tree): Tree => ({
  config: { enquiries: true },
  site: { enquiries: { e1 } },
});
const sent = (texts: object = TEXTS, count = 1): Values => ({
  'site/enquiries/new1': { ...texts, timestamp: NOW, waiting: NOW },
  'site/enquiryCount': { count, last: 'new1' },
});
const handled = (how: object) => ({
  'site/enquiries/e1/waiting': null,
  'site/enquiries/e1/handled': { ...SIGNED, ...how },
});
const lead = (others: object) => ({
  'sales/leads/new1': { ...LEAD, creationDate: CREATED_ON, ...others },
  'activity/new1': entry('created new lead', LEAD['company'] as string),
  ...handled({ lead: 'new1' }),
});

const ENQUIRIES: readonly Scenario[] = [
  {
    name: 'an enquiry of a visitor',
    stored: enquiries(WAITING),
    user: VISITOR,
    values: sent({ ...TEXTS, country: 'Oman' }),
  },
  {
    name: 'an enquiry in Arabic',
    stored: { config: { enquiries: true } },
    user: VISITOR,
    values: sent({ ...TEXTS, language: 'ar' }),
  },
  {
    name: 'an enquiry in a language that the site does not have',
    isDenied: true,
    stored: { config: { enquiries: true } },
    user: VISITOR,
    values: sent({ ...TEXTS, language: 'fr' }),
  },
  {
    name: 'an enquiry of the longest texts',
    stored: { config: { enquiries: true } },
    user: VISITOR,
    values: sent(
      Object.fromEntries(
        Object.entries(LENGTHS).map(([name, length]) => [name, 'x'.repeat(length)]),
      ),
    ),
  },
  {
    name: 'the 301st enquiry',
    stored: { config: { enquiries: true }, site: { enquiryCount: { count: 300, last: 'e1' } } },
    user: VISITOR,
    values: sent(TEXTS, 301),
    isDenied: true,
  },
  ...['false', 0].map((isOn): Scenario => ({
    name: `an enquiry while config/enquiries is ${JSON.stringify(isOn)}`,
    stored: { config: { enquiries: isOn } },
    user: VISITOR,
    values: sent(),
    isDenied: true,
  })),
  {
    name: 'the same texts again, which tells that they are stored',
    stored: enquiries({ ...WAITING, country: 'Oman' }),
    user: VISITOR,
    values: Object.fromEntries(
      Object.entries({ ...TEXTS, country: 'Oman' }).map(([name, text]) => [
        `site/enquiries/e1/${name}`,
        text,
      ]),
    ),
  },
  { name: 'an enquiry that becomes a lead', stored: enquiries(WAITING), values: lead({}) },
  {
    name: 'an enquiry of a person that becomes a lead, told by their name',
    isAlike: true,
    stored: enquiries(WAITING),
    values: {
      ...lead({ company: '' }),
      'activity/new1': entry('created new lead', LEAD['contact'] as string),
    },
  },
  denied(
    'an enquiry that becomes an imported lead, which could be removed',
    {
      ...enquiries(WAITING),
      imports: {
        i1: { path: 'sales/leads', uid: 'u1', user: 'Ann Lee', timestamp: Date.now(), count: 2 },
      },
    },
    lead({ import: 'i1' }),
  ),
  {
    name: 'an enquiry that is dismissed',
    stored: enquiries(WAITING),
    values: handled({ dismissed: true }),
  },
  {
    name: 'a dismissed enquiry that waits again',
    stored: enquiries({
      ...TEXTS,
      timestamp: SENT_AT,
      handled: { uid: 'u2', user: 'Bob', timestamp: 1, dismissed: true },
    }),
    values: { 'site/enquiries/e1/waiting': SENT_AT, 'site/enquiries/e1/handled': null },
  },
  denied(
    'an enquiry that was made a lead and waits again',
    enquiries({
      ...TEXTS,
      timestamp: SENT_AT,
      handled: { uid: 'u2', user: 'Bob', timestamp: 1, lead: 'l1' },
    }),
    { 'site/enquiries/e1/waiting': SENT_AT, 'site/enquiries/e1/handled': null },
  ),
  {
    name: 'a count that begins anew',
    stored: { site: { enquiryCount: { count: 300, last: 'e1' } } },
    values: { 'site/enquiryCount/count': 0 },
  },
];

export const SCENARIOS: readonly Scenario[] = [
  // A payment is stored with what it settles.
  ...Object.entries(COLLECTIONS)
    .filter(([path]) => path !== 'payments')
    .flatMap(scenariosOf),
  ...LISTING,
  ...LAST_VISITS,
  ...RECEIPTS,
  ...UNDO,
  ...TAX_NUMBERS,
  ...SETTLEMENTS,
  ...SETTINGS,
  ...ENQUIRIES,
];
