import { expect, test } from './fixtures.ts';
import { expectAccessible, signIn, tabTo } from './actions.ts';

test('resets a forgotten password through the e-mailed link, by keyboard only', async ({
  open,
  consoleErrors,
  administrator,
}) => {
  const email = 'forgetful@staff.example';
  await administrator.createAccount(email, 'Hana Saleh');
  const page = await open('/#/login');
  await tabTo(page, 'Email');
  await page.keyboard.type(email);
  await tabTo(page, 'Forgot password?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(`If ${email} has an account`);
  await expect(page.getByRole('alert')).toHaveText('');
  await expectAccessible(page);

  const [link, ...more] = await administrator.passwordLinks(email);
  expect(more).toEqual([]);
  expect((await fetch(`${link}&newPassword=fresh-water`)).ok).toBe(true);
  consoleErrors.expect(/^Signing in failed/);
  consoleErrors.allow(/400/);
  await page.getByLabel('Password', { exact: true }).fill('reef-lounge');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
  await expect(page.getByRole('status')).toHaveText('');
  await signIn(page, email, 'fresh-water');
});

test('explains why a reset e-mail cannot be sent, and clears the message when the mode changes', async ({
  open,
  consoleErrors,
}) => {
  const page = await open('/#/login');
  const forgot = page.getByRole('button', { name: 'Forgot password?' });
  const alert = page.getByRole('alert');
  await forgot.click();
  await expect(alert).toHaveText('Please enter your email address.');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('layla@');
  await forgot.click();
  await expect(alert).toHaveText('Please enter an email address in the form name@example.com.');
  await expectAccessible(page);

  consoleErrors.expect(/^Password reset failed/);
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.getByLabel('Email').fill('layla@staff.example');
  await forgot.click();
  await expect(alert).toHaveText(
    'The email could not be sent. Please check your connection and try again.',
  );
  await expect(page.getByLabel('Email')).toHaveValue('layla@staff.example');
  await page.context().setOffline(false);

  await page.getByRole('button', { name: 'Need an account? Sign Up' }).click();
  await expect(alert).toHaveText('');
  await expect(forgot).toBeHidden();
});
