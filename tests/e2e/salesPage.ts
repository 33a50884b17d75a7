import { expect, type Page } from '@playwright/test';
import { signInAsDemo } from './actions.ts';
import type { Product } from './product.ts';

/** Signs in with the demo account and opens the sales page; resolves when its deals are loaded. */
export async function openSalesPage(page: Page, { address }: Product): Promise<void> {
  await page.goto(address);
  await signInAsDemo(page);
  await goToSales(page);
}

/** Opens the sales page from the navigation; resolves when its deals are loaded. */
export async function goToSales(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sales' }).click();
  await expect(page.getByText('Living reef for the garden villa')).toBeVisible();
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
