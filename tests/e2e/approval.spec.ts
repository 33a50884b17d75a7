import { DEMO_ACCOUNT } from '../../local/start/demoAccount.ts';
import { expect, test } from './fixtures.ts';
import { PASSWORD, expectAccessible, submitCredentials } from './actions.ts';

test('with the staff list on, a new account waits for approval and then opens the page it asked for', async ({
  open,
  consoleErrors,
  administrator,
}) => {
  const email = 'patient@staff.example';
  const uid = await administrator.createAccount(email, 'Salma Idris');
  // The lists may lose their permission before the page unsubscribes.
  consoleErrors.allow(/Reading \S+ failed/);
  await administrator.seed({ 'config/staffOnly': true });
  const page = await open('about:blank', { viewport: { width: 390, height: 844 } });
  await page.clock.install();
  await page.goto('/#/login');
  await submitCredentials(page, 'Sign In', email, PASSWORD);
  const waiting = page.getByRole('heading', { level: 1, name: /awaiting approval/ });
  await expect(waiting).toBeVisible();
  await expectAccessible(page);

  await page.goto('/#/dashboard/finance');
  await expect(waiting).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(waiting).toBeVisible();
  await administrator.seed({ [`staff/${uid}`]: true });
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('heading', { level: 1, name: /^Finance/ })).toBeVisible();
  await expect(page.getByText(/^\d+ total$/)).toBeVisible();

  const stranger = await open('/#/login');
  await submitCredentials(stranger, 'Sign In', DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('awaiting approval');
  await stranger.getByRole('button', { name: 'Logout' }).click();
  await expect(stranger).toHaveURL('/#/');
});
