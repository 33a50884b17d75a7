import { beforeAll, describe, expect, it } from 'vitest';
import type { RecordSearch } from '../../../src/features/palette/recordSearch.ts';
import { SIDEBAR_PAGES } from '../../../src/features/pages.ts';
import { findSections } from '../../../src/features/palette/searchSections.ts';
import { customer } from '../../../src/features/sales/customer.entity.ts';
import { deal } from '../../../src/features/sales/deal.entity.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { inventoryItem } from '../../../src/features/inventory/inventoryItem.entity.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { installation } from '../../../src/features/installations/installation.entity.ts';
import { visit } from '../../../src/features/visits/visit.entity.ts';
import { lead } from '../../../src/features/sales/lead.entity.ts';
import { purchaseOrder } from '../../../src/features/purchasing/purchaseOrder.entity.ts';
import { supplier } from '../../../src/features/purchasing/supplier.entity.ts';
import { ticket } from '../../../src/features/service/ticket.entity.ts';
import { ENTITIES } from '../../support/entities.ts';
import { foundIds, foundTitles, recordSearchOf, type StoredRecord } from './recordSearchOf.ts';

const [PEARL, SAFFRON] = ['Pearl Crescent Resort', 'Saffron Bay Hotel'];

const RECORDS: readonly StoredRecord[] = [
  [customer, 'pearl', { name: PEARL, trn: '100234567890003', invoiced: '67,150' }],
  [customer, 'arabic', { name: 'واحة الندى', trn: '', invoiced: '' }],
  [customer, 'cafe', { name: 'Café Zürich', trn: '', invoiced: '' }],
  [deal, 'lagoon', { title: 'Reef lagoon refurbishment', customer: PEARL, value: 1_240_000 }],
  [deal, 'reefs', { title: 'Three reefs', customer: 'Villa Qamar', value: 5_000, stage: 'Won' }],
  [lead, 'northwind', { company: 'Northwind Aviation Lounge', contact: 'Clara Whitfield' }],
  [
    invoice,
    'inv481',
    {
      idNum: 'INV-2026-481',
      customer: SAFFRON,
      amount: 18_900,
      status: 'Overdue',
      due: '2026-08-15',
    },
  ],
  [
    invoice,
    'inv482',
    { idNum: 'INV-2026-482', customer: SAFFRON, amount: 20_017.75, status: 'Paid' },
  ],
  [inventoryItem, 'salt', { sku: 'SALT-RF-25', name: 'Marine salt, 25 kg', stock: 4, cost: 48.5 }],
  [purchaseOrder, 'po', { poId: 'PO-2026-081', supplier: 'Lumen Lighting', amount: 16_900 }],
  [
    supplier,
    'lumen',
    {
      name: 'Lumen Lighting',
      contact: 'Tariq Aziz',
      email: 'hello@lumen.example',
      phone: '+971 50 123 4567',
    },
  ],
  [supplier, 'local', { name: 'Gulf Glass', phone: '04 765 4321' }],
  [ticket, 'ticket', { ticketId: '7791', customer: PEARL, issue: 'Skimmer noise' }],
];

let search: RecordSearch;

beforeAll(async () => {
  search = await recordSearchOf(RECORDS);
});

describe('the first record found', () => {
  it.each([
    ['its name', 'pearl crescent resort', 'pearl'],
    ['words in any order', 'resort pearl', 'pearl'],
    ['the beginning of a word', 'northw', 'northwind'],
    ['a name in Arabic', 'الندى', 'arabic'],
    ['a name in Arabic without its article', 'ندى', 'arabic'],
    ['Arabic with letters that are written for one another', 'واحه الندي', 'arabic'],
    ['a name without its accents', 'cafe zurich', 'cafe'],
    ['capitals and accents', 'CAFÉ', 'cafe'],
    ['a whole number', 'INV-2026-481', 'inv481'],
    ['the end of a number', '481', 'inv481'],
    ['a number without its hyphens', 'inv2026481', 'inv481'],
    ['a number of a ticket', '#7791', 'ticket'],
    ['an international phone number', '+971501234567', 'lumen'],
    ['a phone number with a leading zero', '050 123 4567', 'lumen'],
    ['other spacing of a phone number', '0501 23 45 67', 'lumen'],
    ['the beginning of a phone number', '050 12', 'lumen'],
    ['the digits of a code without a plus', '97150', 'lumen'],
    ['a national number by its international one', '+971 4 765 4321', 'local'],
    ['a TRN', '100234567890003', 'pearl'],
    ['a TRN with spaces', '1002 3456 7890 003', 'pearl'],
    ['an amount', '18900', 'inv481'],
    ['an amount as it is shown', '$18,900.00', 'inv481'],
    ['an amount with cents', '20017.75', 'inv482'],
    ['an amount in European notation', '20.017,75', 'inv482'],
    ['an amount stored as text', '67150', 'pearl'],
    ['digits in Arabic', '١٨٩٠٠', 'inv481'],
    ['an SKU', 'salt-rf-25', 'salt'],
    ['an SKU without its hyphens', 'saltrf', 'salt'],
    ['an e-mail address', 'hello@lumen.example', 'lumen'],
    ['a date', '2026-08-15', 'inv481'],
    ['a kind and a status', 'overdue invoice', 'inv481'],
    ['a kind and a name', 'lumen purchase', 'po'],
    ['one wrong letter', 'norhtwind', 'northwind'],
    ['a missing letter', 'nothwind', 'northwind'],
    ['two errors in a long word', 'refurbshmnet', 'lagoon'],
    ['an error in the beginning of a word', 'skimer', 'ticket'],
    ['an error in one of two words', 'saffron htel overdue', 'inv481'],
  ])('by %s', (_, query, id) => {
    expect(foundIds(search, query)[0]).toBe(id);
  });

  it.each([
    ['a wrong digit', '18901'],
    ['an error in a short word', 'vla'],
    ['two errors in a short word', 'paxrx'],
    ['nothing in common', 'zzzqqq'],
    ['no letter or digit', '🐠'],
    ['only marks without a width', '\u200f\u202b'],
  ])('is none by %s', (_, query) => {
    expect(foundIds(search, query)).toEqual([]);
  });

  it('has the whole word rather than its beginning', () => {
    expect(foundTitles(search, 'reef')).toMatchObject({
      Deals: ['Reef lagoon refurbishment', 'Three reefs'],
    });
  });
});

describe('the sections', () => {
  it('are the kinds with the best match first, then what can be done', () => {
    expect(Object.entries(foundTitles(search, 'pearl'))).toEqual([
      ['Customers', ['Pearl Crescent Resort']],
      ['Deals', ['Reef lagoon refurbishment']],
      ['Tickets', ['#7791']],
    ]);
  });

  it('lead to pages and blank forms, ahead of records that match less', () => {
    expect(Object.keys(foundTitles(search, 'finance'))[0]).toBe('Go to');
    expect(Object.entries(foundTitles(search, 'new inv'))[0]).toEqual(['Do', ['New Invoice']]);
    expect(foundTitles(search, 'purchase orders')).toMatchObject({
      'Go to': ['Purchase orders', 'Procurement'],
    });
  });

  it.each([
    ['upload', 'Import', '/dashboard/import'],
    ['import', 'Import', '/dashboard/import'],
    ['health', 'System health', '/dashboard/health'],
    ['settings', 'Settings', '/dashboard/settings'],
    ['count', 'Stock count', '/dashboard/inventory/count'],
    ['team', 'People', '/dashboard/people'],
    ['logo', 'Company details', '/dashboard/company'],
    ['TRN', 'Company details', '/dashboard/company'],
    ['who owes', 'Receivables', undefined],
    ['owes', 'Receivables', undefined],
    ['leads', 'Leads', undefined],
    ['shortcuts', 'Keys', undefined],
    ['order low', 'Order what is low', '/dashboard/inventory?orderLow=1'],
    ['Order what is low', 'Order what is low', undefined],
    ['plan', 'Plan', '/dashboard/service/plan'],
    ['installations', 'Installations', '/dashboard/service/installations'],
    ['visits', 'Visits', '/dashboard/service/visits'],
  ])('lead with “%s” to %s first', (query, title, address) => {
    const option = findSections(search, query, []).sections[0]?.options[0];
    expect(option?.title).toBe(title);
    expect(option).toMatchObject(address === undefined ? {} : { choice: { address } });
  });

  it('without a query are the records opened last, the pages and the blank forms', () => {
    const recent = [
      '/dashboard/sales?record=customers/pearl',
      '/dashboard/sales?record=customers/gone',
    ];
    const { sections } = findSections(search, ' ', recent);
    expect(sections.map(({ heading, options }) => [heading, options.length])).toEqual([
      ['Recent', 1],
      ['Go to', SIDEBAR_PAGES.length],
      ['Do', ENTITIES.filter(({ isMadeFromOthers }) => !isMadeFromOthers).length],
    ]);
    expect(sections[0]?.options[0]?.title).toBe('Pearl Crescent Resort');
  });

  it('lead to the page of a kind that has more matches than are shown', async () => {
    const invoices = Array.from(
      { length: 43 },
      (_, index) =>
        [invoice, `i${index}`, { idNum: `INV-${index}`, customer: 'Palm & Co' }] as const,
    );
    const { sections, total } = findSections(await recordSearchOf(invoices), 'palm &', []);
    const options = sections[0]?.options ?? [];
    expect(total).toBe(43);
    expect(options).toHaveLength(9);
    expect(options[0]?.title).toBe('INV-42');
    expect(options.at(-1)).toMatchObject({
      title: 'Show all 43 invoices',
      choice: { address: '/dashboard/finance?q=palm+%26' },
    });
  });
});

it('forgives no typing error where something is written as typed, and leads with the exact title', async () => {
  const own = await recordSearchOf([
    [deal, 'plant', { title: 'Plant wall and plan of the pond' }],
    [deal, 'name', { title: 'Plans', customer: 'Plans Plans Plans' }],
    [deal, 'exact', { title: 'The plan' }],
    [customer, 'near', { name: 'Blanche' }],
    [customer, 'typed', { name: 'Planche' }],
    [supplier, 'flat', { name: 'Plan' }],
  ]);
  expect(foundIds(own, 'planche')).toEqual(['typed']);
  const [first] = findSections(own, 'plan', []).sections;
  expect(first?.options[0]?.title).toBe('Plan');
  expect(foundTitles(own, 'the plan')['Deals']?.[0]).toBe('The plan');
});

it('a changed record is found by its new words only, and a removed one not at all', async () => {
  const changing = await recordSearchOf(RECORDS);
  const moved = parseRecord(lead, 'northwind', { company: 'Gulfstream' });
  changing.update(lead, 'live', [moved]);
  await expect.poll(() => foundIds(changing, 'gulfstream')).toEqual(['northwind']);
  expect(foundIds(changing, 'aviation')).toEqual([]);
  changing.update(lead, 'live', []);
  expect(foundIds(changing, 'gulfstream')).toEqual([]);
});

const detailsOf = (query: string) =>
  findSections(search, query, []).sections[0]?.options[0]?.details;

it('tells a record by the field that was found', () => {
  expect(detailsOf('gulf')).toEqual([]);
  expect(detailsOf('lumen aziz')).toEqual(['Tariq Aziz', 'hello@lumen.example']);
  expect(detailsOf('0501234567')).toEqual(['Tariq Aziz', '+971 50 123 4567']);
  expect(detailsOf('pearl crescent')).toEqual(['Net 30']);
});

it('tells neither what nobody has stated nor the raw text of lines', async () => {
  const lines = 'Coral lamp\t2\t1,500\nFilter bag\t\t20';
  const one = await recordSearchOf([
    [invoice, 'i', { idNum: 'INV-2026-490', customer: 'Saffron Bay Hotel', lines }],
  ]);
  const found = (query: string) =>
    findSections(one, query, []).sections[0]?.options[0]?.details ?? null;
  expect(found('saffron')).toEqual(['Saffron Bay Hotel']);
  expect(found('lamp')).toEqual(['Saffron Bay Hotel', 'Coral lamp · 2 · 1,500']);
  expect(found('not stated')).toBeNull();
});

const inLobby = (id: string, name: string, texts: object = {}): StoredRecord => [
  installation,
  id,
  { name, customer: 'Villa Qamar', kind: 'Marine', ...texts },
];

it('finds an installation, and the visits to it', async () => {
  const own = await recordSearchOf([
    inLobby('i1', 'Lobby reef'),
    [visit, 'v1', { place: 'Lobby reef', date: '2026-11-20', installation: 'i1' }],
  ]);
  expect(foundTitles(own, 'lobby reef')).toMatchObject({
    Installations: ['Lobby reef'],
    Visits: ['Lobby reef'],
  });
});

it.each([
  '(((',
  '[a-',
  '\\',
  '.*+?^${}()|',
  '\n\n',
  '\0',
  'a'.repeat(10_000),
  '1 '.repeat(10_000),
  '👩‍👩‍👧‍👦',
  '\u202e\u200f',
  '\ud800',
  '__proto__ constructor',
  '-1,2.3,4',
])('the query and the name %j do not make the search fail', async (text) => {
  const own = await recordSearchOf([...RECORDS, [customer, 'hostile', { name: text }]]);
  expect(() => findSections(own, text, [])).not.toThrow();
});
