import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { today } from '../../../../src/lib/dates.ts';
import { erase as runErase } from '../../../../tools/operations/erasure/erase.ts';
import { InputError } from '../../../../tools/operations/program.ts';
import { createDatabaseServer, type DatabaseServer } from '../../../../tools/backend/server.ts';
import { rest } from '../../backend/restClient.ts';
import { unsignedToken } from '../../backend/unsignedToken.ts';

const folder = mkdtempSync(join(tmpdir(), 'erasure-'));
const file = (name: string): string => join(folder, name);

const YEAR = Number(today().slice(0, 4));
const NAME = 'Layla Haddad';
const SIGNED = { user: 'Omar Farouk', uid: 'u-omar' };
const ISSUED = { taxNumber: 7, changedBy: 'u-omar' };
const INVOICE = { customer: NAME, amount: 900, status: 'Paid', due: '', creationDate: '' };

/** A small company with a customer who wants to be erased, and an account of a former colleague. */
const DATA = {
  sales: {
    customers: {
      c1: {
        name: 'Layla Haddad',
        trn: '',
        terms: 'Net 30',
        invoiced: '900',
        email: 'layla@haddad.example',
        phone: '+971 50 555 0101',
        creationDate: '2024-01-01',
      },
      c2: { name: 'Reef Hotel', trn: '1003', terms: 'Net 60', invoiced: '0', creationDate: '' },
    },
    deals: { d1: { title: 'Reef for Layla Haddad', customer: 'Layla Haddad', value: 1 } },
  },
  finance: {
    invoices: {
      draft: { ...INVOICE, customerKey: NAME.toLowerCase(), idNum: 'INV-1', date: `${YEAR}-01-01` },
      issued: { ...INVOICE, ...ISSUED, idNum: 'INV-2', date: `${YEAR}-02-01` },
      old: { ...INVOICE, idNum: 'INV-3', date: `${YEAR - 8}-12-31`, taxNumber: 1 },
    },
  },
  creditNotes: {
    note: { ...INVOICE, idNum: 'CN-1', date: `${YEAR}-03-01`, taxNumber: 3 },
    unissued: { ...INVOICE, idNum: 'CN-2', date: `${YEAR}-03-01` },
  },
  counters: { taxInvoice: { last: 7, record: 'issued' } },
  activity: {
    a1: { ...SIGNED, action: 'created new customer', subject: NAME, timestamp: 1 },
    a2: { ...SIGNED, action: 'updated customer', subject: 'Reef Hotel', timestamp: 2 },
  },
  history: {
    h1: {
      record: 'sales/customers/c1',
      user: 'Omar Farouk',
      timestamp: 3,
      changes: { phone: { from: '050 1', to: '+971505550101' }, name: { to: 'Layla Haddad' } },
    },
  },
  imports: { i1: { ...SIGNED, path: 'suppliers', count: 1, timestamp: 4 } },
  people: {
    'u-omar': { name: 'O. Farouk', at: 1, email: 'omar@reef.example' },
    'u-priya': { name: 'Priya', at: 2 },
  },
  service: {
    photos: {
      v1: {
        p1: {
          data: 'data:image/webp;base64,UklG/971505550101/AAAA==',
          caption: 'Layla Haddad beside her reef',
          user: 'Omar Farouk',
          timestamp: 5,
        },
      },
    },
  },
  staff: { 'u-omar': true, 'u-priya': true },
  enquiries: { e1: { message: 'I am Layla Haddad, call 0097 or layla@haddad.example' } },
};

const ACCOUNTS = {
  users: [
    { localId: 'u-omar', email: 'omar@reef.example', displayName: 'Omar Farouk' },
    { localId: 'u-new', email: 'new@reef.example', displayName: 'Admin' },
  ],
};

let server: DatabaseServer;

beforeAll(async () => {
  server = await createDatabaseServer({ rulesFile: 'database.rules.json' });
  writeFileSync(file('accounts.json'), JSON.stringify(ACCOUNTS));
});

beforeEach(async () => {
  await rest(server, '/.json', { method: 'PUT', body: JSON.stringify(DATA) });
  writeFileSync(file('data.json'), await download());
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const download = async (): Promise<string> => JSON.stringify((await rest(server, '/.json')).json);

/** What `npm run erase` prints with these arguments. */
function erase(...args: readonly string[]): string {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  try {
    runErase([file('data.json'), ...args]);
    return print.mock.calls.join('\n');
  } finally {
    print.mockRestore();
  }
}

/** Erases as an owner does: prepares the update, and writes it past the rules. */
async function eraseFor(...args: readonly string[]): Promise<string> {
  const output = erase(...args, '--as', 'Erased 1', '--write', file('erasure.json'));
  const update = readFileSync(file('erasure.json'), 'utf8');
  expect((await rest(server, '/.json', { method: 'PATCH', body: update })).status).toBe(200);
  return output;
}

describe('the erasure of a customer', () => {
  const CUSTOMER = ['--record', 'sales/customers/c1'] as const;

  it('first only lists what is stored, and changes nothing', async () => {
    const output = erase(...CUSTOMER);
    for (const path of ['sales/deals/d1/title', 'activity/a1/subject', 'enquiries/e1/message'])
      expect(output).toContain(`  ${path}\n    - `);
    expect(output).toMatch(/history\/h1\/changes\/phone\/to\n {4}- \+971505550101\n {4}\+ \n/);
    expect(existsSync(file('erasure.json'))).toBe(false);
    expect(JSON.parse(await download())).toEqual(
      JSON.parse(readFileSync(file('data.json'), 'utf8')),
    );
  });

  it('leaves nothing of the person but tax invoices that have to be kept', async () => {
    const output = await eraseFor(...CUSTOMER);
    expect(output).toContain(`tax invoice 7, until ${YEAR + 7}-12-31   finance/invoices/issued`);
    expect(output).toContain(`tax credit note 3, until ${YEAR + 7}-12-31   creditNotes/note`);
    const after = JSON.parse(await download()) as typeof DATA;
    expect(after.creditNotes.note).toEqual({ ...DATA.creditNotes.note });
    expect(after.creditNotes.unissued).toMatchObject({ customer: 'Erased 1' });
    expect(after.finance.invoices.issued).toEqual({ ...DATA.finance.invoices.issued });
    expect(after.finance.invoices.old).toMatchObject({ customer: 'Erased 1', taxNumber: 1 });
    // By which the statement finds it.
    expect(after.finance.invoices.draft).toMatchObject({
      customer: 'Erased 1',
      customerKey: 'erased 1',
    });
    expect(after.counters).toEqual(DATA.counters);
    const { issued, ...others } = after.finance.invoices;
    expect(issued.customer).toBe('Layla Haddad');
    const { p1 } = after.service.photos.v1;
    expect(p1).toEqual({ ...DATA.service.photos.v1.p1, caption: 'Erased 1 beside her reef' });
    const remaining = JSON.stringify({
      ...after,
      finance: others,
      creditNotes: {},
      service: {},
    });
    expect(remaining).not.toMatch(/layla|haddad|555.?0101/i);
    expect(after.sales.customers.c2).toEqual(DATA.sales.customers.c2);
    expect(after.activity.a1).toMatchObject({ user: 'Omar Farouk', subject: 'Erased 1' });
    const report = readFileSync(file('erasure-report.txt'), 'utf8');
    expect(report).toContain('replaced  activity/a1/subject');
    expect(report).toContain('tax invoice 7');
    expect(report).not.toMatch(/layla|haddad|555/i);
  });

  it('replaces the name in tax invoices too if the owner says so, and keeps their numbers', async () => {
    await eraseFor(...CUSTOMER, '--also-invoices');
    const text = await download();
    expect(text).not.toMatch(/layla|haddad/i);
    expect((JSON.parse(text) as typeof DATA).finance.invoices.issued).toEqual({
      ...DATA.finance.invoices.issued,
      customer: 'Erased 1',
    });
  });

  it('leaves records that staff can go on editing', async () => {
    await eraseFor(...CUSTOMER);
    const token = unsignedToken({ sub: 'u-priya', user_id: 'u-priya', iat: 1, exp: 4_000_000_000 });
    const now = { '.sv': 'timestamp' };
    const signed = { user: 'Admin', uid: 'u-priya', timestamp: now };
    const body = JSON.stringify({
      'sales/customers/c1/terms': 'Net 60',
      'sales/customers/c1/changedAt': now,
      'sales/customers/c1/changedBy': 'u-priya',
      'activity/a9': { ...signed, action: 'updated customer', subject: 'Erased 1' },
      'history/a9': {
        ...signed,
        record: 'sales/customers/c1',
        changes: { terms: { from: 'Net 30', to: 'Net 60' } },
      },
    });
    expect(await rest(server, '/.json', { method: 'PATCH', body, token })).toMatchObject({
      status: 200,
    });
  });

  it('leaves out what the owner says is not about the person', () => {
    const output = erase(...CUSTOMER, '--not', 'Layla Haddad');
    expect(output).not.toContain('sales/deals/d1');
    expect(output).toContain('sales/customers/c1/email');
  });

  it('finds what names the person by a former name', async () => {
    const renamed = { ...DATA.sales.customers.c1, name: 'Layla Noor', formerNames: 'Layla Haddad' };
    const sales = { ...DATA.sales, customers: { ...DATA.sales.customers, c1: renamed } };
    writeFileSync(file('data.json'), JSON.stringify({ ...DATA, sales }));
    expect(erase(...CUSTOMER)).toContain('sales/deals/d1/customer');
  });
});

it('the erasure of a contact finds what was written about them', async () => {
  await rest(server, '/.json', {
    method: 'PATCH',
    body: JSON.stringify({
      'contacts/p1': { name: 'Rania Saleh', customer: 'Reef Hotel', phone: '+971 50 555 0202' },
      'notes/n1': { text: 'Rania Saleh, +971505550202, wants a deeper tank', user: 'Priya' },
    }),
  });
  writeFileSync(file('data.json'), await download());
  await eraseFor('--record', 'contacts/p1');
  const left = await download();
  expect(left).not.toMatch(/Rania|5550202|555 0202/);
  expect(left).toContain('wants a deeper tank');
  expect(left).toContain('Reef Hotel');
});

describe('the erasure of a colleague', () => {
  it('finds name and id by the account of an address, and revokes access', async () => {
    await eraseFor('--accounts', file('accounts.json'), '--email', 'omar@reef.example');
    const text = await download();
    expect(text).not.toMatch(/omar/i);
    const after = JSON.parse(text) as typeof DATA;
    expect(after.staff).toEqual({ 'u-priya': true });
    expect(after.people).toEqual({ 'u-priya': { name: 'Priya', at: 2 } });
    expect([after.activity.a1.uid, after.activity.a2.uid]).toEqual(['erased', 'erased']);
    expect(after.finance.invoices.issued.changedBy).toBe('erased');
    expect(after.imports.i1).toMatchObject({ uid: 'erased', user: 'Erased 1', count: 1 });
    expect(after.activity.a2).toMatchObject({ user: 'Erased 1', subject: 'Reef Hotel' });
  });

  it('finds the name by the imports of an account that is gone', () => {
    expect(erase('--uid', 'u-omar')).toContain('activity/a2/user');
  });

  it('finds all names under which an account has signed', async () => {
    await rest(server, '/receipts/r1.json', {
      method: 'PUT',
      body: JSON.stringify({ user: 'Reef Hotel', uid: 'u-sara', timestamp: 3 }),
    });
    writeFileSync(file('data.json'), await download());
    expect(erase('--uid', 'u-sara')).toContain('activity/a2/subject');
  });

  it('does not take Admin, which signs for all accounts without a name, for a name', () => {
    const output = erase('--accounts', file('accounts.json'), '--email', 'new@reef.example');
    expect(output).toContain('Nothing to erase.');
  });
});

describe('the command', () => {
  it.each([
    [['--record', 'sales/deals/d1'], /sales\/deals\/d1 is no record of sales\/customers/],
    [['--record', 'sales/customers/none'], /is no record of/],
    [['--text', 'Al'], /Too short to search for: “Al”/],
    [[], /Nothing identifies the person/],
    [['--accounts', 'nowhere.json', '--uid', 'u1'], /nowhere.json cannot be read/],
    [['--uid', 'u-omar', '--keep-years', 'seven'], /--keep-years takes a number of years/],
    [['--nonsense'], /Unknown option '--nonsense'[^]*npm run erase/],
  ])('refuses %j with a message', (args, message) => {
    expect(() => erase(...args)).toThrow(InputError);
    expect(() => erase(...args)).toThrow(message);
  });

  it('ends with 1 where it refuses, without a stack', () => {
    const command = ['--import', 'tsx', 'tools/operations/erasure/main.ts', file('data.json')];
    const { stdout, stderr, status } = spawnSync(process.execPath, command, { windowsHide: true });
    expect(status).toBe(1);
    expect(String(stdout)).toBe('');
    expect(String(stderr)).toBe('Nothing identifies the person.\n');
  });
});
