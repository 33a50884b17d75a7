/**
 * `npm run bench`: measures what the start of home costs, the dashboard with many records on a processor four times slower than
 * this machine's, and what pages receive when somebody comes back. Prints the median and the lowest of the visits, writes all figures to tests/bench/latest.json, and fails when
 * one exceeds tests/bench/budget.json.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../support/chromium.ts';
import { checkBudget } from './budget.ts';
import { openClient, signInOnce, type Client, type Session } from './client.ts';
import { FIRST_ROW, visitInventory } from './inventory.ts';
import { activity, deals, invoices, items, keyOf } from './records.ts';
import { measureReturns } from './returns.ts';
import { visitHome } from './startCost.ts';
import { startTestServer } from './testServer.ts';
import { formatTable, summaryOf, type Figures } from './summary.ts';

const VISITS = 3;
const STARTS = 5;
/** Of each way to ask for records one page. */
const RETURNS = [
  '',
  'contacts',
  'vat',
  'activity',
  `service/installation?installation=${keyOf(0)}`,
  'settings',
];

const server = await startTestServer();
const browser = await chromium.launch(CHROMIUM);
try {
  const session = await signInOnce(browser, server.address);
  const inventory = async (count: number): Promise<Figures[]> => {
    await server.write('PUT', 'inventory/items', items(count));
    return visits(session, FIRST_ROW, (client) => visitInventory(server, client, count));
  };
  await server.write('PUT', 'sales/deals', deals(40));
  await server.write('PUT', 'finance/invoices', invoices(40));
  await server.write('PUT', 'activity', activity(60));
  const starts: Figures[] = [];
  while (starts.length < STARTS) starts.push(await visitHome(browser, session, server.address));
  const results = {
    'Start of home': starts,
    'Inventory, 1,000 items': await inventory(1_000),
    'Inventory, 10,000 items': await inventory(10_000),
    'kB of a return': [
      await measureReturns(browser, server, { count: 1_000, paths: RETURNS, quietMs: 1_500 }),
    ],
  };
  const summary = Object.fromEntries(
    Object.entries(results).map(([name, figures]) => [name, summaryOf(figures)]),
  );
  process.stdout.write(formatTable(summary));
  const [load = 0] = loadavg();
  process.stdout.write(`\nLoad average: ${load.toFixed(1)} on ${cpus().length} cores.\n`);
  const checks = checkBudget(summary);
  process.stdout.write(`\n${checks.map(({ text }) => text).join('\n')}\n`);
  if (!checks.every(({ isWithin }) => isWithin)) process.exitCode = 1;
  const file = join(import.meta.dirname, 'latest.json');
  writeFileSync(file, `${JSON.stringify({ summary, visits: results }, null, 2)}\n`);
} finally {
  await browser.close();
  await server.close();
}

async function visits(
  session: Session,
  arrival: string,
  visit: (client: Client) => Promise<Figures>,
): Promise<Figures[]> {
  const figures: Figures[] = [];
  for (let n = 0; n < VISITS; n += 1) {
    const client = await openClient(browser, session, arrival);
    figures.push(await visit(client));
    await client.close();
  }
  return figures;
}
