import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { listensOf } from './listens.ts';
import { expectFocusTrapped } from './actions.ts';

/** The palette's dialog. */
const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search or jump to' });

const field = (page: Page): Locator => palette(page).getByRole('combobox');

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
