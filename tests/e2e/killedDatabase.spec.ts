import { expect, test } from './fixtures.ts';
import { networkFaultsOf } from './networkFaults.ts';
import type { Product } from './product.ts';
import { createDeal, openSalesPage } from './salesPage.ts';

/** The saves that wait in each of the two browsers; the database is killed after it has stored the first. */
const SAVES = ['1', '2'];
const LAST_STORED = '1';

test('killing the database among the saves of two browsers loses none, doubles none', async ({
  openSignedIn,
  consoleErrors,
  product,
}) => {
  // The server of the app is gone as well: requests on their way are reset or refused.
  consoleErrors.allow(/WebSocket|net::ERR_/);
  const names = ['North', 'South'];
  const desks = await Promise.all(
    names.map(async (name) => {
      const page = await openSignedIn('about:blank');
      const network = await networkFaultsOf(page);
      await openSalesPage(page);
      await network.goOffline();
      for (const number of SAVES) {
        await createDeal(page, `${name} ${number}`);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await page.getByRole('button', { name: 'New Deal' }).click();
      await page.getByLabel('Deal Title').fill(`${name} by hand`);
      // One is stored and not answered, later ones are not sent.
      network.holdResponsesTo(`"${name} ${LAST_STORED}"`);
      return { name, page, network };
    }),
  );
  for (const { network } of desks) await network.goOnline();
  const half = names.map((name) => `${name} ${LAST_STORED}`);
  await expect
    .poll(() => namesAt(product, 'sales/deals', 'title'))
    .toEqual(expect.arrayContaining(half));
  await product.killDatabase();

  for (const { page, network } of desks) {
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'New Deal' })).toBeHidden();
    await expect(page.getByText(/^No connection\. \d changes kept on this device/)).toBeVisible();
    await network.goOnline();
  }
  await product.start();

  const all = names.flatMap((name) => SAVES.concat('by hand').map((last) => `${name} ${last}`));
  for (const [path, field] of [
    ['sales/deals', 'title'],
    ['activity', 'subject'],
  ] as const)
    await expect.poll(() => namesAt(product, path, field)).toEqual(all.toSorted());
  for (const { page } of desks) {
    await expect(page.getByText(/^No connection|^Waiting since/)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

/** The stored names of this test's saves below a path, in alphabetical order. */
async function namesAt({ stored }: Product, path: string, field: string): Promise<string[]> {
  const children = Object.values((await stored(path)) as Record<string, object>);
  return children
    .map((child) => String(Reflect.get(child, field)))
    .filter((text) => /^(North|South) /.test(text))
    .toSorted();
}
