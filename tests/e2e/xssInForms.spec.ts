import { expectFit } from './actions.ts';
import { HOSTILE } from './hostileTexts.ts';
import { expect, test } from './fixtures.ts';
import { networkFaultsOf } from './networkFaults.ts';
import { openSalesPage } from './salesPage.ts';
import { startXssProbe } from './xssProbe.ts';

test('shows markup as text in the list of failed saves and in a colleague’s value', async ({
  openSignedIn,
  consoleErrors,
  administrator,
}) => {
  consoleErrors.expect(/Saving to sales\/deals failed/);
  consoleErrors.allow(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  const page = await openSignedIn('about:blank');
  const trap = startXssProbe(page);
  const network = await networkFaultsOf(page);
  await openSalesPage(page);
  network.dropMessages();
  const titles = HOSTILE.slice(0, 5);
  for (const text of titles) {
    await page.getByRole('button', { name: 'New Deal' }).click();
    await page.getByLabel('Deal Title', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.keyboard.press('Escape');
  }
  await network.goOffline();
  await administrator.refuseWrites();
  await network.goOnline();
  // The first ones that are refused have an alert each.
  await expect(
    page.getByRole('alert').filter({ hasText: `${titles.length} changes were not saved` }),
  ).toBeVisible();
  await administrator.restoreRules();
  await page.getByRole('button', { name: 'Show each' }).click();
  const saves = page.getByRole('dialog', { name: 'Not saved yet' }).getByRole('listitem');
  await expect(saves).toHaveCount(titles.length);
  const notices = await saves.allTextContents();
  for (const text of titles) expect(notices.join()).toContain(`New Deal “${text}”`);
  expect(await trap.caught()).toEqual([]);
  await expectFit(page);
  await page.keyboard.press('Escape');

  await administrator.seed({ 'sales/deals/hostile': { title: 'Mild', customer: 'Waters' } });
  await page.getByRole('button', { name: /^Mild/ }).click();
  await page.getByLabel('Deal Title', { exact: true }).fill('Milder');
  const theirs = page.getByText('Changed by someone else meanwhile:');
  for (const text of HOSTILE.slice(0, 9)) {
    await administrator.seed({ 'sales/deals/hostile/title': text });
    await expect.poll(() => theirs.textContent()).toContain(text);
  }
  expect(await trap.caught()).toEqual([]);
});
