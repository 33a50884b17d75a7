import { expect, type Page } from '@playwright/test';
import { signInAsDemo } from './people.ts';
import type { Product } from './product.ts';

/** Signs in with the demo account and arrives at the sales desk, with its deals there. */
export async function arriveAtSales(page: Page, { address }: Product): Promise<void> {
  await page.goto(address);
  await signInAsDemo(page);
  await goToSales(page);
}

/** Goes to the sales desk by the navigation; resolves when its deals are there. */
export async function goToSales(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sales' }).click();
  await expect(page.getByText('Living reef for the garden villa')).toBeVisible();
}

/** The stored children of a path with a text that begins so. */
export async function storedWith<Child = object>(
  product: Product,
  path: string,
  text: string,
): Promise<readonly Child[]> {
  const children = Object.values((await product.stored(path)) as Record<string, Child>);
  return children.filter((child) => JSON.stringify(child).includes(`"${text}`));
}

/** A new deal offers the title that was typed before. */
export async function expectKept(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New Deal' }).click();
  await page.getByRole('button', { name: 'Restore unsaved input' }).click();
  await expect(page.getByLabel('Deal Title')).toHaveValue(title);
}
