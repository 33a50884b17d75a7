import { expect, test } from '@playwright/test';
import { expectAccessible, openBrowser, signIn } from './people.ts';
import { createProduct, type Product } from './product.ts';

let product: Product;

test.beforeAll(async () => {
  product = await createProduct();
  await product.start();
});

test.afterAll(() => product.remove());

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`every screen is accessible and fits: ${colorScheme}, ${width} px`, async ({
      browser,
    }) => {
      const { page, complaints } = await openBrowser(browser, product.address, {
        colorScheme,
        // Contrast is judged when nothing fades any more.
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
      });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${product.address}/#/login`);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page.getByText('Please enter both email and password.')).toBeVisible();
      await expectAccessible(page);

      await page.goto(product.address);
      await signIn(page, 'demo@atollier.example', 'atollier-demo');
      for (const [path, title] of [
        ['', 'Welcome back, Layla'],
        ['/sales', 'Sales CRM'],
        ['/finance', 'Finance & Accounting'],
        ['/inventory', 'Inventory Management'],
        ['/procurement', 'Procurement'],
        ['/suppliers', 'Supplier Management'],
        ['/service', 'Service & Maintenance'],
        ['/nowhere', 'Page not found'],
      ] as const) {
        await page.goto(`${product.address}/#/dashboard${path}`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByText('Loading…')).toHaveCount(0);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
      }
      await page.goto(`${product.address}/#/dashboard/sales`);
      await page.getByRole('button', { name: 'New Deal' }).click();
      await expect(page.getByRole('dialog', { name: 'New Deal' })).toBeVisible();
      await expectAccessible(page);
      expect(complaints).toEqual([]);
    });
  }
}

test('a deal is made and changed by keyboard alone', async ({ browser }) => {
  const { page } = await openBrowser(browser, product.address);
  await signIn(page, 'demo@atollier.example', 'atollier-demo');
  await page.goto(`${product.address}/#/dashboard/sales`);
  const opener = page.getByRole('button', { name: 'New Deal' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Keyboard reef');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Quiet House');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();

  const card = page.getByRole('button', { name: /Keyboard reef/ });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Deal Title')).toBeFocused();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card).toBeFocused();
});

test('the navigation slides over on a phone and keeps the focus', async ({ browser }) => {
  const { page } = await openBrowser(browser, product.address, {
    viewport: { width: 390, height: 844 },
  });
  await signIn(page, 'demo@atollier.example', 'atollier-demo');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sales' }).click();
  await expect(page.getByRole('heading', { name: 'Sales CRM' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
