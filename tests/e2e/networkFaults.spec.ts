import type { Page } from '@playwright/test';
import { administratorOf, type Administrator } from './administrator.ts';
import { expect, test } from './fixtures.ts';
import { networkFaultsOf, type NetworkFaults } from './networkFaults.ts';
import { expectAccessible } from './actions.ts';
import type { Product } from './product.ts';
import { openSalesPage, findStored } from './salesPage.ts';

let product: Product;
let administrator: Administrator;

test.beforeAll(async ({ preview }) => {
  product = preview;
  administrator = await administratorOf(preview);
});

test('stores a save once and reports no failure when its response or request is lost with the network', async ({
  open,
  consoleErrors,
}) => {
  consoleErrors.allow(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  const network = await networkFaultsOf(page);
  await openSalesPage(page, product);
  const form = page.getByRole('dialog');
  const banner = page.getByText(/^No connection\. 1 change will be saved/);
  const losses = {
    'Answer lost in the storm': network.holdResponses,
    'Request lost in the storm': network.dropMessages,
  };

  for (const [title, lose] of Object.entries(losses)) {
    await page.getByRole('button', { name: 'New Deal' }).click();
    await form.getByLabel('Deal Title').fill(title);
    lose();
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(form.getByRole('button', { name: 'Saving…' })).toBeVisible();
    if (lose === network.holdResponses)
      await expect.poll(() => count('sales/deals', title)).toBe(1);
    await network.goOffline();
    await expect(form.getByText(/^No connection at the moment/)).toBeVisible();
    await expect(banner).toBeVisible();
    await reconnectAndExpectSaved(page, network);
    await expect(page.getByRole('button', { name: title })).toHaveCount(1);
  }

  await page.getByRole('button', { name: 'Answer lost in the storm' }).click();
  await form.getByLabel('Customer').fill('Told twice');
  network.holdResponses();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(() => count('activity', 'Answer lost in the storm')).toBe(2);
  await network.goOffline();
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await reconnectAndExpectSaved(page, network);

  const counts = {
    records: [await count('sales/deals', 'Answer'), await count('sales/deals', 'Request')],
    entries: [await count('activity', 'Answer'), await count('activity', 'Request')],
  };
  console.info(`Three saves cut off by the network: ${JSON.stringify(counts)}`);
  expect(counts).toEqual({ records: [1, 1], entries: [2, 1] });
});

test('reports a save denied after an outage and keeps the typed text', async ({
  open,
  consoleErrors,
}) => {
  consoleErrors.allow(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  consoleErrors.expect(/Saving to sales\/deals failed/);
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  const network = await networkFaultsOf(page);
  await openSalesPage(page, product);
  const form = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New Deal' }).click();
  await form.getByLabel('Deal Title').fill('Refused after the storm');
  network.dropMessages();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await network.goOffline();
  await form.getByRole('button', { name: 'Hide' }).click();
  await administrator.refuseWrites();
  try {
    await network.goOnline();
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

async function reconnectAndExpectSaved(page: Page, network: NetworkFaults): Promise<void> {
  await network.goOnline();
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/^No connection/)).toHaveCount(0);
}

const count = async (path: string, text: string): Promise<number> =>
  (await findStored(product, path, text)).length;
