import type { Page } from '@playwright/test';
import { BRAND } from '../../src/lib/brand.ts';
import { expect, test } from './journey.ts';
import { networkFaultsOf } from './networkFaults.ts';
import { expectAccessible } from './people.ts';
import type { Product } from './product.ts';
import { arriveAtSales, storedWith } from './sales.ts';

let product: Product;

test.beforeAll(({ preview }) => {
  product = preview;
});

test('on slow 3G the site opens and a save arrives; when the database stays silent, people are told', async ({
  open,
}) => {
  const visitor = await open('about:blank');
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  const line = await networkFaultsOf(page);
  await arriveAtSales(page, product);
  const opening = openSlowly(visitor);
  await slowDown(page);

  await page.getByRole('button', { name: 'New Deal' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Deal Title').fill('By slow post');
  line.deafen();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await expect(form.getByText(/^The database has not answered yet\. Keep this page/)).toBeVisible();
  await expect(
    page.getByText(/^The database is not responding\. 1 change will be saved/),
  ).toBeVisible();
  await expectAccessible(page);
  line.listen();
  await expect(form).toBeHidden();
  await expect(page.getByText(/^The database is not responding/)).toHaveCount(0);
  expect(await storedWith(product, 'sales/deals', 'By slow post')).toHaveLength(1);
  const { seen, whole } = await opening;
  console.info(`Slow 3G: first screen after ${seen} ms, hero's button after ${whole} ms`);
});

/** The browser's own preset: 400 kbit/s, two seconds for each answer. */
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

/** Visits the home page; tells after how many milliseconds something stood there, and the hero's button. */
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
