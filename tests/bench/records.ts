import { INVOICE_COLORS } from '../../src/features/finance/invoice.entity.ts';
import { STAGE_COLORS } from '../../src/features/sales/deal.entity.ts';

const LOCATIONS = ['Reef', 'Lagoon', 'Koi', 'Palm', 'Mangrove', 'Atoll', 'Nano'];
const THINGS = ['pump', 'filter', 'panel', 'lamp', 'pipe', 'heater', 'valve', 'dosing unit'];
const PEOPLE = ['Layla Haddad', 'Omar Farouk', 'Sara Nasser'];
const CATEGORIES = ['Equipment', 'Livestock', 'Consumables', 'Glass'];
const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];
const INVOICE_STATUSES = Object.keys(INVOICE_COLORS);
const STAGES = Object.keys(STAGE_COLORS);

/** Inventory items in a shuffled but repeatable order, by key. */
export function items(count: number) {
  return keyed(count, (n) => {
    const mixed = (n * 7919) % count;
    return {
      sku: `SKU-${String(mixed).padStart(5, '0')}`,
      name: `${pick(LOCATIONS, mixed)} ${pick(THINGS, mixed >> 2)} ${mixed}`,
      category: pick(CATEGORIES, mixed),
      stock: mixed % 11,
      reorder: 4,
      cost: (mixed % 997) + 0.5,
      creationDate: '2026-01-01',
    };
  });
}

/** Installations with a plan of visits each, whose last ones were in the weeks before today, by key. */
export function installations(count: number) {
  return keyed(count, (n) => ({
    name: `${pick(LOCATIONS, n)} court ${n}`,
    customer: `${pick(LOCATIONS, n * 3)} Residence ${n}`,
    kind: pick(['Marine', 'Freshwater', 'Pond'], n),
    litres: 400 + ((n * 7919) % 90_000),
    address: `Villa ${n}, Frond ${n % 16}, Palm Jumeirah, Dubai`,
    plan: pick(['Weekly', 'Fortnightly', 'Monthly', 'Quarterly'], n),
    planFrom: '2026-01-05',
    assigned: pick(PEOPLE, n),
    access: `Service gate, code ${1_000 + n}. Ask for the caretaker.`,
    equipment: `Skimmer\tDC 9\tSN-${n}\t2025-02-01\t180\t2026-09-01\nReturn pump\tRP 8\tSN-${n}\t2025-02-01\t365\t2026-03-01`,
    lastVisit: `${daysAgo((n * 13) % 30)} ${keyOf(n)}`,
    creationDate: '2026-01-01',
  }));
}

/** Weekly visits to the first installation, of six readings each, by key. */
export function weeklyVisits(count: number) {
  return keyed(count, (n) => ({
    installation: keyOf(0),
    place: `${pick(LOCATIONS, 0)} court 0`,
    customer: `${pick(LOCATIONS, 0)} Residence 0`,
    date: daysAgo(7 * (count - 1 - n)),
    by: pick(PEOPLE, n),
    work: 'Ten percent of the water changed, the glass cleaned, the pump rinsed.',
    next: 'Bring filter floss.',
    temperature: 25 + (n % 20) / 10,
    salinity: 34 + (n % 20) / 10,
    ph: 8 + (n % 9) / 20,
    alkalinity: 8 + (n % 9) / 10,
    calcium: 400 + (n % 60),
    magnesium: 1_260 + (n % 80),
    checks:
      'Glass cleaned inside and out\nSkimmer cup emptied\nFilter floss changed\nWater changed',
    used: 'SKU-00001\tFilter floss\t2',
    creationDate: '2026-01-01',
  }));
}

/** Deals, a fifth of them in each stage, by key. */
export function deals(count: number) {
  return keyed(count, (n) => ({
    title: `${pick(LOCATIONS, n)} court ${n}`,
    customer: `${pick(LOCATIONS, n * 3)} Residence`,
    value: 10_000 + ((n * 7919) % 90_000),
    stage: pick(STAGES, n),
    creationDate: '2026-01-01',
  }));
}

/** Invoices in a shuffled but repeatable order, by key. */
export function invoices(count: number) {
  return keyed(count, (n) => {
    const mixed = (n * 7919) % count;
    return {
      idNum: `INV-2026-${mixed}`,
      ...named('customer', customer(mixed)),
      date: '2026-01-01',
      due: `2026-${pick(MONTHS, mixed)}-15`,
      amount: 1_000 + ((mixed * 7919) % 90_000) / 4,
      status: pick(INVOICE_STATUSES, mixed),
      creationDate: '2026-01-01',
    };
  });
}

/** A name that records are looked up by, as the app stores it. */
const named = (field: string, name: string) => ({
  [field]: name,
  [`${field}Key`]: name.toLowerCase(),
});

const customer = (n: number): string => `${pick(LOCATIONS, n)} Residence ${n}`;

/** As many records of every kind, by their path. */
export function everyKind(count: number): Readonly<Record<string, object>> {
  const kinds: Readonly<Record<string, (n: number) => object>> = {
    'sales/leads': (n) => ({
      company: customer(n),
      contact: pick(PEOPLE, n),
      status: pick(['New', 'Contacted', 'Qualified', 'Unqualified'], n),
      source: 'Referral',
    }),
    'sales/customers': (n) => ({
      ...named('name', customer(n)),
      trn: `100${String(n).padStart(12, '0')}`,
      terms: pick(['Net 30', 'Net 60', 'Due on Receipt'], n),
      invoiced: String(n * 10),
      phone: `+971 50 ${String(1_000_000 + n)}`,
    }),
    contacts: (n) => ({
      name: `${pick(PEOPLE, n)} ${n}`,
      customer: customer(n),
      supplier: '',
      role: 'Facilities',
      phone: `+971 50 ${String(1_000_000 + n)}`,
      email: `person${n}@residence.example`,
    }),
    suppliers: (n) => ({
      ...named('name', `${pick(LOCATIONS, n)} Supply ${n}`),
      contact: pick(PEOPLE, n),
      email: `sales${n}@supply.example`,
      phone: `+971 4 ${String(1_000_000 + n)}`,
      category: pick(CATEGORIES, n),
      status: pick(['Active', 'Inactive'], n),
    }),
    'procurement/purchaseOrders': (n) => ({
      poId: `PO-2026-${n}`,
      supplier: `${pick(LOCATIONS, n)} Supply ${n}`,
      date: daysAgo(n % 365),
      amount: 100 + (n % 900),
      status: pick(['Draft', 'Sent', 'Partially Received', 'Received', 'Billed', 'Closed'], n),
    }),
    'service/tickets': (n) => ({
      ticketId: String(n),
      customer: customer(n),
      issue: 'The water is cloudy and the pump is louder than it was last week.',
      assigned: pick(PEOPLE, n),
      status: pick(['New', 'In Progress', 'On Hold', 'Resolved', 'Closed'], n),
    }),
    tasks: (n) => ({
      what: `Call about the offer ${n}`,
      due: daysAgo(n % 365),
      person: pick(PEOPLE, n),
      customer: customer(n),
      supplier: '',
      status: n % 20 === 0 ? 'Open' : 'Done',
    }),
    notes: (n) => ({
      text: 'Wants the lamps dimmed from ten in the evening.',
      customer: customer(n),
      supplier: '',
      user: pick(PEOPLE, n),
      timestamp: 1_780_000_000_000 + n,
    }),
    payments: (n) => ({
      invoiceNumber: `INV-2026-${n}`,
      customer: customer(n),
      date: daysAgo(n % 365),
      amount: 100 + (n % 900),
      method: 'Bank transfer',
      reference: '',
      invoice: keyOf(n),
    }),
    creditNotes: (n) => ({
      idNum: `CN-2026-${n}`,
      customer: customer(n),
      date: daysAgo(n % 365),
      amount: 100 + (n % 900),
      invoice: keyOf(n),
      invoiceNumber: `INV-2026-${n}`,
    }),
  };
  const created = { creationDate: '2026-01-01' };
  return {
    'inventory/items': items(count),
    'service/installations': installations(count),
    'sales/deals': deals(count),
    'finance/invoices': invoices(count),
    'service/visits': weeklyVisits(count),
    activity: activity(count),
    ...Object.fromEntries(
      Object.entries(kinds).map(([path, record]) => [
        path,
        keyed(count, (n) => Object.assign(record(n), created)),
      ]),
    ),
  };
}

/** Entries of the activity feed, by key. */
export function activity(count: number) {
  return byKey(count, (n) => ({
    user: 'Layla Haddad',
    action: 'updated inventory for',
    subject: `SKU-${n}`,
    timestamp: 1_780_000_000_000 + n * 60_000,
  }));
}

/** The key of a record: ascending, and as long as generated keys. */
export const keyOf = (n: number): string => `-Obench${String(n).padStart(13, '0')}`;

/** Records by key that were changed in the course of the last year, in their order. */
function keyed<Value extends object>(count: number, record: (n: number) => Value) {
  const start = Date.now() - YEAR_MS;
  return byKey(count, (n) => ({
    ...record(n),
    changedAt: start + Math.floor((n * YEAR_MS) / count),
  }));
}

const YEAR_MS = 365 * 86_400_000;

function byKey<Value>(count: number, record: (n: number) => Value): Record<string, Value> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, n) => [keyOf(n), record(n)] as const),
  );
}

const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const pick = (words: readonly string[], n: number): string => words[n % words.length] ?? '';
