import { expect, test } from './fixtures.ts';
import { signInAsDemo } from './actions.ts';
import { expectDraftOffered, goToSales, findStored } from './salesPage.ts';

/** Runs in the page before its own code. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  }
}

test('works and keeps typed text until the page is closed when storage is blocked', async ({
  open,
  product,
}) => {
  const page = await open('about:blank');
  await page.addInitScript(blockStorage);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signInAsDemo(page);
  await page.getByRole('button', { name: 'Theme: system' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await goToSales(page);
  const title = 'Typed where storage is blocked';
  await page.getByRole('button', { name: 'New Deal' }).click();
  await page.getByLabel('Deal Title').fill(title);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Finance' }).click();
  await goToSales(page);
  await expectDraftOffered(page, title);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('button', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'New Deal' }).click();
  await expect(page.getByText(/did not save it/)).toHaveCount(0);
  expect(await findStored(product, 'sales/deals', title)).toHaveLength(1);
  // The browser cannot store the session, so a reload needs a new sign-in.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect(page.getByText(/^Your browser blocks storage for this site/)).toBeVisible();
});
