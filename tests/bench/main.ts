/**
 * How fast the dashboard is with many records, on a desk four times slower than this machine: `npm run bench`.
 * Prints medians and the lowest of five visits, writes all figures to tests/bench/latest.json, and fails when
 * one is beyond tests/bench/budget.json.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { verdicts } from './budget.ts';
import { LAST_COLUMN_CARD, visitBoard } from './board.ts';
import { openDesk, signInOnce, type Desk, type Session } from './desk.ts';
import { FIRST_ROW, visitInventory } from './inventory.ts';
import { FIRST_INVOICE, visitFinance } from './finance.ts';
import { deals, invoices, items } from './records.ts';
import { openStage } from './stage.ts';
import { printed, summaryOf, type Figures } from './summary.ts';

const VISITS = 5;

const stage = await openStage();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'],
});
try {
  const session = await signInOnce(browser, stage.address);
  const inventory = async (count: number): Promise<Figures[]> => {
    await stage.write('PUT', 'inventory/items', items(count));
    return visits(session, FIRST_ROW, (desk) => visitInventory(stage, desk, count));
  };
  const board = async (count: number): Promise<Figures[]> => {
    await stage.write('PUT', 'sales/deals', deals(count));
    return visits(session, LAST_COLUMN_CARD, (desk) => visitBoard(stage, desk, count));
  };
  const finance = async (count: number): Promise<Figures[]> => {
    await stage.write('PUT', 'finance/invoices', invoices(count));
    return visits(session, FIRST_INVOICE, (desk) => visitFinance(stage, desk, count));
  };
  const results = {
    'Inventory, 1,000 items': await inventory(1_000),
    'Inventory, 10,000 items': await inventory(10_000),
    'Sales board, 500 deals': await board(500),
    'Finance, 10,000 invoices': await finance(10_000),
  };
  const summary = Object.fromEntries(
    Object.entries(results).map(([name, figures]) => [name, summaryOf(figures)]),
  );
  process.stdout.write(printed(summary));
  const [load = 0] = loadavg();
  process.stdout.write(
    `\nThe machine's ${cpus().length} cores had ${load.toFixed(1)} to do at once.\n`,
  );
  const held = verdicts(summary);
  process.stdout.write(`\n${held.map(({ text }) => text).join('\n')}\n`);
  if (!held.every(({ isKept }) => isKept)) process.exitCode = 1;
  const file = join(import.meta.dirname, 'latest.json');
  writeFileSync(file, `${JSON.stringify({ summary, visits: results }, null, 2)}\n`);
} finally {
  await browser.close();
  await stage.close();
}

async function visits(
  session: Session,
  arrival: string,
  visit: (desk: Desk) => Promise<Figures>,
): Promise<Figures[]> {
  const figures: Figures[] = [];
  for (let n = 0; n < VISITS; n += 1) {
    const desk = await openDesk(browser, session, arrival);
    figures.push(await visit(desk));
    await desk.close();
  }
  return figures;
}
