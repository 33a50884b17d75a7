import assert from 'node:assert/strict';
import { navigate, type Client } from './client.ts';
import { STAGES, keyOf } from './records.ts';
import type { TestServer } from './testServer.ts';

/** The page has loaded when this exists: a card in the last column. */
export const LAST_COLUMN_CARD = `section[aria-label="${STAGES.at(-1)}"] li`;

const FIRST_CARD = `section[aria-label="${STAGES[0]}"] li`;

/** Measures one visit to the sales board; times in milliseconds. */
export async function visitBoard(server: TestServer, client: Client, count: number) {
  const loadedMs = await navigate(client, `${server.address}/#/dashboard/sales`);
  await client.settle();
  const counted = await Promise.all(STAGES.map((name) => countColumn(client, name)));
  assert.deepEqual(counted, Array(STAGES.length).fill(count / STAGES.length));
  const nodes = await client.elements('*');

  // The newest deal comes first.
  const newest = keyOf(count - STAGES.length);
  const title = `Changed ${Date.now()}`;
  const from = Date.now();
  const change = await client.timed(FIRST_CARD, () =>
    server.write('PATCH', `sales/deals/${newest}`, { title }),
  );
  return {
    'navigation to cards, ms': loadedMs,
    'remote change to visible, ms': change.clock - from,
    'cards shown': counted.reduce((sum, cards) => sum + cards, 0),
    'elements in the DOM': nodes,
    'heap, MB': await client.heap(),
  };
}

/** How many cards a column has; asserts that its heading shows the same count. */
async function countColumn({ page }: Client, name: string): Promise<number> {
  const column = page.getByRole('region', { name, exact: true });
  const cards = await column.getByRole('listitem').count();
  assert.match(await column.locator('header').innerText(), new RegExp(`\\b${cards}\\b`));
  return cards;
}
