import { expect, test } from './fixtures.ts';
import { networkFaultsOf } from './networkFaults.ts';
import type { Product } from './product.ts';
import { createDeal, openSalesPage } from './salesPage.ts';

/** The saves that wait; the database is killed after it has stored the second. */
const SAVES = ['Wave 1', 'Wave 2', 'Wave 3'];
const LAST_STORED = 'Wave 2';

test('killing the database among the saves that wait loses none, doubles none', async ({
  openSignedIn,
  consoleErrors,
  product,
}) => {
  // The server of the app is gone as well: requests on their way are reset or refused.
  consoleErrors.allow(/WebSocket|net::ERR_/);
  const page = await openSignedIn('about:blank');
  const network = await networkFaultsOf(page);
  await openSalesPage(page);
  await network.goOffline();
  for (const title of SAVES) {
    await createDeal(page, title);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'New Deal' }).click();
  await page.getByLabel('Deal Title').fill('Wave by hand');
  // One is stored and not answered, later ones are not sent.
  network.holdResponsesTo(`"${LAST_STORED}"`);
  await network.goOnline();
  await expect.poll(() => namesAt(product, 'sales/deals', 'title')).toContain(LAST_STORED);
  await product.killDatabase();

  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'New Deal' })).toBeHidden();
  await expect(page.getByText(/^No connection\. \d changes kept on this device/)).toBeVisible();
  await network.goOnline();
  await product.start();

  for (const [path, field] of [
    ['sales/deals', 'title'],
    ['activity', 'subject'],
  ] as const)
    await expect
      .poll(() => namesAt(product, path, field))
      .toEqual([...SAVES, 'Wave by hand'].toSorted());
  await expect(page.getByText(/^No connection|^Waiting since/)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** The stored names of this test's saves below a path, in alphabetical order. */
async function namesAt({ stored }: Product, path: string, field: string): Promise<string[]> {
  const children = Object.values((await stored(path)) as Record<string, object>);
  return children
    .map((child) => String(Reflect.get(child, field)))
    .filter((text) => text.startsWith('Wave '))
    .toSorted();
}
