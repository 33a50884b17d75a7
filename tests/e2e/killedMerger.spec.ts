import type { Page } from '@playwright/test';
import type { Administrator } from './administrator.ts';
import { expect } from './fixtures.ts';
import { test } from './killableBrowser.ts';
import { networkFaultsOf } from './networkFaults.ts';
import type { Product } from './product.ts';

const [STAYS, OTHER, RENAMED] = ['Tidewater Villas', 'Tidewater Vilas', 'Ebb and Flow'];
/** So many that what is sent takes several frames. */
const DEALS = 60;
const ADDRESS = `/#/dashboard/sales/customer?name=${encodeURIComponent(STAYS)}`;

/** Two customers of almost the same name, one with many deals. */
async function seedCustomers({ seed }: Administrator): Promise<void> {
  const customer = { trn: '', terms: 'Net 30', invoiced: '' };
  const deal = { title: 'Reef', customer: OTHER, value: 5, stage: 'Won' };
  await seed({
    'sales/customers': { c1: { ...customer, name: STAYS }, c2: { ...customer, name: OTHER } },
    'sales/deals': Object.fromEntries(
      Array.from({ length: DEALS }, (_, index) => [`d${index}`, deal]),
    ),
    history: null,
  });
}

type Deals = Readonly<Record<string, { readonly customer: string }>>;
type Customers = Readonly<
  Record<'c1' | 'c2', { readonly name: string; readonly mergedInto?: string }>
>;

/** How many deals have each name, what the customers are called, and how many entries the history has. */
async function stateOf({ stored }: Product) {
  const names: Record<string, number> = {};
  for (const { customer } of Object.values((await stored('sales/deals')) as Deals))
    names[customer] = (names[customer] ?? 0) + 1;
  const { c1, c2 } = (await stored('sales/customers')) as Customers;
  const history = Object.keys(Object(await stored('history')) as object).length;
  return { names, customers: [c1.name, c2.name, c2.mergedInto ?? ''], history };
}

const APART = { names: { [OTHER]: DEALS }, customers: [STAYS, OTHER, ''], history: 0 };
/** Each record that has changed has one entry. */
const MERGED = { names: { [STAYS]: DEALS }, customers: [STAYS, OTHER, 'c1'], history: DEALS + 2 };
const MERGED_AND_RENAMED = {
  names: { [RENAMED]: DEALS },
  customers: [RENAMED, OTHER, 'c1'],
  history: MERGED.history + DEALS + 1,
};

async function merge(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Compare and merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge customers' });
  await expect(dialog.getByText(`${DEALS} deals of ${OTHER} take the name`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge' }).click();
}

async function rename(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Edit Customer' });
  await form.getByLabel('Name', { exact: true }).fill(RENAMED);
  await expect(form.getByLabel(`Rename also in ${DEALS} deals`)).toBeChecked();
  await form.getByRole('button', { name: 'Save Changes' }).click();
}

test('a merger and a new name of many deals survive the death of the browser, whole', async ({
  product,
  administrator,
  killableBrowser,
}) => {
  await seedCustomers(administrator);
  const page = await killableBrowser.open();
  const network = await networkFaultsOf(page);
  await page.goto(product.address + ADDRESS);
  const halfSent = network.dropAfter('half');
  await merge(page);
  await halfSent;
  await killableBrowser.kill();
  expect(await stateOf(product)).toEqual(APART);

  const next = await killableBrowser.open();
  const nextNetwork = await networkFaultsOf(next);
  await next.goto(`${product.address + ADDRESS}&record=customers/c1`);
  await expect.poll(() => stateOf(product)).toEqual(MERGED);
  const allSent = nextNetwork.dropAfter('all');
  await rename(next);
  await allSent;
  await expect.poll(() => stateOf(product)).toEqual(MERGED_AND_RENAMED);
  await killableBrowser.kill();

  // The browser did not learn of it, and asks before it would send it again.
  const last = await killableBrowser.open();
  await last.goto(product.address + ADDRESS.replace(/name=.*/, `name=${RENAMED}`));
  await expect(last.getByRole('heading', { level: 1, name: RENAMED })).toBeVisible();
  await expect(last.getByText(/^Saving|kept on this device/)).toHaveCount(0);
  await expect(last.getByRole('alert')).toHaveCount(0);
  expect(await stateOf(product)).toEqual(MERGED_AND_RENAMED);
});
