import type { Page } from '@playwright/test';
import { BRAND } from '../../src/company/brand.ts';
import { expect, test } from './fixtures.ts';
import { networkFaultsOf, slowDown } from './networkFaults.ts';
import { expectAccessible } from './actions.ts';
import { openSalesPage, findStored } from './salesPage.ts';

/** The browser's preset: two seconds of latency, 400 kbit/s. */
const SLOW_3G = [2_000, 50_000] as const;

test('on slow 3G the site opens and a save succeeds, late or after a word about the wait', async ({
  open,
  openSignedIn,
  product,
}) => {
  const visitor = await open('about:blank');
  const page = await openSignedIn('about:blank', { reducedMotion: 'reduce' });
  const network = await networkFaultsOf(page);
  await openSalesPage(page);
  const opening = openSlowly(visitor);
  await slowDown(page, ...SLOW_3G);

  await page.getByRole('button', { name: 'New Deal' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Deal Title').fill('By slow post');
  network.holdResponses();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await expect(
    page.getByText(/^The database is not responding\. 1 change kept on this device/),
  ).toBeVisible();
  await expect(form).toBeHidden();
  await expectAccessible(page);
  network.releaseResponses();
  await expect(page.getByText(/^The database is not responding/)).toHaveCount(0);
  expect(await findStored(product, 'sales/deals', 'By slow post')).toHaveLength(1);
  const { seen, whole } = await opening;
  console.info(`Slow 3G: first screen after ${seen} ms, hero's button after ${whole} ms`);
});

/** Opens the home page; returns the milliseconds until the first content and until the hero's button. */
async function openSlowly(page: Page): Promise<{ readonly seen: number; readonly whole: number }> {
  await slowDown(page, ...SLOW_3G);
  const started = Date.now();
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText(BRAND.name).first()).toBeVisible();
  const seen = Date.now() - started;
  const quote = page.getByRole('link', { name: 'Request a Free Quote' });
  await expect(quote).toBeVisible({ timeout: 60_000 });
  return { seen, whole: Date.now() - started };
}
