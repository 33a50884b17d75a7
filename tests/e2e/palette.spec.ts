import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectFocusTrapped } from './actions.ts';

/** The palette's dialog. */
const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search or jump to' });

const field = (page: Page): Locator => palette(page).getByRole('combobox');

/** An element with focus on the page, which has been loaded. */
async function focusHeader(page: Page): Promise<Locator> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const button = page.getByRole('button', { name: 'Logout' });
  await button.focus();
  return button;
}

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
  await expect(palette(page).getByText(/^\d+ found$/)).toHaveRole('status');
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
