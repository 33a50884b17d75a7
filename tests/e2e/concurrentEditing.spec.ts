import type { Page } from '@playwright/test';
import { expect, test, type Open } from './fixtures.ts';
import { expectAccessible, fill } from './actions.ts';
import { expectDeals, findStored } from './salesPage.ts';

test('two users edit one deal at once, different fields and the same one', async ({
  openSignedIn,
  product,
}) => {
  const desks = await openDesks(openSignedIn, {
    'Deal Title': 'Shared tank',
    Customer: 'Old House',
  });
  const [page, colleague] = desks;
  const openDeal = async (): Promise<void> => {
    for (const desk of desks) await desk.getByRole('button', { name: /^Shared tank/ }).click();
  };
  await openDeal();
  await page.getByLabel('Value ($)').fill('7000');
  await colleague.getByLabel('Customer', { exact: true }).fill('New House');
  await colleague.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Customer', { exact: true })).toHaveValue('New House');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await findStored(product, 'sales/deals', 'Shared tank')).toEqual([
    expect.objectContaining({ customer: 'New House', value: 7000 }),
  ]);

  await openDeal();
  await page.getByLabel('Customer', { exact: true }).fill('Here House');
  await colleague.getByLabel('Customer', { exact: true }).fill('There House');
  await colleague.getByRole('button', { name: 'Save Changes' }).click();
  const conflict = 'Changed by someone else meanwhile: There House. Saving replaces it with yours.';
  await expect(
    page.getByRole('dialog').getByRole('status').filter({ hasText: conflict }),
  ).toBeVisible();
  await expect(page.getByLabel('Customer', { exact: true })).toHaveValue('Here House');
  await expectAccessible(page, 'dialog');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(colleague.getByRole('button', { name: /^Shared tank/ })).toContainText('Here House');
});

/** The sales page of two users, the first of whom has created a deal. */
async function openDesks(
  openSignedIn: Open,
  deal: Readonly<Record<string, string>>,
): Promise<readonly [Page, Page]> {
  const address = '/#/dashboard/sales';
  const [page, colleague] = [await openSignedIn(address), await openSignedIn(address)];
  for (const desk of [page, colleague]) await expectDeals(desk);
  await page.getByRole('button', { name: 'New Deal' }).click();
  await fill(page, 'New Deal', deal, 'Create');
  return [page, colleague];
}
