import { expect } from './fixtures.ts';
import { test } from './killableBrowser.ts';
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
  await page.goto(`${product.address}/#/dashboard`);
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
