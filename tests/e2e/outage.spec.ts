import { expect, test } from './fixtures.ts';
import { expectAccessible } from './actions.ts';
import { expectDeals, findStored } from './salesPage.ts';

test('saves a pending form once, on the same page, after a database outage', async ({
  openSignedIn,
  consoleErrors,
  product,
}) => {
  const page = await openSignedIn('/#/dashboard/sales');
  await expectDeals(page);
  await page.evaluate(() => {
    document.documentElement.dataset['page'] = 'the first';
  });

  await page.getByRole('button', { name: 'New Deal' }).click();
  const form = page.getByRole('dialog', { name: 'New Deal' });
  await form.getByLabel('Deal Title').fill('Reef behind the storm');
  await form.getByLabel('Value ($)').fill('64000');
  // The browser logs every failed connection of the SDK.
  consoleErrors.expect(/^WebSocket .*\/\.ws\?/);
  // And every cancelled preload.
  consoleErrors.allow(/net::ERR_CONNECTION_/);
  await product.killDatabase();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form.getByText(/^No connection at the moment/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await expectAccessible(page);

  await product.start();
  await expect(form).toBeHidden({ timeout: 60_000 });
  const newLeads = page.getByRole('region', { name: 'New Lead', exact: true });
  await expect(newLeads.getByRole('button', { name: /Reef behind the storm/ })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-page', 'the first');
  expect(await findStored(product, 'sales/deals', 'Reef behind the storm')).toEqual([
    {
      title: 'Reef behind the storm',
      customer: '',
      value: 64000,
      stage: 'New Lead',
      creationDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ]);
  expect(await findStored(product, 'activity', 'Reef behind the storm')).toEqual([
    expect.objectContaining({ action: 'created new deal', subject: 'Reef behind the storm' }),
  ]);
});
