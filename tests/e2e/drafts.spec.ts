import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { networkFaultsOf } from './networkFaults.ts';
import { signInAsDemo } from './actions.ts';
import { goToSales, openSalesPage } from './salesPage.ts';

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
