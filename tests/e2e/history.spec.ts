import { expectAccessible, fill } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { findStored } from './salesPage.ts';

test('a change is in the history of both users at once, and is undone without a colleague’s other change', async ({
  openSignedIn,
  product,
}) => {
  const address = '/#/dashboard/sales';
  const [page, colleague] = [await openSignedIn(address), await openSignedIn(address)];
  const texts = { 'Deal Title': 'Tidal pool', Customer: 'Old House', 'Value ($)': '5000' };
  await page.getByRole('button', { name: 'New Deal' }).click();
  await fill(page, 'New Deal', texts, 'Create');
  await page.getByRole('button', { name: /^Tidal pool/ }).click();
  const history = page.getByRole('region', { name: 'History' });
  const lines = history.getByRole('listitem');
  await expect(lines).toHaveText([/created new deal/]);

  await colleague.getByRole('button', { name: /^Tidal pool/ }).click();
  const changes = { 'Value ($)': '9000', Customer: 'New House' };
  await fill(colleague, 'Edit Deal', changes, 'Save Changes');
  await expect(lines).toHaveText([
    /Customer\s*from Old House → to New House/,
    /Value \(\$\)\s*from \$5,000 → to \$9,000/,
    /created new deal/,
  ]);
  await expectAccessible(page, 'dialog');

  await history.getByRole('button', { name: 'Undo Value ($), back to $5,000' }).click();
  await expect(history.getByText('Undone: Value ($) is $5,000 again.')).toBeVisible();
  await expect(lines).toHaveCount(4);
  await expect(page.getByLabel('Value ($)')).toHaveValue('5000');
  expect(await findStored(product, 'sales/deals', 'Tidal pool')).toEqual([
    expect.objectContaining({ customer: 'New House', value: 5000 }),
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the activity page filters by kind, and each of its entries leads to its record', async ({
  openSignedIn,
  product,
}) => {
  const page = await openSignedIn('/#/dashboard/sales');
  await page.getByRole('button', { name: 'New Deal' }).click();
  await fill(page, 'New Deal', { 'Deal Title': 'Kelp wall' }, 'Create');
  await page.getByRole('button', { name: /^Kelp wall/ }).click();
  await fill(page, 'Edit Deal', { Stage: 'Negotiation' }, 'Save Changes');
  const deals = (await product.stored('sales/deals')) as Record<string, { readonly title: string }>;
  const [id] = Object.entries(deals).find(([, { title }]) => title === 'Kelp wall') ?? [];

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('link', { name: 'All activity' }).click();
  await expect(page).toHaveTitle(/^Activity/);
  await page.getByLabel('Kind').selectOption('Deal');
  await expect(page).toHaveURL(/#\/dashboard\/activity\?kind=deals$/);
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('link').filter({ hasNotText: /deal/ })).toHaveCount(0);
  await expectAccessible(page);

  for (const name of [/updated deal Kelp wall/, /created new deal Kelp wall/]) {
    await today.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`#/dashboard/sales\\?record=deals/${id}`));
    await page.goBack();
    await expect(page).toHaveURL(/#\/dashboard\/activity\?kind=deals$/);
  }
});
