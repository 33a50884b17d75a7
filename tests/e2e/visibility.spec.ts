import { expect, test } from './fixtures.ts';

test('the header never covers the focused element', async ({ openSignedIn }) => {
  const page = await openSignedIn('/#/dashboard/sales', {
    viewport: { width: 1280, height: 600 },
  });
  await page.getByRole('table', { name: 'Customers' }).getByRole('button').last().focus();
  // Through the table, and the tools above it.
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(56);
  }
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
