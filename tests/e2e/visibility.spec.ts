import { expect, test } from './fixtures.ts';

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
