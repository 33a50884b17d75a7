import { expect, test } from './journey.ts';
import { expectAccessible, signInAsDemo } from './people.ts';
import { expectKept, goToSales, storedWith } from './sales.ts';

const STORAGES = {
  'has no room left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  'is blocked altogether': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  },
} as const;

for (const [what, spoil] of Object.entries(STORAGES)) {
  test(`a browser whose storage ${what} works until its page is closed, and loses nothing typed till then`, async ({
    open,
    preview: product,
  }) => {
    const page = await open('about:blank');
    await page.addInitScript(spoil);
    await page.goto(product.address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await signInAsDemo(page);
    await page.getByRole('button', { name: 'Theme: system' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await goToSales(page);
    const title = `Typed where storage ${what}`;
    await page.getByRole('button', { name: 'New Deal' }).click();
    await page.getByLabel('Deal Title').fill(title);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Finance' }).click();
    await goToSales(page);
    await expectKept(page, title);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('button', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'New Deal' }).click();
    await expect(page.getByText(/did not save it/)).toHaveCount(0);
    expect(await storedWith(product, 'sales/deals', title)).toHaveLength(1);
    // The browser cannot remember who is signed in: another visit asks again.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await expect(page.getByText(/^Your browser blocks storage for this site/)).toBeVisible();
    await expectAccessible(page);
  });
}
