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
