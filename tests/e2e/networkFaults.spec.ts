import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { networkFaultsOf } from './networkFaults.ts';
import { createDeal, openSalesPage, findStored } from './salesPage.ts';
import { startSiteProxy, type SiteProxy } from './siteProxy.ts';

const test = base.extend<{ readonly site: SiteProxy }>({
  site: async ({ product }, use) => {
    const site = await startSiteProxy(product.address);
    await use(site);
    site.close();
  },
});

test('what is saved over a silent connection goes over a new one, and holds up no other tab', async ({
  openSignedIn,
  site,
  product,
}) => {
  const dead = await openSignedIn('about:blank', { proxy: site.options.proxy });
  await dead.clock.install();
  await openSalesPage(dead);
  site.freeze();
  const healthy = await dead.context().newPage();
  await openSalesPage(healthy);
  await createDeal(dead, 'Saved over silence');
  await createDeal(healthy, 'Saved behind silence');
  const titles = ['Saved over silence', 'Saved behind silence'];
  await passTimeUntil(dead, async () => {
    const stored = titles.map((title) => findStored(product, 'sales/deals', title));
    return (await Promise.all(stored)).every(({ length }) => length === 1);
  });
  for (const title of titles) {
    for (const page of [dead, healthy]) {
      await expect(page.getByRole('button', { name: title })).toHaveCount(1);
    }
    expect(await findStored(product, 'activity', title)).toHaveLength(1);
  }
  for (const page of [dead, healthy]) {
    await expect(page.getByText(/^No connection|^Waiting since/)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('after a time without reception, a button connects at once', async ({
  openSignedIn,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_|WebSocket/);
  const page = await openSignedIn('about:blank', {
    proxy: site.options.proxy,
  });
  await page.clock.install();
  await page.goto('/#/dashboard/suppliers');
  await expect(page.getByText(/^\d+ total$/)).toBeVisible();
  site.setNetwork('silent');
  const banner = page.getByText(/^No connection\./);
  await expect(banner).toBeVisible();
  // The attempt that is on its way by then would not be answered any more.
  await page.clock.fastForward(3_000);
  // Nor is there another one before the button is pressed.
  await pauseClock(page);
  site.setNetwork('up');
  const button = page.getByRole('button', { name: 'Try now' });
  await button.press('Enter');
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(banner).toHaveCount(0);
});

// Rule 16 of docs/outbox.md.
test('a save without an answer is said to be kept, and stored when the answer comes', async ({
  openSignedIn,
  product,
}) => {
  const page = await openSignedIn('about:blank');
  await page.clock.install();
  const network = await networkFaultsOf(page);
  await openSalesPage(page);
  network.holdResponses();
  // A second later the line counts as dead, and is replaced.
  await pauseClock(page);
  await createDeal(page, 'By slow post');
  await expect.poll(() => findStored(product, 'sales/deals', 'By slow post')).toHaveLength(1);
  await page.clock.fastForward(5_000);
  const banner = page.getByText(/^The database is not responding\. 1 change kept on this device/);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  network.releaseResponses();
  await expect(banner).toHaveCount(0);
  expect(await findStored(product, 'sales/deals', 'By slow post')).toHaveLength(1);
});

/** Stops the clock of the page, which a busy machine may see go on past the time when it was to stop. */
const pauseClock = (page: Page): Promise<void> =>
  expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))).toPass();

/** Lets the clock of the page run three times as fast until something has happened: faster, real answers would seem lost. */
async function passTimeUntil(page: Page, hasHappened: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(1_000);
        return hasHappened();
      },
      { intervals: [500], timeout: 120_000 },
    )
    .toBe(true);
}
