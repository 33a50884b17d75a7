import { expect } from './fixtures.ts';
import { expectDashboard, signIn, test } from './killableBrowser.ts';
import { networkFaultsOf } from './networkFaults.ts';
import type { Product } from './product.ts';
import { createDeal, findStored, goToSales } from './salesPage.ts';

const count = async (product: Product, path: string, text: string): Promise<number> =>
  (await findStored(product, path, text)).length;

test('a save survives the death of the browser, before it was sent and before its answer came', async ({
  product,
  killableBrowser,
}) => {
  const page = await killableBrowser.open();
  const network = await networkFaultsOf(page);
  await signIn(page, product);
  await goToSales(page);
  network.holdResponses();
  await createDeal(page, 'Killed after the server stored it');
  await expect.poll(() => count(product, 'sales/deals', 'Killed after')).toBe(1);
  await page.keyboard.press('Escape');
  await network.goOffline();
  await createDeal(page, 'Killed before it was sent');
  const card = page.getByRole('button', { name: 'Killed before it was sent' });
  await expect(card).toContainText('Waiting since');
  await killableBrowser.kill();
  expect(await count(product, 'sales/deals', 'Killed before')).toBe(0);

  const next = await killableBrowser.open();
  await next.goto(`${product.address}/#/dashboard/sales`);
  await expect(next.getByText('Killed before it was sent')).toBeVisible();
  await expect(next.getByText(/^Waiting since/)).toHaveCount(0);
  await expect(next.getByRole('alert')).toHaveCount(0);
  for (const title of ['Killed before it was sent', 'Killed after the server stored it']) {
    expect(await count(product, 'sales/deals', title)).toBe(1);
    expect(await count(product, 'activity', title)).toBe(1);
  }
});

test('signing in survives the death of the browser, also without the identity provider', async ({
  product,
  killableBrowser,
}) => {
  await signIn(await killableBrowser.open(), product);
  await killableBrowser.kill();

  const page = await killableBrowser.open();
  await page.route(`http://${product.backend.auth}/**`, (route) => route.abort());
  await page.goto(`${product.address}/#/dashboard`);
  await expectDashboard(page);
});

test('signing out survives the death of the browser', async ({ product, killableBrowser }) => {
  await signIn(await killableBrowser.open(), product);
  await killableBrowser.quit();
  const page = await killableBrowser.open();
  await page.goto(`${product.address}/#/dashboard`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Staff login' })).toBeVisible();
  await killableBrowser.kill();

  const next = await killableBrowser.open();
  await next.goto(`${product.address}/#/`);
  await expect(next.getByRole('link', { name: 'Staff login' })).toBeVisible();
  await next.goto(`${product.address}/#/dashboard`);
  await expect(next.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});
