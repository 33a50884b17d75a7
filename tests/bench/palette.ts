import assert from 'node:assert/strict';
import { navigate, type Client } from './client.ts';
import type { TestServer } from './testServer.ts';

/** The page has loaded when this exists; its own list, of suppliers, is empty. */
export const HEADING = 'h1';

/** The pause between two letters of somebody who types 120 words a minute. */
const TYPING_DELAY_MS = 100;

const BOX = 'dialog [role="combobox"]';
const FOUND = 'dialog p[role="status"]';
const FIRST_OPTION = 'dialog [role="option"]';

/** Measures one visit that finds inventory items with the palette; times in milliseconds, heap in MB. */
export async function visitPalette(server: TestServer, client: Client, count: number) {
  const { page, timed } = client;
  await navigate(client, `${server.address}/#/dashboard/suppliers`);
  await client.settle();
  await client.longestInteraction();
  const first = await timed(FIRST_OPTION, () => page.keyboard.press('Control+k'));
  await searchAll(client, count);
  const loading = await client.longestInteraction();
  await page.keyboard.press('Escape');
  await page.locator(BOX).waitFor({ state: 'detached' });

  const again = await timed(FIRST_OPTION, () => page.keyboard.press('Control+k'));
  await searchAll(client, count);
  await page.locator(BOX).fill('');
  await client.longestInteraction();
  const letter = await timed(FOUND, () => page.keyboard.press('l'));
  const next = await timed(FOUND, () => page.keyboard.press('a'));
  await page.keyboard.type('goon', { delay: TYPING_DELAY_MS });
  const typing = await client.longestInteraction();
  await page.keyboard.type(' pmup', { delay: TYPING_DELAY_MS });
  const misspelled = await client.longestInteraction();
  await page.getByText('179 found').waitFor();
  assert.match(await page.locator(FIRST_OPTION).first().innerText(), /Lagoon pump/);
  return {
    'first opening to paint, ms': first.sinceInput,
    'next opening to paint, ms': again.sinceInput,
    'letters while loading, longest interaction, ms': loading,
    'first letter to results, ms': letter.sinceInput,
    'next letter to results, ms': next.sinceInput,
    'next letter, main thread busy, ms': next.busy,
    'six letters, longest interaction, ms': typing,
    'a misspelled word, longest interaction, ms': misspelled,
    'heap, MB': await client.heap(),
  };
}

/** Finds every item, which takes until all of them are in the index. */
async function searchAll({ page, settle }: Client, count: number): Promise<void> {
  await page.keyboard.type('items', { delay: TYPING_DELAY_MS });
  await page.getByText(`${count.toLocaleString('en-US')} found`).waitFor({ timeout: 120_000 });
  await settle();
}
