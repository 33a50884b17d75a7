import assert from 'node:assert/strict';
import { arriveAt, type Desk } from './desk.ts';
import { STAGES, keyOf } from './records.ts';
import type { Stage } from './stage.ts';

/** What tells that the page has arrived: a card in the last column. */
export const LAST_COLUMN_CARD = `section[aria-label="${STAGES.at(-1)}"] li`;

const FIRST_CARD = `section[aria-label="${STAGES[0]}"] li`;

/** The figures of one visit to the sales board, by name; times in milliseconds. */
export async function visitBoard(stage: Stage, desk: Desk, count: number) {
  const shown = await arriveAt(desk, `${stage.address}/#/dashboard/sales`);
  await desk.quiet();
  const counted = await Promise.all(STAGES.map((name) => countColumn(desk, name)));
  assert.deepEqual(counted, Array(STAGES.length).fill(count / STAGES.length));
  const nodes = await desk.elements('*');

  // The newest deal stands first.
  const newest = keyOf(count - STAGES.length);
  const title = `Changed ${Date.now()}`;
  const from = Date.now();
  const change = await desk.timed(FIRST_CARD, () =>
    stage.write('PATCH', `sales/deals/${newest}`, { title }),
  );
  return {
    'navigation to cards, ms': shown,
    'remote change to visible, ms': change.clock - from,
    'cards shown': counted.reduce((sum, cards) => sum + cards, 0),
    'elements in the DOM': nodes,
    'heap, MB': await desk.heap(),
  };
}

/** How many cards a column shows; its own count says the same. */
async function countColumn({ page }: Desk, name: string): Promise<number> {
  const column = page.getByRole('region', { name, exact: true });
  const cards = await column.getByRole('listitem').count();
  assert.match(await column.locator('header').innerText(), new RegExp(`\\b${cards}\\b`));
  return cards;
}
