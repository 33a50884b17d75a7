import { expect, type Page } from '@playwright/test';
import { untilAllCodeLoaded } from './networkFaults.ts';
import type { Product } from './product.ts';

/** Goes to the sales page by its address; resolves when its deals are loaded, and all code, which follows. */
export async function openSalesPage(page: Page): Promise<void> {
  await page.goto('/#/dashboard/sales');
  await expectDeals(page);
  await untilAllCodeLoaded(page);
}

/** Opens the sales page from the navigation; resolves when its deals are loaded. */
export async function goToSales(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sales' }).click();
  await expectDeals(page);
}

/** The deals of the demo records are loaded; the home page names some of them, too. */
export async function expectDeals(page: Page): Promise<void> {
  const pipeline = page.getByRole('region', { name: 'Sales Pipeline' });
  await expect(pipeline.getByText('Koi court with pergola shade')).toBeVisible();
}

/** Unfolds the columns of won and lost deals. */
export async function unfoldColumns(page: Page): Promise<void> {
  for (const stage of ['Won', 'Lost']) {
    await page.getByRole('button', { name: `Unfold ${stage}` }).click();
  }
}

/** Saves a new deal. */
export async function createDeal(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New Deal' }).click();
  await page.getByLabel('Deal Title').fill(title);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
}

/** The stored children of a path with a text that starts with `text`. */
export async function findStored<Child = object>(
  product: Product,
  path: string,
  text: string,
): Promise<readonly Child[]> {
  const children = Object.values((await product.stored(path)) as Record<string, Child>);
  return children.filter((child) => JSON.stringify(child).includes(`"${text}`));
}

/** The form of a new deal offers a draft with this title. */
export async function expectDraftOffered(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New Deal' }).click();
  await page.getByRole('button', { name: 'Restore unsaved input' }).click();
  await expect(page.getByLabel('Deal Title')).toHaveValue(title);
}
