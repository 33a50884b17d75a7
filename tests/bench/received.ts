/**
 * `npm run bench:received [-- PATH...]`: how much each page of the dashboard receives from the database when somebody comes back who keeps a
 * copy on their device, with 10,000 records of each kind, and how much a page about one thing without a copy. Fails when a page receives
 * more than 60 kB.
 */
import { chromium, type BrowserContext } from '@playwright/test';
import { CHROMIUM } from '../support/chromium.ts';
import { signUp } from '../e2e/actions.ts';
import { everyKind, keyOf } from './records.ts';
import { startTestServer } from './testServer.ts';

const COUNT = 10_000;
const MOST = 60_000;
/** How long nothing arrives once a page is there. */
const QUIET_MS = 4_000;

const asked = process.argv.slice(2);
const PAGES = [
  '',
  'sales',
  'finance',
  'inventory',
  'procurement',
  'suppliers',
  'service',
  'contacts',
  'tasks',
  'payments',
  'creditNotes',
  'vat',
  'activity',
  'inventory/count',
  'service/installations',
  'service/plan',
  'service/visits',
  `service/installation?installation=${keyOf(0)}`,
  `service/visit?installation=${keyOf(0)}`,
  'sales/customer?name=Reef%20Residence%200',
  'suppliers/supplier?name=Reef%20Supply%200',
  'statement?name=Reef%20Residence%200',
  `document?invoices=${keyOf(0)}`,
  `finance?record=invoices/${keyOf(0)}`,
  `sales?record=deals/${keyOf(0)}`,
  'settings',
  'people',
].filter((path) => asked.length === 0 || asked.includes(path));
/** The pages that are about one record or customer. */
const ABOUT_ONE = PAGES.filter((path) => /^(statement|document)/.test(path));

/** Opens a page of its own, and waits until nothing arrives any more. Resolves to how many characters have arrived. */
async function received(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  let count = 0;
  let heardAt = Date.now();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      count += payload.length;
      heardAt = Date.now();
    }),
  );
  await page.goto(`/#/dashboard${path && `/${path}`}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  heardAt = Date.now();
  // The greeting and the answers to requests without data are shorter.
  const isThere = (): boolean => count >= 1_000 && Date.now() - heardAt >= QUIET_MS;
  while (!isThere()) await page.waitForTimeout(100);
  await page.close({ runBeforeUnload: true });
  return count;
}

const server = await startTestServer();
const browser = await chromium.launch(CHROMIUM);
try {
  for (const [path, records] of Object.entries(everyKind(COUNT))) {
    await server.write('PUT', path, records);
  }
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await signUp(page, 'bench@staff.example');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByLabel('Keep a copy on this device').check();
  await page.close();
  for (const path of PAGES) await received(context, path);
  let most = 0;
  const measure = async (visitor: BrowserContext, path: string, note = ''): Promise<void> => {
    const count = await received(visitor, path);
    most = Math.max(most, count);
    process.stdout.write(
      `${`/dashboard/${path}${note}`.padEnd(80)}${(count / 1_000).toFixed(1).padStart(8)} kB\n`,
    );
  };
  for (const path of PAGES) await measure(context, path);
  const without = await browser.newContext({ baseURL: server.address });
  await signUp(await without.newPage(), 'visitor@staff.example');
  for (const path of ABOUT_ONE) await measure(without, path, ' without a copy');
  if (most > MOST) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
