import { expect, test } from './fixtures.ts';
import { PASSWORD, expectAccessible, fill, signIn, submitCredentials } from './actions.ts';

test('a newcomer signs up, creates an invoice, logs out and comes back', async ({ open }) => {
  const page = await open('/');
  await page.getByRole('link', { name: 'Staff login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.getByRole('button', { name: 'Need an account? Sign Up' }).click();
  await submitCredentials(page, 'Create Account', 'first@staff.example', PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Admin' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Invoice' }).click();
  const form = page.getByRole('dialog', { name: 'New Invoice' });
  await expect(form).toBeVisible();
  await expectAccessible(page, 'dialog');
  const number = await form.getByLabel('Invoice #').inputValue();
  await fill(
    page,
    'New Invoice',
    { Customer: 'First House', 'Due Date': '2026-12-24', 'Amount ($)': '1250.5', Status: 'Sent' },
    'Create',
  );
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('First House');
  await expect(row).toContainText('24 Dec 2026');
  await expect(row).toContainText('$1,250.50');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const feed = page.getByRole('region', { name: 'Recent Activity' });
  await expect(feed.getByRole('listitem').first()).toContainText(`Admin created invoice ${number}`);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/#/');
  await expect(page.getByRole('link', { name: 'Request a Free Quote' })).toBeVisible();
  await page.goto('/#/dashboard/finance');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await signIn(page, 'first@staff.example');
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Admin' })).toBeVisible();
});
