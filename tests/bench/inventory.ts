import assert from 'node:assert/strict';
import { arriveAt, type Desk } from './desk.ts';
import { items, keyOf } from './records.ts';
import type { Stage } from './stage.ts';

/** What tells that the page has arrived: the name on the first row, which is the newest record. */
export const FIRST_ROW = 'table[aria-label="Items"] tr[data-index]';

const FIRST_NAME = `${FIRST_ROW} td:nth-child(2)`;
const FIRST_CATEGORY = `${FIRST_ROW} td:nth-child(3)`;
const COUNT = 'p[role="status"].tabular-nums';

/** The figures of one visit to the inventory, by name; times in milliseconds, heap in MB. */
export async function visitInventory(stage: Stage, desk: Desk, count: number) {
  const { page, timed } = desk;
  const shown = await arriveAt(desk, `${stage.address}/#/dashboard/inventory`);
  await page.getByText(`${count.toLocaleString('en-US')} total`).waitFor();
  await desk.quiet();
  const loaded = { heap: await desk.heap(), nodes: await desk.elements('*') };
  const rows = await desk.elements(FIRST_ROW);
  const change = await changeFirstRow(stage, desk, count);

  const search = page.getByRole('searchbox');
  await search.focus();
  await desk.longestInteraction();
  const first = await timed(COUNT, () => page.keyboard.press('p'));
  const next = await timed(COUNT, () => page.keyboard.press('u'));
  const typing = await desk.longestInteraction();
  await search.fill('');
  await desk.quiet();

  const heading = page.getByRole('button', { name: 'Item Name' });
  const box = await heading.boundingBox();
  assert(box);
  const sort = await timed(FIRST_NAME, () => page.mouse.click(box.x + 20, box.y + 10));
  const sorting = await desk.longestInteraction();
  const changeSorted = await changeFirstRow(stage, desk, count);
  await heading.click();
  await heading.click();
  await showLastRow(desk, count);

  return {
    'navigation to rows, ms': shown,
    'first letter to rows, ms': first.sinceInput,
    'first letter, main thread busy, ms': first.busy,
    'next letter to rows, ms': next.sinceInput,
    'next letter, main thread busy, ms': next.busy,
    'typing, longest interaction, ms': typing,
    'sort to rows, ms': sort.sinceInput,
    'sort, main thread busy, ms': sort.busy,
    'sort, longest interaction, ms': sorting,
    'remote change to visible, ms': change,
    'the same in a sorted list, ms': changeSorted,
    'heap when loaded, MB': loaded.heap,
    'heap after all of this, MB': await desk.heap(),
    'rows in the DOM': rows,
    'elements in the DOM': loaded.nodes,
  };
}

let changes = 0;

/** The time from a colleague's change of the record on the first row to its paint. */
async function changeFirstRow(stage: Stage, desk: Desk, count: number): Promise<number> {
  const sku = await desk.page.locator(`${FIRST_ROW} td`).first().innerText();
  const place = Object.values(items(count)).findIndex((item) => item.sku === sku);
  const category = `Category ${(changes += 1)}`;
  const from = Date.now();
  const lap = await desk.timed(FIRST_CATEGORY, () =>
    stage.write('PATCH', `inventory/items/${keyOf(place)}`, { category }),
  );
  assert.equal(await desk.page.locator(FIRST_CATEGORY).first().innerText(), category);
  await desk.quiet();
  return lap.clock - from;
}

/** Scrolls to the end and finds the oldest record there. */
async function showLastRow({ page }: Desk, count: number): Promise<void> {
  const last = page.locator(`tr[data-index="${count - 1}"]`);
  const table = page.getByRole('table', { name: 'Items' });
  for (let tries = 0; tries < 20 && !(await last.isVisible()); tries += 1) {
    await table.evaluate(({ parentElement }) => parentElement?.scrollTo(0, 1e9));
    await page.waitForTimeout(100);
  }
  const oldest = Object.values(items(count))[0];
  assert.equal(await last.locator('td').first().innerText(), oldest?.sku);
}
