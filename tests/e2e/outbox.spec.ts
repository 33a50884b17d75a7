import type { Page } from '@playwright/test';
import { expectAccessible } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { networkFaultsOf } from './networkFaults.ts';
import type { Product } from './product.ts';
import { createDeal, findStored, openSalesPage } from './salesPage.ts';

const count = async (product: Product, path: string, text: string): Promise<number> =>
  (await findStored(product, path, text)).length;

async function edit(page: Page, record: string, label: string, text: string): Promise<void> {
  await page.getByRole('button', { name: record }).click();
  await page.getByRole('dialog').getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

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
  await expectAccessible(second);
  await second.keyboard.press('Escape');
  await first.context().setOffline(false);
  for (const page of [first, second]) {
    await expect(page.getByText(/^Waiting since/)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(await count(product, 'sales/deals', 'Waits in two tabs')).toBe(1);
  expect(await count(product, 'activity', 'Waits in two tabs')).toBe(1);
});

test('a save that waited keeps what a colleague changed, and asks about the same field', async ({
  openSignedIn,
  consoleErrors,
  product,
  administrator,
}) => {
  consoleErrors.allow(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  const stored = {
    customer: 'As it was',
    value: 1,
    stage: 'Negotiation',
    creationDate: '2026-01-31',
  };
  await administrator.seed({
    'sales/deals/waits1': { ...stored, title: 'First that waits' },
    'sales/deals/waits2': { ...stored, title: 'Second that waits' },
  });
  const page = await openSignedIn('about:blank', { reducedMotion: 'reduce' });
  const network = await networkFaultsOf(page);
  await openSalesPage(page);
  await network.goOffline();
  await edit(page, 'First that waits', 'Value ($)', '77');
  await edit(page, 'Second that waits', 'Customer', 'Mine');
  await administrator.seed({
    'sales/deals/waits1/customer': 'Theirs',
    'sales/deals/waits2/customer': 'Theirs',
  });
  await network.goOnline();

  const alert = page.getByRole('alert').filter({ hasText: '“Second that waits”' });
  await expect(alert).toContainText('was not saved. A colleague has changed');
  await expect(page.getByRole('banner').getByText('1 needs you')).toBeVisible();
  expect(await product.stored('sales/deals/waits1')).toMatchObject({
    customer: 'Theirs',
    value: 77,
  });
  expect(await product.stored('sales/deals/waits2')).toMatchObject({ customer: 'Theirs' });

  await alert.getByRole('button', { name: 'Compare' }).click();
  const customer = page.getByRole('group', { name: 'Customer' });
  await expect(customer.getByRole('radio', { name: 'Yours Mine' })).toBeChecked();
  await expect(customer.getByRole('radio', { name: 'Your colleague’s Theirs' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save these texts' }).click();
  await expect(alert).toHaveCount(0);
  await expect
    .poll(() => product.stored('sales/deals/waits2'))
    .toMatchObject({ customer: 'Mine', value: 1 });
});
