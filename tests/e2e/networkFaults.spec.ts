import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { networkFaultsOf, type NetworkFaults } from './networkFaults.ts';
import { expectAccessible } from './actions.ts';
import { openSalesPage, findStored } from './salesPage.ts';

test('stores a save once and reports no failure when its response or request is lost with the network', async ({
  openSignedIn,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  const page = await openSignedIn('about:blank', { reducedMotion: 'reduce' });
  const network = await networkFaultsOf(page);
  await openSalesPage(page);
  const form = page.getByRole('dialog');
  const banner = page.getByText(/^No connection\. 1 change kept on this device/);
  const losses = {
    'Answer lost in the storm': network.holdResponses,
    'Request lost in the storm': network.dropMessages,
  };

  for (const [title, lose] of Object.entries(losses)) {
    await page.getByRole('button', { name: 'New Deal' }).click();
    await form.getByLabel('Deal Title').fill(title);
    lose();
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(form.getByRole('button', { name: 'Saving…' })).toBeVisible();
    if (lose === network.holdResponses)
      await expect.poll(() => findStored(product, 'sales/deals', title)).toHaveLength(1);
    await network.goOffline();
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: title })).toContainText('Waiting since');
    await expect(banner).toBeVisible();
    await reconnectAndExpectSaved(page, network);
    await expect(page.getByRole('button', { name: title })).toHaveCount(1);
  }

  await page.getByRole('button', { name: 'Answer lost in the storm' }).click();
  await form.getByLabel('Customer').fill('Told twice');
  network.holdResponses();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect
    .poll(() => findStored(product, 'activity', 'Answer lost in the storm'))
    .toHaveLength(2);
  await network.goOffline();
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await reconnectAndExpectSaved(page, network);

  for (const [path, title, count] of [
    ['sales/deals', 'Answer lost', 1],
    ['sales/deals', 'Request lost', 1],
    ['activity', 'Answer lost', 2],
    ['activity', 'Request lost', 1],
  ] as const) {
    expect(await findStored(product, path, title)).toHaveLength(count);
  }
});

test('reports a save denied after an outage and keeps the typed text', async ({
  openSignedIn,
  consoleErrors,
  administrator,
  product,
}) => {
  consoleErrors.allow(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  consoleErrors.expect(/Saving to sales\/deals failed/);
  const page = await openSignedIn('about:blank', { reducedMotion: 'reduce' });
  const network = await networkFaultsOf(page);
  await openSalesPage(page);
  const form = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New Deal' }).click();
  await form.getByLabel('Deal Title').fill('Refused after the storm');
  network.dropMessages();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await network.goOffline();
  await expect(form).toBeHidden();
  await administrator.refuseWrites();
  await network.goOnline();
  await expect(page.getByRole('alert')).toContainText('“Refused after the storm” was not saved');
  await administrator.restoreRules();
  await expectAccessible(page);
  expect(await findStored(product, 'sales/deals', 'Refused after')).toHaveLength(0);
  await page.getByRole('button', { name: 'Open the form again' }).click();
  await expect(form.getByLabel('Deal Title')).toHaveValue('Refused after the storm');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => findStored(product, 'sales/deals', 'Refused after')).toHaveLength(1);
});

test('a page reloaded within 200 ms of loading connects on the next visit', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('/#/dashboard/suppliers');
  for (const wait of [0, 20, 60, 120, 200]) {
    await page.reload({ waitUntil: 'load' });
    await page.waitForTimeout(wait);
  }
  await page.reload();
  await expect(page.getByText(/^\d+ total$/)).toBeVisible();
});

async function reconnectAndExpectSaved(page: Page, network: NetworkFaults): Promise<void> {
  await network.goOnline();
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/^No connection|^Waiting since/)).toHaveCount(0);
}
