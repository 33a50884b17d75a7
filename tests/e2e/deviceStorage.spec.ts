import { keptCopies, waitingChanges } from './deviceStorage.ts';
import { expect, test } from './fixtures.ts';
import { networkFaultsOf } from './networkFaults.ts';
import { createDeal, findStored, openSalesPage } from './salesPage.ts';

test('after an eviction by the browser, the dashboard opens as on a first visit and saves', async ({
  openSignedIn,
  product,
}) => {
  const page = await openSignedIn('/#/dashboard');
  await page.getByRole('button', { name: 'Keep a copy on this device' }).click();
  await expect.poll(() => keptCopies(page, 'activity')).toBeGreaterThan(0);

  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const evict = () =>
    devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await openSalesPage(page);
  await evict();
  await createDeal(page, 'Saved after the eviction');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => findStored(product, 'sales/deals', 'Saved after the evi'))
    .toHaveLength(1);
  await expect(page.getByText('Not kept on this device')).toHaveCount(0);

  await evict();
  await page.reload();
  await expect(page.getByText('Saved after the eviction')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/Not kept on this device|^As of/)).toHaveCount(0);
  await expect.poll(() => keptCopies(page, 'sales/deals')).toBeGreaterThan(0);
});

test('what waits stays kept when the storage is cleared while the page is open, and is sent', async ({
  openSignedIn,
  consoleErrors,
  product,
}) => {
  consoleErrors.allow(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  const page = await openSignedIn('about:blank');
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      document.documentElement.dataset['persist'] = 'asked';
      return true;
    };
  });
  const network = await networkFaultsOf(page);
  await openSalesPage(page);
  await expect(page.locator('html[data-persist]')).toHaveCount(0);
  await network.goOffline();
  await createDeal(page, 'Waits through a clearing');
  await expect(page.getByText(/^Waiting since/)).toBeVisible();
  await expect(page.locator('html[data-persist]')).toHaveCount(1);

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb',
  });
  await expect(page.getByText('Kept on this device again: 1 change.')).toBeVisible();
  expect(await waitingChanges(page)).toBe(1);
  await expect(page.getByText(/^No connection. 1 change kept on this device/)).toBeVisible();
  await network.goOnline();
  await expect.poll(() => findStored(product, 'sales/deals', 'Waits through')).toHaveLength(1);
});
