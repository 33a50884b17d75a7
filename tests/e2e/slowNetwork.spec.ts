import { expect, test } from './fixtures.ts';
import { networkFaultsOf, slowDown } from './networkFaults.ts';
import { expectAccessible } from './actions.ts';
import { openSalesPage, findStored } from './salesPage.ts';

test('on slow 3G a save succeeds, after a word about the wait', async ({
  openSignedIn,
  product,
}) => {
  const page = await openSignedIn('about:blank', { reducedMotion: 'reduce' });
  const network = await networkFaultsOf(page);
  await openSalesPage(page);
  // The browser's preset: two seconds of latency, 400 kbit/s.
  await slowDown(page, 2_000, 50_000);

  await page.getByRole('button', { name: 'New Deal' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Deal Title').fill('By slow post');
  network.holdResponses();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await expect(
    page.getByText(/^The database is not responding\. 1 change kept on this device/),
  ).toBeVisible();
  await expect(form).toBeHidden();
  await expectAccessible(page);
  network.releaseResponses();
  await expect(page.getByText(/^The database is not responding/)).toHaveCount(0);
  expect(await findStored(product, 'sales/deals', 'By slow post')).toHaveLength(1);
});

test('the counts of the sidebar come although their code was refused at first', async ({
  openSignedIn,
  consoleErrors,
}) => {
  consoleErrors.expect(/net::ERR_CONNECTION_RESET/);
  const page = await openSignedIn('about:blank');
  await page.route('**/CountSubscriptions-*.js', (route) => route.abort('connectionreset'), {
    times: 1,
  });
  await page.goto('/#/dashboard/suppliers');
  const finance = page.getByRole('link', { name: 'Finance', exact: true });
  await expect(finance).toHaveAccessibleDescription(/\d+ /, { timeout: 30_000 });
});
