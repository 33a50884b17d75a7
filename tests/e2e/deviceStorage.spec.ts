import { waitingChanges } from './deviceStorage.ts';
import { expect, test } from './fixtures.ts';
import { networkFaultsOf } from './networkFaults.ts';
import { createDeal, findStored, openSalesPage } from './salesPage.ts';

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
