import { expect, test } from './fixtures.ts';
import { signIn } from './actions.ts';
import { openSalesPage, expectDraftOffered, goToSales } from './salesPage.ts';

const HOUR = 3_600_000;

test('keeps typed text when the session cannot be renewed', async ({ openAs, consoleErrors }) => {
  const email = 'renewed@staff.example';
  const { page } = await openAs({ email, name: 'Rana Aziz' }, 'about:blank');
  await page.clock.install();
  await openSalesPage(page);
  await page.getByRole('button', { name: 'New Deal' }).click();
  const form = page.getByRole('dialog', { name: 'New Deal' });
  await form.getByLabel('Deal Title').fill('Typed before the session ended');
  consoleErrors.expect(/^400: .*securetoken/);
  consoleErrors.allow(/responded with a status of 400/);
  consoleErrors.allow(/Reading \S+ failed/);
  // What the identity provider answers after a password has been changed on another device, and its emulator does not.
  await page.route(/securetoken/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.clock.fastForward(HOUR);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.unroute(/securetoken/);
  await page.clock.resume();
  await signIn(page, email);
  await goToSales(page);
  await expectDraftOffered(page, 'Typed before the session ended');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form).toBeHidden();
});
