import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabaseServer, type DatabaseServer } from '../../local/server.ts';
import { rest } from '../local/restClient.ts';
import { temporaryFolder } from '../local/temporaryFolder.ts';
import { unsignedToken } from '../local/unsignedToken.ts';

const HOUR_MS = 3_600_000;
const NOW = { '.sv': 'timestamp' };

const item = (sku: string, more: object = {}) => ({
  sku,
  name: 'Pump',
  supplier: '',
  stock: 1,
  reorder: 0,
  unitCost: 0,
  creationDate: '2025-01-01',
  ...more,
});
const LEAD = {
  company: 'Reef Hotel',
  contact: '',
  status: 'New',
  source: '',
  creationDate: '2025-01-01',
};

/** A company with records from before there were times of change, and another program that writes leads. */
const DATA = {
  inventory: {
    items: {
      a: item('S-1'),
      b: item('S-2', { changedAt: 5 }),
      c: item('S-3', { changedAt: 'yesterday' }),
      d: item('S-4', { import: 'recent' }),
      e: item('S-5', { import: 'earlier' }),
    },
  },
  sales: { leads: { l1: LEAD, l2: LEAD } },
  imports: {
    recent: { path: 'inventory/items', timestamp: Date.now() - 47 * HOUR_MS },
    earlier: { path: 'inventory/items', timestamp: Date.now() - 49 * HOUR_MS },
  },
  activity: { x1: { user: 'Layla', action: 'created new lead', subject: '', timestamp: 1 } },
};

it('counts the records without a readable time, and changes nothing', () => {
  const { file, run } = prepare();
  expect(run().stdout).toBe(`Records that do not say when they were changed:
  3  inventory/items
  1  inventory/items, left out: of an import of the last two days
  2  sales/leads
`);
  expect(existsSync(file('dates.json'))).toBe(false);
});

it('dates them in two updates with the time of the server, and nothing else', async () => {
  const { file, run } = prepare();
  run('--write', file('dates.json'));
  const server = await startServer();
  await update(server, file('dates.json'));
  const before = Date.now();
  await update(server, file('dates-last.json'));
  const { inventory, sales, ...others } = (await rest(server, '/.json')).json as typeof DATA;
  const { a, b, c, d, e } = inventory.items as Record<string, { readonly changedAt?: number }>;
  expect([b, d]).toEqual([DATA.inventory.items.b, DATA.inventory.items.d]);
  for (const record of [a, c, e, ...Object.values(sales.leads)])
    expect(record).toHaveProperty('changedAt', expect.closeTo(Date.now(), -5));
  // One of each list is later than the others, which a visit then need not read again.
  expect(a?.changedAt).toBeGreaterThanOrEqual(before);
  expect(c?.changedAt).toBeLessThanOrEqual(before);
  expect(a).toEqual({ ...DATA.inventory.items.a, changedAt: a?.changedAt });
  expect(others).toEqual({ imports: DATA.imports, activity: DATA.activity });

  // A download of afterwards has none any more but the one that was left out.
  writeFileSync(file('data.json'), JSON.stringify((await rest(server, '/.json')).json));
  expect(run().stdout).toMatch(/^.*:\n {2}1 {2}inventory\/items, left out: [^\n]*\n$/);
});

it('leaves out lists that a program changes without a time, which the rules refuse of a dated record', async () => {
  const { file, run } = prepare();
  const server = await startServer();
  expect(run('--except', 'sales/leads', '--write', file('dates.json')).stdout).toContain(
    '  2  sales/leads, left out\n',
  );
  await update(server, file('dates.json'));
  await update(server, file('dates-last.json'));
  expect((await setSource(server, '', 'Web')).status).toBe(200);
  run('--write', file('dates.json'));
  await update(server, file('dates-last.json'));
  expect((await setSource(server, 'Web', 'Fair')).status).toBe(401);
  const withTime = { 'sales/leads/l1/changedAt': NOW };
  expect((await setSource(server, 'Web', 'Fair', withTime)).status).toBe(200);
});

it.each([
  [['--except', 'sales/lead'], /^sales\/lead is none of .*sales\/leads/],
  [['--write'], /'--write <value>' argument missing/],
  [['--nonsense'], /Unknown option '--nonsense'[^]*npm run date-records/],
])('refuses %j with a message', (args, message) => {
  const { stderr, status } = prepare().run(...args);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});

it.each([
  ['missing.json', /missing\.json cannot be read/],
  ['leads.json', /leads\.json holds none of .*sales\/leads/],
])('says that %s is no download of the database', (name, message) => {
  const { file } = prepare();
  writeFileSync(file('leads.json'), JSON.stringify(DATA.sales.leads));
  const { stderr, status } = runWith(file(name));
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});

/** Runs the program with these arguments. */
function runWith(...args: readonly string[]) {
  const command = ['--import', 'tsx', 'operations/dateRecords.ts', ...args];
  return spawnSync(process.execPath, command, { encoding: 'utf8', windowsHide: true });
}

function prepare() {
  const folder = temporaryFolder();
  const file = (name: string): string => join(folder, name);
  writeFileSync(file('data.json'), JSON.stringify(DATA));
  const run = (...args: readonly string[]) => runWith(file('data.json'), ...args);
  return { file, run };
}

/** The company's database. */
async function startServer(): Promise<DatabaseServer> {
  const server = await createDatabaseServer({ rulesFile: 'database.rules.json' });
  onTestFinished(() => server.close());
  await rest(server, '/.json', { method: 'PUT', body: JSON.stringify(DATA) });
  return server;
}

/** What `firebase database:update /` sends. */
async function update(server: DatabaseServer, file: string): Promise<void> {
  const body = readFileSync(file, 'utf8');
  expect((await rest(server, '/.json', { method: 'PATCH', body })).status).toBe(200);
}

/** A program gives a lead another source, which was this one before. */
function setSource(server: DatabaseServer, before: string, after: string, more: object = {}) {
  const token = unsignedToken({ sub: 'program', user_id: 'program', iat: 1, exp: 4_000_000_000 });
  const signed = { user: 'Admin', timestamp: NOW };
  const changes = { source: { from: before, to: after } };
  const body = JSON.stringify({
    'sales/leads/l1/source': after,
    [`activity/${after}`]: { ...signed, action: 'updated lead', subject: 'Reef Hotel' },
    [`history/${after}`]: { ...signed, record: 'sales/leads/l1', changes },
    ...more,
  });
  return rest(server, '/.json', { method: 'PATCH', body, token });
}
