import { expect, test } from './fixtures.ts';
import type { Product } from './product.ts';
import { createDeal, findStored, openSalesPage } from './salesPage.ts';

const count = async (product: Product, path: string, text: string): Promise<number> =>
  (await findStored(product, path, text)).length;

test('two tabs send what waits once, and one shows what the other saves', async ({
  openSignedIn,
  consoleErrors,
  product,
}) => {
  consoleErrors.allow(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  const first = await openSignedIn('/#/dashboard/sales');
  const second = await first.context().newPage();
  for (const page of [first, second]) await openSalesPage(page);

  await first.context().setOffline(true);
  await createDeal(first, 'Waits in two tabs');
  for (const page of [first, second]) {
    await expect(page.getByRole('button', { name: 'Waits in two tabs' })).toContainText(
      'Waiting since',
    );
  }
  await second.getByRole('banner').getByText('1 waiting').click();
  const tray = second.getByRole('dialog', { name: 'Not saved yet' });
  await expect(tray).toContainText(/New Deal “Waits in two tabs”.*Waiting since/);
  await second.keyboard.press('Escape');
  await first.context().setOffline(false);
  for (const page of [first, second]) {
    await expect(page.getByText(/^Waiting since/)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(await count(product, 'sales/deals', 'Waits in two tabs')).toBe(1);
  expect(await count(product, 'activity', 'Waits in two tabs')).toBe(1);
});
