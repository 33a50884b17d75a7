import { expect, test } from './fixtures.ts';
import { fill, signIn } from './actions.ts';
import { goToSales, findStored } from './salesPage.ts';

test('saving works after a reload when the display name was changed elsewhere', async ({
  open,
  administrator,
  product,
}) => {
  const uid = await administrator.createAccount('renamed@desk.example', 'Nadia Before');
  const page = await open('/#/login');
  await signIn(page, 'renamed@desk.example');
  await goToSales(page);
  await administrator.setDisplayName(uid, 'Nadia After');
  await page.reload();
  await expect(page.getByText('Nadia After', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'New Deal' }).click();
  await fill(page, 'New Deal', { 'Deal Title': 'Saved under a new name' }, 'Create');
  expect(await findStored(product, 'activity', 'Saved under a new name')).toEqual([
    expect.objectContaining({ user: expect.stringMatching(/^Nadia (Before|After)$/) }),
  ]);
});
