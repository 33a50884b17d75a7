import assert from 'node:assert/strict';
import { navigate, type Client } from './client.ts';
import { invoices, keyOf } from './records.ts';
import type { TestServer } from './testServer.ts';

/** The page has loaded when this exists: the first row, which is the newest record. */
export const FIRST_INVOICE = 'table[aria-label="Invoices"] tr[data-index]';

const FIRST_CUSTOMER = `${FIRST_INVOICE} td:nth-child(2)`;
const COUNT = 'p[role="status"].tabular-nums';

/** Measures one visit to Finance; times in milliseconds. Every column of its table is searched. */
export async function visitFinance(server: TestServer, client: Client, count: number) {
  const { page, timed } = client;
  const loadedMs = await navigate(client, `${server.address}/#/dashboard/finance`);
  await page.getByText(`${count.toLocaleString('en-US')} total`).waitFor();
  await page.locator('.recharts-bar-rectangle').last().waitFor();
  await client.rest();
  const change = await changeFirstRow(server, client, count, 'Changed');

  const search = page.getByRole('searchbox');
  await search.focus();
  const first = await timed(COUNT, () => page.keyboard.press('7'));
  const next = await timed(COUNT, () => page.keyboard.press('1'));
  await search.fill('');
  await client.settle();

  const sort = await timed(FIRST_CUSTOMER, () =>
    page
      .getByRole('table', { name: 'Invoices' })
      .getByRole('button', { name: 'Customer', exact: true })
      .click(),
  );
  await client.settle();
  // Sorts before all others, so that the row keeps its position.
  const changeSorted = await changeFirstRow(server, client, count, 'Aa');
  return {
    'navigation to rows, ms': loadedMs,
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

/** Measures a colleague's change of the invoice in the first row: time until painted and main-thread work. */
async function changeFirstRow(server: TestServer, client: Client, count: number, word: string) {
  const id = await client.page.locator(`${FIRST_INVOICE} td`).first().innerText();
  const index = Object.values(invoices(count)).findIndex(({ idNum }) => idNum === id);
  const customer = `${word} ${(changes += 1)}`;
  const from = Date.now();
  const lap = await client.timed(FIRST_CUSTOMER, () =>
    server.write('PATCH', `finance/invoices/${keyOf(index)}`, { customer }),
  );
  assert.equal(await client.page.locator(FIRST_CUSTOMER).first().innerText(), customer);
  await client.settle();
  return { visible: lap.clock - from, busy: lap.busy };
}
