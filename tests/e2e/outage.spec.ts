import { expect, test } from './fixtures.ts';
import { expectAccessible, signInAsDemo } from './actions.ts';
import type { Product } from './product.ts';

let product: Product;

test.beforeAll(({ sources }) => {
  product = sources;
});

test('saves a pending form once, on the same page, after a database outage', async ({
  open,
  consoleErrors,
}) => {
  const page = await open(product.address);
  await signInAsDemo(page);
  await page.getByRole('link', { name: 'Sales' }).click();
  await expect(page.getByText('Living reef for the garden villa')).toBeVisible();
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
  expect(await findStored('sales/deals', 'title')).toEqual([
    {
      title: 'Reef behind the storm',
      customer: '',
      value: 64000,
      stage: 'New Lead',
      creationDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ]);
  expect(await findStored('activity', 'subject')).toEqual([
    expect.objectContaining({ action: 'created new deal', subject: 'Reef behind the storm' }),
  ]);
});

/** The stored children of a path that belong to this test's deal. */
async function findStored(path: string, name: string): Promise<readonly object[]> {
  const children = Object.values((await product.stored(path)) as Record<string, object>);
  return children.filter((child) => Reflect.get(child, name) === 'Reef behind the storm');
}
