import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fill } from './actions.ts';
import { findStored, openSalesPage } from './salesPage.ts';

type Stored = { readonly title: string; readonly stage: string; readonly subject: string };

const column = (page: Page, stage: string) =>
  page.getByRole('region', { name: stage, exact: true });
const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

async function create(page: Page, ...titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    await page.getByRole('button', { name: 'New Deal' }).click();
    await fill(page, 'New Deal', { 'Deal Title': title }, 'Create');
    await expect(cardOf(page, title)).toBeVisible();
  }
}

test('a card is dragged to another column, also to a folded one, and undo brings it back', async ({
  openSignedIn,
  product,
}) => {
  const page = await openSignedIn('/#/dashboard');
  await openSalesPage(page);
  await create(page, 'Dragged tank');
  const card = cardOf(page, 'Dragged tank');
  await card.hover();
  await card.dragTo(column(page, 'Negotiation'));
  await expect(column(page, 'Negotiation').getByText('Dragged tank')).toBeVisible();
  await cardOf(page, 'Dragged tank').dragTo(column(page, 'Won'));
  await expect(page.getByText('Dragged tank moved to Won')).toBeVisible();
  await expect(card).toHaveCount(0);
  const deals = () => findStored<Stored>(product, 'sales/deals', 'Dragged tank');
  await expect.poll(async () => (await deals())[0]?.stage).toBe('Won');

  await page.keyboard.press('z');
  await expect(column(page, 'Negotiation').getByText('Dragged tank')).toBeVisible();
  await expect.poll(async () => (await deals())[0]?.stage).toBe('Negotiation');
  // Created, moved twice, moved back: one activity entry each.
  expect(await findStored(product, 'activity', 'Dragged tank')).toHaveLength(4);
});

test('a long column shows its newest cards, more as it is scrolled, and all on paper', async ({
  openSignedIn,
  administrator,
}) => {
  const deals = Array.from({ length: 60 }, (_, index) => [
    `sales/deals/-long${String(index).padStart(2, '0')}`,
    { ...LONG, title: `Long ${index}` },
  ]);
  await administrator.seed(Object.fromEntries(deals) as Record<string, unknown>);
  const page = await openSignedIn('/#/dashboard/sales?deals-q=long');
  const cards = column(page, 'Negotiation').getByRole('listitem');
  await expect(cards.first()).toContainText('Long 59');
  await expect(cards.first()).toHaveAttribute('aria-setsize', '60');
  expect(await cards.count()).toBeLessThan(60);

  await cards.first().getByRole('button').first().focus();
  const shown = await cards.count();
  for (let n = 1; n <= shown; n += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(cards.nth(n).getByRole('button').first()).toBeFocused();
    // Cards further down are rendered with the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(await cards.count()).toBeLessThan(60);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(cards).toHaveCount(60);
  await expect(cards.last()).toContainText('Long 0');
});

const LONG = {
  customer: 'Villa Qamar',
  value: 1_000,
  stage: 'Negotiation',
  creationDate: '2026-01-01',
} as const;
