import type { Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../local/start/demoAccount.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible, fill, signIn, submitCredentials } from './actions.ts';

test('shows every error of the login page, signs up, creates an invoice and logs out', async ({
  open,
  consoleErrors,
}) => {
  // A failed sign-in is also logged.
  consoleErrors.expect(/^Signing in failed/);
  consoleErrors.expect(/^400: .*accounts:signUp/);
  consoleErrors.expect(/^400: .*accounts:signInWithPassword/);
  consoleErrors.allow(/responded with a status of 400/);
  const page = await open('/');
  await page.getByRole('link', { name: 'Staff login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await attempt(
    page,
    'Sign In',
    ['nobody@staff.example', 'reef-lounge'],
    'Invalid email or password.',
  );
  await attempt(page, 'Sign In', [DEMO_ACCOUNT.email, 'wrong-word'], 'Invalid email or password.');

  await page.getByRole('button', { name: 'Need an account? Sign Up' }).click();
  await expect(page.getByRole('alert')).toHaveText('');
  for (const [credentials, message] of [
    [['', ''], 'Please enter both email and password.'],
    [['first@staff.example', ''], 'Please enter both email and password.'],
    [['first@staff.example', 'reef'], 'Password should be at least 6 characters.'],
    [[DEMO_ACCOUNT.email, 'reef-lounge'], 'This email address is already in use.'],
    [['not an address', 'reef-lounge'], 'An unexpected error occurred. Please try again.'],
  ] as const) {
    await attempt(page, 'Create Account', credentials, message);
  }
  await expectAccessible(page);

  await page.getByLabel('Email').fill('first@staff.example');
  await page.getByRole('button', { name: 'Create Account', exact: true }).click();
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

async function attempt(
  page: Page,
  button: 'Sign In' | 'Create Account',
  [email, password]: readonly [string, string],
  message: string,
): Promise<void> {
  await submitCredentials(page, button, email, password);
  await expect(page.getByRole('alert')).toHaveText(message);
}
