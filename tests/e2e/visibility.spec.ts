import { expect, test } from './fixtures.ts';
import { untilAllCodeLoaded } from './networkFaults.ts';

test('never truncates the first column of a list or its statuses at common widths', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('/#/dashboard');
  for (const path of ['finance', 'inventory', 'procurement', 'service']) {
    await page.goto(`/#/dashboard/${path}`);
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('main tbody tr').first()).toBeVisible();
      // Only the demo's records: other tests store texts that do not fit.
      const cut = await page.locator('main tbody :is(button, [data-color])').evaluateAll((places) =>
        places
          .filter((element) =>
            /^(INV-|PO-|#\d{4}$|(Partially )?Received|In Progress|Out of stock)/.test(
              element.textContent,
            ),
          )
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
      expect(cut, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the header never covers the focused element', async ({ openSignedIn }) => {
  const page = await openSignedIn('/#/dashboard/sales', {
    viewport: { width: 1280, height: 600 },
  });
  await page.getByRole('table', { name: 'Customers' }).getByRole('button').last().focus();
  const newLead = page.getByRole('button', { name: 'New Lead', exact: true });
  // Earlier tests may have left dozens of deals and leads.
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

test('the offline alert stays visible while a list is scrolled', async ({
  openSignedIn,
  consoleErrors,
}) => {
  const page = await openSignedIn('/#/dashboard/finance', {
    viewport: { width: 390, height: 844 },
  });
  consoleErrors.allow(/^WebSocket .*ERR_INTERNET_DISCONNECTED/);
  await untilAllCodeLoaded(page);
  await page.context().setOffline(true);
  const notice = page.getByText(/^No connection\./);
  await expect(notice).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(notice).toBeInViewport({ ratio: 1 });
});

test('a form can be filled in at 400 % zoom', async ({ openSignedIn }) => {
  const page = await openSignedIn('/#/dashboard/finance', {
    viewport: { width: 360, height: 225 },
  });
  const opener = page.getByRole('button', { name: 'New Invoice', exact: true });
  await opener.click();
  await page.getByLabel('Customer', { exact: true }).fill('Something kept');
  await page.keyboard.press('Escape');
  // With the prompt to restore a draft, the most a form ever contains.
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

test('prints a list dark on light without its controls', async ({ openSignedIn }) => {
  const page = await openSignedIn('/#/dashboard/finance', { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(16, 33, 31)');
  await expect(page.getByRole('table', { name: 'Invoices' })).toBeVisible();
  for (const name of ['Logout', 'New Invoice']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  }
  await expect(page.getByRole('searchbox')).toBeHidden();
});
