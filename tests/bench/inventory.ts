import assert from 'node:assert/strict';
import { navigate, type Client } from './client.ts';
import { items, keyOf } from './records.ts';
import type { TestServer } from './testServer.ts';

/** The page has loaded when this exists: the first row, which is the newest record. */
export const FIRST_ROW = 'table[aria-label="Items"] tr[data-index]';

const FIRST_NAME = `${FIRST_ROW} td:nth-child(2)`;
const FIRST_CATEGORY = `${FIRST_ROW} td:nth-child(3)`;
const COUNT = 'p[role="status"].tabular-nums';

/** Measures one visit to the inventory; times in milliseconds, heap in MB. */
export async function visitInventory(server: TestServer, client: Client, count: number) {
  const { page, timed } = client;
  const loadedMs = await navigate(client, `${server.address}/#/dashboard/inventory`);
  await page.getByText(`${count.toLocaleString('en-US')} total`).waitFor();
  await client.rest();
  const elements = await client.elements('body *');
  const rows = await client.elements(FIRST_ROW);
  const change = await changeFirstRow(server, client, count);

  const search = page.getByRole('searchbox');
  await search.focus();
  const first = await timed(COUNT, () => page.keyboard.press('p'));
  const next = await timed(COUNT, () => page.keyboard.press('u'));
  await search.fill('');
  await client.settle();

  const heading = page.getByRole('button', { name: 'Item Name' });
  const box = await heading.boundingBox();
  assert(box);
  const sort = await timed(FIRST_NAME, () => page.mouse.click(box.x + 20, box.y + 10));
  await heading.click();
  await heading.click();
  // The rows follow the heading, as soon as they are sorted.
  await client.settle();
  await expectLastRow(client, count);

  return {
    'navigation to rows, ms': loadedMs,
    'first letter to rows, ms': first.sinceInput,
    'first letter, main thread busy, ms': first.busy,
    'next letter to rows, ms': next.sinceInput,
    'next letter, main thread busy, ms': next.busy,
    'sort to rows, ms': sort.sinceInput,
    'sort, main thread busy, ms': sort.busy,
    'remote change to visible, ms': change,
    'heap after all of this, MB': await client.heap(),
    'rows in the DOM': rows,
    'elements in the DOM': elements,
  };
}

let changes = 0;

/** The milliseconds from a colleague's change of the record in the first row to its paint. */
async function changeFirstRow(server: TestServer, client: Client, count: number): Promise<number> {
  const sku = await client.page.locator(`${FIRST_ROW} td`).first().innerText();
  const index = Object.values(items(count)).findIndex((item) => item.sku === sku);
  const category = `Category ${(changes += 1)}`;
  const from = Date.now();
  const lap = await client.timed(FIRST_CATEGORY, () =>
    server.write('PATCH', `inventory/items/${keyOf(index)}`, { category }),
  );
  assert.equal(await client.page.locator(FIRST_CATEGORY).first().innerText(), category);
  await client.settle();
  return lap.clock - from;
}

/** Scrolls to the end and asserts that the oldest record is there. */
async function expectLastRow({ page }: Client, count: number): Promise<void> {
  const last = page.locator(`tr[data-index="${count - 1}"]`);
  const table = page.getByRole('table', { name: 'Items' });
  for (let tries = 0; tries < 20 && !(await last.isVisible()); tries += 1) {
    await table.evaluate(({ parentElement }) => parentElement?.scrollTo(0, 1e9));
    await page.waitForTimeout(100);
  }
  const oldest = Object.values(items(count))[0];
  assert.equal(await last.locator('td').first().innerText(), oldest?.sku);
}
