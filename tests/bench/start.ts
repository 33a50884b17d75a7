/**
 * `npm run bench:start`: measures when the first rows are painted of the dashboard, of 10,000 inventory items, of the plan of
 * 2,000 installations, and of one installation with 52 visits, for a signed-in visitor with a processor four times slower than
 * this machine's: on a first and on a return visit, with and without slow 4G, and on a network that swallows everything. With
 * `--against <folder>` it visits the build of another checkout in turns with this one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { signInOnce, type Session } from './client.ts';
import { TRUSTING_CHROMIUM } from './compressedServer.ts';
import { activity, deals, installations, invoices, items, keyOf, weeklyVisits } from './records.ts';
import { startBackend, startSite, type Site } from './startServers.ts';
import { summaryOf } from './summary.ts';
import { firstVisit, openReturning, type Line, type Start, type StartPage } from './visitStart.ts';

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    page: { type: 'string' },
    line: { type: 'string' },
    visit: { type: 'string' },
    visits: { type: 'string', default: '5' },
  },
});

const ITEMS = 10_000;
const INSTALLATIONS = 2_000;
const VISITS = 52;
const WATER = {
  'service/installations': installations(INSTALLATIONS),
  'service/visits': weeklyVisits(VISITS),
};

type MeasuredPage = StartPage & {
  /** What is written, by path, before the page is visited; those before it are without them. */
  readonly records?: () => Readonly<Record<string, unknown>>;
  /** Whether it asks the database for its records each time, since they are no list of which there is a copy. */
  readonly isAsked?: boolean;
};

const PAGES: Readonly<Record<string, MeasuredPage>> = {
  dashboard: {
    path: '/dashboard',
    firstRow: 'main ol li time',
    complete: 'Recent Activity',
  },
  inventory: {
    path: '/dashboard/inventory',
    firstRow: 'table[aria-label="Items"] tr[data-index]',
    complete: `${ITEMS.toLocaleString('en-US')} total`,
  },
  plan: {
    path: '/dashboard/service/plan',
    firstRow: 'main li a[aria-label^="Record visit"]',
    complete: 'Tomorrow',
    records: () => WATER,
  },
  installation: {
    path: `/dashboard/service/installation?installation=${keyOf(0)}`,
    firstRow: 'main li details',
    complete: 'Salinity',
    records: () => WATER,
    isAsked: true,
  },
};

const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
const backend = await startBackend(folder);
const browser = await chromium.launch(TRUSTING_CHROMIUM);
const checkouts = { now: resolve(import.meta.dirname, '../..') };
if (options.against) Object.assign(checkouts, { before: resolve(options.against) });
const sites: (Site & { readonly session: Session })[] = [];
for (const [name, root] of Object.entries(checkouts)) {
  const site = await startSite(name, root, folder);
  // Before there are records, which the first sign-in would read all.
  const session = await signInOnce(browser, site.address, `${name}@staff.example`);
  sites.push({ ...site, session });
}

try {
  await backend.write('inventory/items', items(ITEMS));
  await backend.write('sales/deals', deals(40));
  await backend.write('finance/invoices', invoices(40));
  await backend.write('activity', activity(60));
  const figures: Record<string, Record<string, number>> = {};
  for (const [pageName, page] of Object.entries(PAGES)) {
    if (!isChosen('page', pageName)) continue;
    for (const [path, records] of Object.entries(page.records?.() ?? {}))
      await backend.write(path, records);
    for (const line of ['slow 4G', 'no slow line', 'dead network'] as const) {
      if (!isChosen('line', line)) continue;
      for (const visit of ['first', 'return']) {
        const isPossible = line !== 'dead network' || (visit === 'return' && !page.isAsked);
        if (!isPossible || !isChosen('visit', visit)) continue;
        const times = await measure(page, visit === 'first', line);
        figures[`${pageName}, ${line}, ${visit} visit`] = times;
      }
    }
  }
  console.table(figures);
  console.log(`Load average at the end: ${(loadavg()[0] ?? 0).toFixed(1)}`);
} finally {
  await browser.close();
  for (const site of sites) site.close();
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
}

function isChosen(option: 'page' | 'line' | 'visit', value: string): boolean {
  return value.startsWith(options[option] ?? '');
}

/**
 * The median and, in its own column, the lowest time of each build until its first row, and what it had received by then and once all
 * its lists were fresh; the builds take turns.
 */
async function measure(
  page: MeasuredPage,
  isFirst: boolean,
  line: Line,
): Promise<Record<string, number>> {
  const visitors = [];
  // Before there were copies, nothing was shown for 30 seconds.
  const able = sites.filter(({ name }) => line !== 'dead network' || name === 'now');
  for (const { name, address, session } of able) {
    const returning = isFirst ? null : await openReturning(browser, session, address, page);
    visitors.push({
      name,
      visit: () => returning?.visit(line) ?? firstVisit(browser, session, address, page, line),
      close: async () => returning?.close(),
    });
  }
  const visits: Record<string, Start>[] = [];
  for (let n = 0; n < Number(options.visits); n += 1) {
    const starts: Record<string, Start> = {};
    for (const { name, visit } of visitors) starts[name] = await visit();
    visits.push(starts);
  }
  for (const { close } of visitors) await close();

  const row: Record<string, number> = {};
  for (const { name } of visitors) {
    const { ms, kilobytes, freshMs, freshKilobytes } = summaryOf(
      visits.flatMap((starts) => starts[name] ?? []),
    );
    row[`${name}, ms`] = Math.round(ms?.median ?? Number.NaN);
    row[`${name}, lowest`] = Math.round(ms?.lowest ?? Number.NaN);
    row[`${name}, kB`] = Math.round(kilobytes?.median ?? Number.NaN);
    row[`${name}, fresh ms`] = Math.round(freshMs?.median ?? Number.NaN);
    row[`${name}, fresh kB`] = Math.round(freshKilobytes?.median ?? Number.NaN);
  }
  const [now, before] = [row['now, ms'], row['before, ms']];
  if (now && before) row['ratio'] = Math.round((1000 * now) / before) / 1000;
  return row;
}
