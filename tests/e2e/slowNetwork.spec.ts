import type { Page } from '@playwright/test';
import { BRAND } from '../../src/lib/brand.ts';
import { expect, test } from './fixtures.ts';
import { networkFaultsOf } from './networkFaults.ts';
import { expectAccessible } from './actions.ts';
import type { Product } from './product.ts';
import { openSalesPage, findStored } from './salesPage.ts';

let product: Product;

test.beforeAll(({ preview }) => {
  product = preview;
});

test('on slow 3G the site opens and a save succeeds; without a response from the database, the app says so', async ({
  open,
}) => {
  const visitor = await open('about:blank');
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  const network = await networkFaultsOf(page);
  await openSalesPage(page, product);
  const opening = openSlowly(visitor);
  await slowDown(page);

  await page.getByRole('button', { name: 'New Deal' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Deal Title').fill('By slow post');
  network.holdResponses();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await expect(form.getByText(/^The database has not answered yet\. Keep this page/)).toBeVisible();
  await expect(
    page.getByText(/^The database is not responding\. 1 change will be saved/),
  ).toBeVisible();
  await expectAccessible(page);
  network.releaseResponses();
  await expect(form).toBeHidden();
  await expect(page.getByText(/^The database is not responding/)).toHaveCount(0);
  expect(await findStored(product, 'sales/deals', 'By slow post')).toHaveLength(1);
  const { seen, whole } = await opening;
  console.info(`Slow 3G: first screen after ${seen} ms, hero's button after ${whole} ms`);
});

/** The browser's preset: 400 kbit/s, two seconds of latency. */
const SLOW_3G = {
  offline: false,
  latency: 2_000,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

async function slowDown(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', SLOW_3G);
}

/** Opens the home page; returns the milliseconds until the first content and until the hero's button. */
async function openSlowly(page: Page): Promise<{ readonly seen: number; readonly whole: number }> {
  await slowDown(page);
  const started = Date.now();
  await page.goto(product.address, { waitUntil: 'commit' });
  await expect(page.getByText(BRAND.name).first()).toBeVisible();
  const seen = Date.now() - started;
  const quote = page.getByRole('link', { name: 'Request a Free Quote' });
  await expect(quote).toBeVisible({ timeout: 60_000 });
  return { seen, whole: Date.now() - started };
}
