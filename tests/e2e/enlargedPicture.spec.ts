import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const ANEMONE = 'An anemone in the return current.';
const DRAWING = 'Sightlines, drawn before the volume is fixed.';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const anemone = (page: Page) => page.locator('main figure', { hasText: ANEMONE }).getByRole('link');

test('a picture opens large from the keyboard, goes on to the next, and closes where it was', async ({
  open,
}) => {
  const page = await open('/#/portfolio/1');
  await anemone(page).focus();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(1_000);
  await page.keyboard.press('Enter');
  const picture = dialog(page, ANEMONE).locator('img');
  await expect(picture).toBeVisible();
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect(Math.max(width / 1_440, height / 900), 'as large as the window').toBeGreaterThan(0.9);
  await expectAccessible(page);

  await page.keyboard.press('ArrowRight');
  await expect(dialog(page, DRAWING)).toContainText('5,200');
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(dialog(page, ANEMONE)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(anemone(page)).toBeFocused();
  await expect(page).toHaveURL(/#\/portfolio\/1$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);

  await page.keyboard.press('Enter');
  await expect(dialog(page, ANEMONE)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page, DRAWING)).toBeVisible();
  await page.keyboard.press('Escape');
  const drawing = page.locator('main figure', { hasText: DRAWING }).getByRole('link');
  await expect(drawing, 'the picture seen last').toBeFocused();
});

test('Back closes a picture and stays on its page', async ({ open }) => {
  const page = await open('/#/portfolio/1', { viewport: { width: 390, height: 844 } });
  await anemone(page).click();
  await expect(dialog(page, ANEMONE)).toBeVisible();
  for (const button of await dialog(page, ANEMONE).getByRole('button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/#\/portfolio\/1$/);
  await expect(anemone(page)).toBeInViewport();
});

test('the left arrow goes on in Arabic', async ({ open }) => {
  const page = await open('/ar/#/ar/services');
  const links = page.locator('main figure a');
  await links.first().focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog').locator('img').first();
  await expect(large).toHaveAttribute(
    'alt',
    (await links.first().locator('img').getAttribute('alt')) ?? '',
  );
  await page.keyboard.press('ArrowLeft');
  await expect(large).toHaveAttribute(
    'alt',
    (await links.nth(1).locator('img').getAttribute('alt')) ?? '',
  );
});
