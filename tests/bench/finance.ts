import assert from 'node:assert/strict';
import { arriveAt, type Desk } from './desk.ts';
import { invoices, keyOf } from './records.ts';
import type { Stage } from './stage.ts';

/** What tells that the page has arrived: the customer on the first row, which is the newest record. */
export const FIRST_INVOICE = 'table[aria-label="Invoices"] tr[data-index]';

const FIRST_CUSTOMER = `${FIRST_INVOICE} td:nth-child(2)`;
const COUNT = 'p[role="status"].tabular-nums';

/** The figures of one visit to Finance, by name; times in milliseconds. Every column of its table is searched. */
export async function visitFinance(stage: Stage, desk: Desk, count: number) {
  const { page, timed } = desk;
  const shown = await arriveAt(desk, `${stage.address}/#/dashboard/finance`);
  await page.getByText(`${count.toLocaleString('en-US')} total`).waitFor();
  await page.locator('.recharts-bar-rectangle').last().waitFor();
  await desk.quiet();
  const change = await changeFirstRow(stage, desk, count, 'Changed');

  const search = page.getByRole('searchbox');
  await search.focus();
  const first = await timed(COUNT, () => page.keyboard.press('7'));
  const next = await timed(COUNT, () => page.keyboard.press('1'));
  await search.fill('');
  await desk.quiet();

  const sort = await timed(FIRST_CUSTOMER, () =>
    page.getByRole('button', { name: 'Customer' }).click(),
  );
  await desk.quiet();
  // By letter before all others, so that it stays where it is.
  const changeSorted = await changeFirstRow(stage, desk, count, 'Aa');
  return {
    'navigation to rows, ms': shown,
    'first letter to rows, ms': first.sinceInput,
    'first letter, main thread busy, ms': first.busy,
    'next letter to rows, ms': next.sinceInput,
    'sort to rows, ms': sort.sinceInput,
    'remote change to visible, ms': change.visible,
    'remote change, main thread busy, ms': change.busy,
    'the same in a sorted list, ms': changeSorted.visible,
  };
}

let changes = 0;

/** A colleague's change of the invoice on the first row: how long until it is painted, and the work it makes. */
async function changeFirstRow(stage: Stage, desk: Desk, count: number, word: string) {
  const id = await desk.page.locator(`${FIRST_INVOICE} td`).first().innerText();
  const index = Object.values(invoices(count)).findIndex(({ idNum }) => idNum === id);
  const customer = `${word} ${(changes += 1)}`;
  const from = Date.now();
  const lap = await desk.timed(FIRST_CUSTOMER, () =>
    stage.write('PATCH', `finance/invoices/${keyOf(index)}`, { customer }),
  );
  assert.equal(await desk.page.locator(FIRST_CUSTOMER).first().innerText(), customer);
  await desk.quiet();
  return { visible: lap.clock - from, busy: lap.busy };
}
