import assert from 'node:assert/strict';
import { navigate, type Client } from './client.ts';
import { STAGES, keyOf } from './records.ts';
import type { TestServer } from './testServer.ts';

/** The page has loaded when this exists: a card in the last column that is not folded. */
export const LAST_COLUMN_CARD = `section[aria-label="${STAGES[2]}"] li`;

/** Exists while a form is open. */
const FORM = 'dialog form';

const PANEL = 'dialog';

/** How often each action is timed in a visit: the first one also compiles code. */
const TIMES = 3;

const FIRST_CARD = `section[aria-label="${STAGES[0]}"] li`;

/** Measures one visit to the sales board; times in milliseconds. */
export async function visitBoard(server: TestServer, client: Client, count: number) {
  const loadedMs = await navigate(client, `${server.address}/#/dashboard/sales`);
  await client.rest();
  const counted = await Promise.all(STAGES.map((name) => countColumn(client, name)));
  assert.deepEqual(counted, Array(STAGES.length).fill(count / STAGES.length));
  const nodes = await client.elements('body *');

  // The newest deal comes first.
  const newest = keyOf(count - STAGES.length);
  const title = `Changed ${Date.now()}`;
  const from = Date.now();
  const change = await client.timed(FIRST_CARD, () =>
    server.write('PATCH', `sales/deals/${newest}`, { title }),
  );
  await client.settle();
  const heap = await client.heap();
  const moved = await moveCards(client);
  const searched = await searchBoard(client);
  const form = await visitForm(client, title);
  return {
    'navigation to cards, ms': loadedMs,
    'remote change to visible, ms': change.clock - from,
    ...moved,
    ...searched,
    ...form,
    'deals counted': counted.reduce((sum, cards) => sum + cards, 0),
    'elements in the DOM': nodes,
    'heap, MB': heap,
  };
}

/** Moves the first card of a column by key, three times. */
async function moveCards({ page, settle, timed }: Client) {
  const destination = `section[aria-label="${STAGES[2]}"] h3 + span`;
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    await page.locator(`section[aria-label="${STAGES[1]}"] li > button`).first().focus();
    await settle();
    const moved = await timed(destination, () => page.keyboard.press('Shift+ArrowRight'));
    times.push(moved.sinceInput);
    await settle();
    // The next one, and the next visit, find the same deals.
    await timed(destination, () => page.keyboard.press('z'));
    await settle();
  }
  return {
    'first card moved by key to visible, ms': times[0] ?? Number.NaN,
    'next card moved by key to visible, ms': Math.min(...times.slice(1)),
  };
}

/** Types into the search of the board and clears it. */
async function searchBoard({ page, settle, longestInteraction }: Client) {
  const box = page.getByRole('searchbox', { name: 'Search deals' });
  await box.focus();
  await settle();
  await longestInteraction();
  await box.pressSequentially('deal 1', { delay: 100 });
  const typing = await longestInteraction();
  await box.fill('');
  await settle();
  return { 'letter in the search, longest interaction, ms': typing };
}

/** Opens the form of a deal, three times, goes on to the deals after it, and types in the form of the last. */
async function visitForm({ page, settle, timed, longestInteraction }: Client, title: string) {
  const box = await page.getByRole('button', { name: title }).boundingBox();
  assert(box);
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    await page.keyboard.press('Escape');
    await settle();
    const opened = await timed(FORM, () => page.mouse.click(box.x + 20, box.y + 10));
    times.push(opened.sinceInput);
  }
  const steps: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    await settle();
    const stepped = await timed(PANEL, () => page.keyboard.press('Alt+ArrowDown'));
    steps.push(stepped.sinceInput);
  }
  const first = page.getByRole('dialog').getByRole('textbox').first();
  await first.focus();
  await settle();
  await longestInteraction();
  await first.pressSequentially('abcdef', { delay: 100 });
  const typing = await longestInteraction();
  assert.match(await first.inputValue(), /abcdef/);
  return {
    'opening the first deal, ms': times[0] ?? Number.NaN,
    'opening the next deal, ms': Math.min(...times.slice(1)),
    'the next by key, ms': Math.min(...steps.slice(1)),
    'typing in its form, longest interaction, ms': typing,
  };
}

/** The count beside the name of a column; asserts that cards are below it unless it is folded. */
async function countColumn({ page }: Client, name: string): Promise<number> {
  const column = page.getByRole('region', { name, exact: true });
  const count = Number.parseInt(await column.locator('h3 + span').innerText(), 10);
  const isFolded = (await column.locator('header').count()) === 0;
  assert.notEqual(await column.getByRole('listitem').count(), isFolded ? count : 0);
  return count;
}
