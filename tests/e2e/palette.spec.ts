import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { listensOf } from './listens.ts';
import { expectAccessibleAndFit, expectFocusTrapped } from './actions.ts';

/** The palette's dialog. */
const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search or jump to' });

const field = (page: Page): Locator => palette(page).getByRole('combobox');

/** The option that Enter opens. */
const selected = (page: Page): Locator => palette(page).getByRole('option', { selected: true });

/** Opens the palette by keyboard and types. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
}

/** An element with focus on the page, which has been loaded. */
async function focusHeader(page: Page): Promise<Locator> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const button = page.getByRole('button', { name: 'Logout' });
  await button.focus();
  return button;
}

test('opens records with Ctrl K, a name and Enter, and reads all records once', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('about:blank');
  const database = listensOf(page);
  for (const [from, name, to] of [
    ['suppliers', 'pearl crescent resort', 'sales'],
    ['nowhere', '6390', 'service'],
  ] as const) {
    await page.goto(`/#/dashboard/${from}`);
    await focusHeader(page);
    // As fast as the keyboard allows: at first the records are not even requested when Enter is pressed.
    await search(page, name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/#/dashboard/${to}\\?record=.+`));
    await expect(palette(page)).toBeHidden();
    await page.keyboard.press('Escape');
  }
  expect(database.requests('sales/leads')).toBe(1);
  expect(database.followed()).toContain('sales/leads');
});

test('keeps the chosen option in view, and the focus until Escape gives it back', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('/#/dashboard/sales');
  const opener = await focusHeader(page);
  await page.keyboard.press('Control+k');
  const options = palette(page).getByRole('option');
  await expect(options.first()).toBeVisible();
  const last = (await options.count()) - 1;
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['PageDown', 9],
    ['PageUp', 1],
    ['End', last],
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(options.nth(index)).toBeInViewport({ ratio: 1 });
    const id = (await options.nth(index).getAttribute('id')) ?? '';
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
  }
  await page.keyboard.type('pearl');
  await expect(palette(page).getByText('6 found')).toHaveRole('status');
  await expect(palette(page).locator('mark').first()).toHaveText('Pearl');
  await expectFocusTrapped(page);
  await field(page).focus();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('moves a deal by keyboard only, in one update with its activity entry', async ({
  openSignedIn,
  product,
}) => {
  const page = await openSignedIn('/#/dashboard/service');
  await focusHeader(page);
  const entries = async (): Promise<number> =>
    Object.values((await product.stored('activity')) as Record<string, { subject: string }>).filter(
      ({ subject }) => subject === 'Yacht club oyster tanks',
    ).length;
  const before = await entries();
  await search(page, 'yacht tanks');
  await expect(selected(page)).toHaveText(/^Yacht club oyster tanks/);
  await page.keyboard.press('Control+Enter');
  await expect(field(page)).toHaveAccessibleName('Actions of “Yacht club oyster tanks”');
  await page.keyboard.type('won');
  await expect(selected(page)).toHaveText('Move to Won');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  const stage = async (): Promise<unknown> =>
    Object.values(
      (await product.stored('sales/deals')) as Record<string, { title: string; stage: string }>,
    ).find(({ title }) => title === 'Yacht club oyster tanks')?.stage;
  await expect.poll(stage).toBe('Won');
  expect(await entries()).toBe(before + 1);

  await search(page, 'yacht tanks won');
  await expect(palette(page).getByRole('option', { name: /^Move/ })).toBeVisible();
  await page.keyboard.press('End');
  await expect(selected(page)).toHaveText('Move “Yacht club oyster tanks” to…');
  await page.keyboard.press('Enter');
  await expect(palette(page).getByRole('option')).toHaveText([
    'Move to New Lead',
    'Move to Quotation Sent',
    'Move to Negotiation',
    'Move to Lost',
  ]);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('yacht tanks won');
});

test('opens above a form, which keeps its text when the choice leads elsewhere', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('/#/dashboard/sales?record=leads/new');
  const form = page.getByRole('dialog', { name: 'New Lead' });
  await form.getByLabel('Company').fill('Half-typed company');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(form.getByLabel('Company')).toBeFocused();
  await expect(form.getByLabel('Company')).toHaveValue('Half-typed company');

  await search(page, 'finance');
  await expect(selected(page)).toHaveText(/^Finance/);
  await page.keyboard.press('Enter');
  // Until the page has loaded, the form is still on the screen.
  await expect(page.getByRole('heading', { level: 1, name: 'Finance' })).toBeVisible();
  await page.goto('/#/dashboard/sales?record=leads/new');
  await form.getByRole('button', { name: 'Restore' }).click();
  await expect(form.getByLabel('Company')).toHaveValue('Half-typed company');
});

test('is accessible and fits, in both themes', async ({ openSignedIn }) => {
  const page = await openSignedIn('/#/dashboard/sales');
  await focusHeader(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('option').first()).toBeVisible();
  await expectAccessibleAndFit(page);
  for (const query of ['saffron hotle', 'zzzqqq']) {
    await field(page).fill(query);
    await expect(palette(page).getByText(/\d found|Nothing found/)).toBeVisible();
    await expectAccessibleAndFit(page);
  }
  await field(page).fill('saffron');
  await expect(selected(page)).toHaveText(/^Saffron/);
  await page.keyboard.press('Control+Enter');
  await expect(palette(page).getByRole('option', { name: 'Copy link' })).toBeVisible();
  await expectAccessibleAndFit(page);
});

test('on a phone fills the screen and works by touch', async ({ openSignedIn }) => {
  const page = await openSignedIn('/#/dashboard', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await focusHeader(page);
  await search(page, 'gulf');
  await field(page).fill('reef lagoon');
  const option = palette(page).getByRole('option', { name: /^Reef lagoon refurbishment/ });
  await expect(option).toBeVisible();
  expect(await palette(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await option.locator('[data-actions]').tap();
  await palette(page).getByRole('button', { name: 'Back to the results' }).tap();
  await expect(field(page)).toHaveValue('reef lagoon');
  await option.tap();
  await expect(page).toHaveURL(/sales\?record=/);
  await expect(page.getByRole('dialog', { name: 'Edit Deal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await search(page, 'x');
  await palette(page).getByRole('button', { name: 'Close' }).tap();
  await expect(palette(page)).toBeHidden();
});
