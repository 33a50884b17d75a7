import type { Page } from '@playwright/test';
import { administratorOf, type Administrator } from './administrator.ts';
import { expect, test } from './journey.ts';
import { networkFaultsOf, type NetworkFaults } from './networkFaults.ts';
import { expectAccessible } from './people.ts';
import type { Product } from './product.ts';
import { arriveAtSales, storedWith } from './sales.ts';

let product: Product;
let administrator: Administrator;

test.beforeAll(async ({ preview }) => {
  product = preview;
  administrator = await administratorOf(preview);
});

test('a save whose answer or whose request is lost with the network is stored once, and nobody is told otherwise', async ({
  open,
  consoleErrors,
}) => {
  consoleErrors.allow(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  const line = await networkFaultsOf(page);
  await arriveAtSales(page, product);
  const form = page.getByRole('dialog');
  const banner = page.getByText(/^No connection\. 1 change will be saved/);
  const losses = {
    'Answer lost in the storm': line.deafen,
    'Request lost in the storm': line.mute,
  };

  for (const [title, lose] of Object.entries(losses)) {
    await page.getByRole('button', { name: 'New Deal' }).click();
    await form.getByLabel('Deal Title').fill(title);
    lose();
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(form.getByRole('button', { name: 'Saving…' })).toBeVisible();
    if (lose === line.deafen) await expect.poll(() => count('sales/deals', title)).toBe(1);
    await line.cut();
    await expect(form.getByText(/^No connection at the moment/)).toBeVisible();
    await expect(banner).toBeVisible();
    await mendAndExpectSaved(page, line);
    await expect(page.getByRole('button', { name: title })).toHaveCount(1);
  }

  await page.getByRole('button', { name: 'Answer lost in the storm' }).click();
  await form.getByLabel('Customer').fill('Told twice');
  line.deafen();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(() => count('activity', 'Answer lost in the storm')).toBe(2);
  await line.cut();
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await mendAndExpectSaved(page, line);

  const counts = {
    records: [await count('sales/deals', 'Answer'), await count('sales/deals', 'Request')],
    entries: [await count('activity', 'Answer'), await count('activity', 'Request')],
  };
  console.info(`Three saves cut off by the network: ${JSON.stringify(counts)}`);
  expect(counts).toEqual({ records: [1, 1], entries: [2, 1] });
});

test('a save that the database refuses after the network was gone says so, and keeps what was typed', async ({
  open,
  consoleErrors,
}) => {
  consoleErrors.allow(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  consoleErrors.expect(/Saving to sales\/deals failed/);
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  const line = await networkFaultsOf(page);
  await arriveAtSales(page, product);
  const form = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New Deal' }).click();
  await form.getByLabel('Deal Title').fill('Refused after the storm');
  line.mute();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await line.cut();
  await form.getByRole('button', { name: 'Hide' }).click();
  await administrator.refuseWrites();
  try {
    await line.mend();
    await expect(page.getByRole('alert')).toContainText('“Refused after the storm” was not saved');
  } finally {
    await administrator.restoreRules();
  }
  await expectAccessible(page);
  expect(await count('sales/deals', 'Refused after')).toBe(0);
  await page.getByRole('button', { name: 'Open the form again' }).click();
  await expect(form.getByLabel('Deal Title')).toHaveValue('Refused after the storm');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await count('sales/deals', 'Refused after')).toBe(1);
});

async function mendAndExpectSaved(page: Page, line: NetworkFaults): Promise<void> {
  await line.mend();
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/^No connection/)).toHaveCount(0);
}

const count = async (path: string, text: string): Promise<number> =>
  (await storedWith(product, path, text)).length;
