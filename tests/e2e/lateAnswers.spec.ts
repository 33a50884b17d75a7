import { passFrames, signInAsDemo } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { networkFaultsOf } from './networkFaults.ts';
import { expectDeals } from './salesPage.ts';

test('the late answer to a save closes nothing that was opened since', async ({
  open,
  administrator: _restored,
}) => {
  const page = await open('/#/login');
  const network = await networkFaultsOf(page);
  await signInAsDemo(page);
  const nav = page.getByRole('navigation', { name: 'Dashboard' });

  await nav.getByRole('link', { name: 'Sales' }).click();
  await expectDeals(page);
  await page.locator('section[aria-label="New Lead"] li > button').first().click();
  const deal = page.getByRole('dialog', { name: 'Edit Deal' });
  const title = deal.getByLabel('Deal Title');
  const first = await title.inputValue();
  await deal.getByLabel('Value ($)').fill('4711');
  network.holdResponses();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(title).not.toHaveValue(first);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(title).toHaveValue(first);
  network.releaseResponses();
  await expect(page.getByText(/^Deal changed/)).toBeVisible();
  await expect(deal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(deal).toBeHidden();

  await nav.getByRole('link', { name: 'Service' }).click();
  await page.getByRole('button', { name: 'More for tickets' }).click();
  await page.getByRole('menuitem', { name: 'Edit assignees' }).click();
  const assignees = page.getByRole('dialog', { name: 'Assignees' });
  await assignees.getByLabel('Names').fill('Somebody Else');
  network.holdResponses();
  await assignees.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await expect(assignees).toBeHidden();
  await page.locator('[data-opens-record]').first().click();
  const ticket = page.getByRole('dialog', { name: 'Edit Ticket' });
  await expect(ticket).toBeVisible();
  network.releaseResponses();
  await passFrames(page);
  await expect(ticket).toBeVisible();
});

test('closing a dialog twice leaves the page only once', async ({ openSignedIn }) => {
  const page = await openSignedIn('/#/dashboard/finance');
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Service' })
    .click();
  await page.getByRole('button', { name: 'More for tickets' }).click();
  await page.getByRole('menuitem', { name: 'Edit assignees' }).click();
  await expect(page.getByRole('dialog', { name: 'Assignees' })).toBeVisible();
  await page.getByLabel('Names').evaluate((input) => {
    for (let n = 0; n < 2; n += 1)
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expect(page.getByRole('dialog', { name: 'Assignees' })).toBeHidden();
  await passFrames(page);
  await expect(page).toHaveURL(/#\/dashboard\/service$/);
});
