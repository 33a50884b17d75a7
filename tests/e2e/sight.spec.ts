import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signInAsDemo } from './people.ts';
import type { Product } from './product.ts';

let product: Product;

test.beforeAll(({ preview }) => {
  product = preview;
});

const arriveAt = async (page: Page, path: string, title: string): Promise<void> => {
  await signInAsDemo(page);
  await page.goto(`${product.address}/#/dashboard/${path}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

test('the first column of a list and its states are never cut on screens of common widths', async ({
  open,
}) => {
  const page = await open(product.address);
  await signInAsDemo(page);
  for (const path of ['finance', 'inventory', 'procurement', 'service']) {
    await page.goto(`${product.address}/#/dashboard/${path}`);
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('main tbody tr').first()).toBeVisible();
      // The demo's own records: other journeys try texts that fit nowhere.
      const cut = await page.locator('main tbody :is(button, [data-color])').evaluateAll((places) =>
        places
          .filter((place) =>
            /^(INV-|PO-|#\d{4}$|(Partially )?Received|In Progress|Out of stock)/.test(
              place.textContent,
            ),
          )
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
      expect(cut, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('what takes the focus is never below the header', async ({ open }) => {
  const page = await open(product.address, { viewport: { width: 1280, height: 600 } });
  await arriveAt(page, 'sales', 'Sales CRM');
  await page.getByRole('table', { name: 'Customers' }).getByRole('button').last().focus();
  const newLead = page.getByRole('button', { name: 'New Lead', exact: true });
  // Earlier journeys may have left dozens of deals and leads on the way.
  for (let step = 0; step < 400; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.closest('main') ? focused.getBoundingClientRect().top : Infinity;
    });
    expect(top).toBeGreaterThanOrEqual(56);
    if (await newLead.evaluate((button) => button === document.activeElement)) return;
  }
  throw new Error('The first button of the page was never reached');
});

test('a notice of the lost connection stays in view while a list is scrolled', async ({
  open,
  consoleErrors,
}) => {
  const page = await open(product.address, { viewport: { width: 390, height: 844 } });
  await arriveAt(page, 'finance', 'Finance & Accounting');
  // The socket, and the other pages that are being loaded ahead.
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  const notice = page.getByText(/^No connection\./);
  await expect(notice).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(notice).toBeInViewport({ ratio: 1 });
});

test('a form can be filled in at 400 per cent', async ({ open }) => {
  const page = await open(product.address, { viewport: { width: 360, height: 225 } });
  await arriveAt(page, 'finance', 'Finance & Accounting');
  const opener = page.getByRole('button', { name: 'New Invoice', exact: true });
  await opener.click();
  await page.getByLabel('Customer', { exact: true }).fill('Something kept');
  await page.keyboard.press('Escape');
  // With the offer of what was typed before, the most that a form ever holds.
  await opener.click();
  const form = page.getByRole('dialog', { name: 'New Invoice' });
  await expect(form.getByRole('button', { name: 'Restore unsaved input' })).toBeVisible();
  for (const label of ['Customer', 'Amount ($)', 'Status']) {
    const control = form.getByLabel(label, { exact: true });
    await control.focus();
    await expect(control).toBeInViewport({ ratio: 1 });
    await expect(form.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  const send = form.getByRole('button', { name: 'Create' });
  await send.focus();
  await expect(send).toBeInViewport({ ratio: 1 });
});

test('a list is printed dark on light without the controls around it', async ({ open }) => {
  const page = await open(product.address, { colorScheme: 'dark' });
  await arriveAt(page, 'finance', 'Finance & Accounting');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(16, 33, 31)');
  await expect(page.getByRole('table', { name: 'Invoices' })).toBeVisible();
  for (const name of ['Logout', 'New Invoice']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  }
  await expect(page.getByRole('searchbox')).toBeHidden();
});

test('a double click opens a form, and leaves it open', async ({ open }) => {
  const page = await open(product.address);
  await arriveAt(page, 'finance', 'Finance & Accounting');
  await page.getByRole('button', { name: 'INV-2026-104' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Edit Invoice' })).toBeVisible();
});
