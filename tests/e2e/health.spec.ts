import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createDeal, openSalesPage } from './salesPage.ts';

/** The line of a check. */
const check = (page: Page, title: string) =>
  page.locator('dl > div').filter({ has: page.getByText(title, { exact: true }) });

test('a refused save is counted and opened, and a database that is gone leaves one waiting', async ({
  openSignedIn,
  administrator,
  consoleErrors,
  product,
}) => {
  consoleErrors.expect(/Saving to sales\/deals failed/);
  const page = await openSignedIn('about:blank');
  await openSalesPage(page);
  await administrator.refuseWrites();
  await createDeal(page, 'Refused reef');
  await page.goto('/#/dashboard/health');
  await expect(check(page, 'Version')).toHaveText(/commit [0-9a-f]{10}.*There is no newer version/);
  await expect(check(page, 'Refused saves')).toContainText('Needs attention1 save');
  await page.getByRole('button', { name: 'Show what is not saved' }).click();
  const tray = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(tray).toContainText('Refused reef');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Show what is not saved' })).toBeFocused();
  await administrator.restoreRules();

  await page.goto('/#/dashboard/sales');
  await page.getByRole('button', { name: 'New Deal' }).click();
  await page.getByLabel('Deal Title').fill('Waiting reef');
  // The server of the app is gone as well.
  consoleErrors.allow(/WebSocket|net::ERR_/);
  await product.killDatabase();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  // A form closes with a step back in the history, which must not meet the next page.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/#/dashboard/health');
  await expect(check(page, 'Connection')).toContainText('Needs attentionNone');
  await expect(check(page, 'Security rules')).toContainText('Not knownNo answer yet');
  await expect(check(page, 'Waiting saves')).toContainText('In order1 save');
  await product.start();
  await expect(check(page, 'Connection')).toContainText('In orderConnected', { timeout: 60_000 });
  await expect(check(page, 'Waiting saves')).toContainText('0 saves', { timeout: 60_000 });
  await expect(check(page, 'Security rules')).toContainText('In order', { timeout: 40_000 });
});
