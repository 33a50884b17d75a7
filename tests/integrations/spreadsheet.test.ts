import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { NAMESPACE } from '../tools/backend/restClient.ts';
import { DATABASE_URL, PROGRAM, seed, stored, companyForTests } from './company.ts';

const GUIDE = new URL('../../docs/integrations/spreadsheet.gs', import.meta.url);

const company = companyForTests();

type Sheets = Readonly<Record<string, readonly (readonly unknown[])[]>>;

/** Runs a call of the script in a spreadsheet with these sheets, and returns them as it leaves them. */
async function run(name: string, sheets: Sheets): Promise<Sheets> {
  const { accounts, database } = company();
  const { email: EMAIL, password: PASSWORD } = PROGRAM;
  const worker = new Worker(new URL('./appsScript.mjs', import.meta.url), {
    workerData: {
      source: readFileSync(GUIDE, 'utf8'),
      name,
      sheets,
      properties: { API_KEY: 'demo-key', DATABASE_URL, EMAIL, PASSWORD },
      origins: { accounts: accounts.origin, database: database.url, namespace: NAMESPACE },
    },
  });
  const [result] = (await once(worker, 'message')) as [Sheets];
  return result;
}

it('lists the overdue invoices in the sheet', async () => {
  await seed(company().database, 'finance/invoices', {
    i1: { idNum: 'INV-1', customer: 'Reef', due: '2026-05-01', amount: 900, status: 'Overdue' },
    i2: { idNum: 'INV-2', customer: 'Reef', due: '2026-05-01', amount: 10, status: 'Paid' },
  });
  const { Overdue } = await run('listOverdueInvoices()', { Overdue: [['left over']] });
  expect(Overdue).toEqual([
    ['Invoice #', 'Customer', 'Due', 'Amount'],
    ['INV-1', 'Reef', '2026-05-01', 900],
  ]);
});

it('creates a lead of each row once, also when it is run again', async () => {
  const { database } = company();
  const head = ['Company', 'Contact', 'Source', 'Key'];
  const first = await run('createLeads()', { Leads: [head, ['Reef', 'Layla', 'Fair', '']] });
  const again = [...(first['Leads'] ?? []), ['Palm', '', '', '']];
  await run('createLeads()', { Leads: again });
  const leads = Object.values((await stored(database, 'sales/leads')) as object);
  expect(leads).toMatchObject([
    { company: 'Reef', contact: 'Layla', source: 'Fair', status: 'New' },
    { company: 'Palm' },
  ]);
  const people = (await stored(database, 'people')) as Record<string, object>;
  const [uid = ''] = Object.keys(people);
  expect(people).toEqual({ [uid]: { name: 'Spreadsheet', at: expect.any(Number) } });
  expect(Object.values((await stored(database, 'activity')) as object)).toMatchObject([
    { user: 'Spreadsheet', uid, action: 'created new lead', subject: 'Reef' },
    { uid, subject: 'Palm' },
  ]);
});

it('changes a field with its entries, and nothing where the field holds it already', async () => {
  const { database } = company();
  await run('createLeads()', { Leads: [[], ['Reef', '', '', 'l1']] });
  const change = `change(signIn(), 'sales/leads', 'l1', 'status', 'Contacted', 'updated lead', 'Reef')`;
  await run(`${change}; ${change}`, {});
  expect(await stored(database, 'sales/leads/l1/status')).toBe('Contacted');
  expect(Object.values((await stored(database, 'history')) as object)).toMatchObject([
    { record: 'sales/leads/l1', changes: { status: { from: 'New', to: 'Contacted' } } },
  ]);
});
