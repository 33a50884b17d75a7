import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { networkFaultsOf } from './networkFaults.ts';
import { signInAsDemo } from './actions.ts';
import { expectDeals, findStored, goToSales, openSalesPage } from './salesPage.ts';

test('a save that was interrupted by a reload is stored once, and its draft is not offered', async ({
  openSignedIn,
  product,
}) => {
  const page = await openSignedIn('about:blank');
  const network = await networkFaultsOf(page);
  await openSalesPage(page);
  const form = page.getByRole('dialog', { name: 'New Deal' });
  const cases = [
    { title: 'Stored before the reload', lose: network.holdResponses, stored: 1 },
    { title: 'Lost before the reload', lose: network.dropMessages, stored: 0 },
  ];
  for (const { title, lose, stored } of cases) {
    await page.getByRole('button', { name: 'New Deal' }).click();
    await form.getByLabel('Deal Title').fill(title);
    lose();
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(form.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await expect
      .poll(async () => (await findStored(product, 'sales/deals', title)).length)
      .toBe(stored);
    await page.reload();
    network.releaseResponses();
    await expectDeals(page);
    // What is on its way is not asked for again.
    await expect(form).toHaveCount(0);
    await expect(page).not.toHaveURL(/record=/);
  }

  for (const { title } of cases) {
    await expect.poll(() => findStored(product, 'sales/deals', title)).toHaveLength(1);
    await expect(page.getByRole('button', { name: title })).not.toContainText('Waiting since');
  }
  await page.getByRole('button', { name: 'New Deal' }).click();
  await expect(form.getByText(/did not save/)).toHaveCount(0);
});

test('logging out leaves nothing that was typed in the browser', async ({
  openSignedIn,
  consoleErrors,
  administrator,
}) => {
  consoleErrors.allow(/FIREBASE WARNING|permission_denied|Saving to sales\/leads failed/i);
  const page = await openSignedIn('about:blank');
  const network = await networkFaultsOf(page);
  await openSalesPage(page);
  const form = page.getByRole('dialog');
  await openNewLead(page);
  await form.getByLabel('Company', { exact: true }).fill('Confidential prospect');
  await page.keyboard.press('Escape');

  await openNewLead(page);
  await form.getByLabel('Company', { exact: true }).fill('Confidential failure');
  await administrator.refuseWrites();
  network.holdResponses();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await page.keyboard.press('Escape');
  network.releaseResponses();
  await expect(page.getByRole('alert')).toContainText('Confidential failure');
  await administrator.restoreRules();

  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out now?' });
  await expect(question).toContainText('Not saved yet: 1 change.');
  await question.getByRole('button', { name: 'Sign out and discard' }).click();
  await expect(page.getByRole('link', { name: 'Request a Free Quote' })).toBeVisible();
  expect(await everythingStored(page)).not.toContain('Confidential');

  await signInAsDemo(page);
  await goToSales(page);
  await expect(page.getByText('Confidential')).toHaveCount(0);
  await openNewLead(page);
  await expect(page.getByText(/did not save/)).toHaveCount(0);
});

/** Everything the browser stores for the page, as text. */
const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const contents = await Promise.all(
      databases.map(async ({ name = '' }) => {
        const opening = indexedDB.open(name);
        await new Promise((resolve) => opening.addEventListener('success', resolve));
        const { result } = opening;
        const read = [...result.objectStoreNames].map(async (store) => {
          const request = result.transaction(store).objectStore(store).getAll();
          await new Promise((resolve) => request.addEventListener('success', resolve));
          return request.result as unknown;
        });
        const values = await Promise.all(read);
        result.close();
        return values;
      }),
    );
    return JSON.stringify([
      contents,
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      await caches.keys(),
    ]);
  });

async function openNewLead(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Lead' }).click();
  await expect(page.getByRole('dialog', { name: 'New Lead' })).toBeVisible();
}
