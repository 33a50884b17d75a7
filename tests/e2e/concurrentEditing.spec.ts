import type { Page } from '@playwright/test';
import { compact, percent } from '../../src/domain/money.ts';
import { expect, test, type Open } from './fixtures.ts';
import { expectAccessible, fill } from './actions.ts';
import type { Product } from './product.ts';
import { expectDeals, findStored, unfoldColumns } from './salesPage.ts';

const STAGES = ['New Lead', 'Quotation Sent', 'Negotiation', 'Won'] as const;

test('moves a deal through every stage to Won, on both users’ boards and in their figures', async ({
  openSignedIn,
  product,
}) => {
  const desks = await openDesks(openSignedIn, {
    'Deal Title': 'Lagoon for the atrium',
    Customer: 'Marina',
    'Value ($)': '640000',
  });
  const [page, colleague] = desks;

  for (const desk of desks) await unfoldColumns(desk);
  for (const [index, stage] of STAGES.entries()) {
    if (index > 0) {
      await page.getByRole('button', { name: /^Lagoon for the atrium/ }).click();
      await fill(page, 'Edit Deal', { Stage: stage }, 'Save Changes');
    }
    for (const desk of desks) {
      const column = desk.getByRole('region', { name: stage, exact: true });
      await expect(column.getByRole('button', { name: /^Lagoon for the atrium/ })).toBeVisible();
      await expect(desk.getByRole('button', { name: /^Lagoon for the atrium/ })).toHaveCount(1);
      await expectFigures(desk, product);
    }
  }
  await expectAccessible(colleague);
  await colleague.getByRole('link', { name: 'Dashboard' }).click();
  const feed = colleague.getByRole('region', { name: 'Recent Activity' });
  await expect(feed.getByRole('listitem').filter({ hasText: 'Lagoon for the atrium' })).toHaveText([
    ...Array.from({ length: 3 }, () => /updated deal Lagoon for the atrium/),
    /created new deal Lagoon for the atrium/,
  ]);
});

test('two users edit one deal at once: changes to different fields both survive, and in the same field each sees the other’s value', async ({
  openSignedIn,
  product,
}) => {
  const desks = await openDesks(openSignedIn, {
    'Deal Title': 'Shared tank',
    Customer: 'Old House',
  });
  const [page, colleague] = desks;
  const openDeal = async (): Promise<void> => {
    for (const desk of desks) await desk.getByRole('button', { name: /^Shared tank/ }).click();
  };
  await openDeal();
  await page.getByLabel('Value ($)').fill('7000');
  await colleague.getByLabel('Customer', { exact: true }).fill('New House');
  await colleague.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Customer', { exact: true })).toHaveValue('New House');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await findStored(product, 'sales/deals', 'Shared tank')).toEqual([
    expect.objectContaining({ customer: 'New House', value: 7000 }),
  ]);

  await openDeal();
  await page.getByLabel('Customer', { exact: true }).fill('Here House');
  await colleague.getByLabel('Customer', { exact: true }).fill('There House');
  await colleague.getByRole('button', { name: 'Save Changes' }).click();
  const conflict = 'Changed by someone else meanwhile: There House. Saving replaces it with yours.';
  await expect(
    page.getByRole('dialog').getByRole('status').filter({ hasText: conflict }),
  ).toBeVisible();
  await expect(page.getByLabel('Customer', { exact: true })).toHaveValue('Here House');
  await expectAccessible(page, 'dialog');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(colleague.getByRole('button', { name: /^Shared tank/ })).toContainText('Here House');
});

/** The sales page of two users, the first of whom has created a deal. */
async function openDesks(
  openSignedIn: Open,
  deal: Readonly<Record<string, string>>,
): Promise<readonly [Page, Page]> {
  const address = '/#/dashboard/sales';
  const [page, colleague] = [await openSignedIn(address), await openSignedIn(address)];
  for (const desk of [page, colleague]) await expectDeals(desk);
  await page.getByRole('button', { name: 'New Deal' }).click();
  await fill(page, 'New Deal', deal, 'Create');
  return [page, colleague];
}

type StoredDeal = { readonly value: number; readonly stage: string };

/** The cards show the sums of the stored deals. */
async function expectFigures(desk: Page, product: Product): Promise<void> {
  const deals = Object.values((await product.stored('sales/deals')) as Record<string, StoredDeal>);
  const inStages = (...stages: string[]) => deals.filter(({ stage }) => stages.includes(stage));
  const total = (some: readonly StoredDeal[]) => some.reduce((all, { value }) => all + value, 0);
  const [won, lost] = [inStages('Won'), inStages('Lost')];
  for (const [label, figure] of [
    ['Deals Won (Total)', compact(total(won))],
    ['Pipeline Value', compact(total(deals) - total(won) - total(lost))],
    ['Avg. Deal Size', compact(total(won) / won.length)],
    ['Conversion Rate', percent((100 * won.length) / (won.length + lost.length))],
  ] as const) {
    const card = desk.getByLabel('Key figures').locator('> *').filter({ hasText: label });
    await expect(card.locator('dd')).toHaveText(figure);
  }
}
