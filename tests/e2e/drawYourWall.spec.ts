import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './actions.ts';
import { expect, test } from './fixtures.ts';

const length = (page: Page): Locator => page.getByRole('slider', { name: /^Length/ });
const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Where the middle of an element is. */
async function middleOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('Nothing is drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The sheet, with its drawing below the header. */
async function showSheet(page: Page): Promise<void> {
  await expect(page.locator('.wall-handle')).toBeAttached();
  // They move what is below them.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.locator('.wall-frame').evaluate((frame) => {
    window.scrollBy({ top: frame.getBoundingClientRect().top - 90, behavior: 'instant' });
  });
  await expect.poll(async () => (await middleOf(page.locator('.wall-handle'))).y).toBeLessThan(400);
}

/** A finger that goes down, on its way, and up. */
async function drag(page: Page, from: { x: number; y: number }, across: number, down: number) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        share === undefined ? [] : [{ x: from.x + across * share, y: from.y + down * share }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 12; step += 1) await touch('touchMove', step / 12);
  await touch('touchEnd');
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('the corner of a wall follows the mouse, and the page stays where it is', async ({ open }) => {
  const page = await open('/');
  await showSheet(page);
  const handle = page.locator('.wall-handle');
  const pressed = await middleOf(handle);
  const before = await scrollTop(page);
  await page.mouse.move(pressed.x, pressed.y);
  await page.mouse.down();
  // The corner stays as far from the pointer as it was pressed.
  const { x, y } = await middleOf(handle);
  for (const share of [0.5, 1]) {
    await page.mouse.move(pressed.x - 160 * share, pressed.y + 50 * share, { steps: 8 });
    // Long enough for the address to take it, twice.
    await expect.poll(() => hash(page)).toContain('wall=');
    await page.waitForTimeout(400);
    const isFollowing = async (): Promise<boolean> => {
      const corner = await middleOf(handle);
      // To 10 cm.
      return (
        Math.abs(corner.x - (x - 160 * share)) < 6 && Math.abs(corner.y - (y + 50 * share)) < 6
      );
    };
    await expect.poll(isFollowing).toBe(true);
  }
  await page.mouse.up();
  await page.waitForTimeout(400);
  expect(await scrollTop(page)).toBe(before);
  await expect(length(page)).not.toHaveValue('6');
});

test('a finger pulls the corner, moves a length sideways, and scrolls the page from both upwards', async ({
  open,
}) => {
  const page = await open('/', PHONE);
  await showSheet(page);
  const before = await scrollTop(page);
  await drag(page, await middleOf(page.locator('.wall-handle')), -30, 35);
  await expect(length(page)).not.toHaveValue('6');
  const pulled = Number(await length(page).inputValue());
  expect(pulled).toBeGreaterThan(3.5);
  expect(pulled).toBeLessThan(5.5);
  expect(await scrollTop(page)).toBe(before);

  await drag(page, await middleOf(length(page)), 60, 4);
  // By as much as the finger goes, from where it was.
  await expect
    .poll(async () => Number(await length(page).inputValue()))
    .toBeGreaterThan(pulled + 1.2);
  const drawn = await length(page).inputValue();
  expect(Number(drawn)).toBeLessThan(pulled + 2.6);

  const { x, y } = await middleOf(length(page));
  await drag(page, { x: x + 120, y }, 3, -140);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 60);
  await page.touchscreen.tap(x + 120, (await middleOf(length(page))).y);
  await page.waitForTimeout(100);
  await expect(length(page)).toHaveValue(drawn);
  // What is drawn is in sight beside its last length.
  await page.getByRole('slider', { name: /^Depth/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^A wall of/ })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, '.wall-sheet');
});

test('a wall that is shared is shown, in the same tab as well, and sent with an enquiry', async ({
  open,
}) => {
  // Otherwise what is below fades in while its contrast is measured.
  const page = await open('/#/professionals?wall=3.0x1.2x0.9-koi', { reducedMotion: 'reduce' });
  await expect(page.getByRole('heading', { name: 'Draw your wall' })).toBeInViewport();
  await length(page).fill('5');
  await expect.poll(() => hash(page)).toContain('wall=5.0x1.2x0.9-koi');
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    location.hash = '#/professionals?wall=12.0x3.0x3.0-reef';
  });
  await expect(length(page)).toHaveValue('12');
  await expect(page.getByRole('heading', { name: 'Draw your wall' })).toBeInViewport();
  await expectAccessible(page, '.wall');

  await page.getByRole('link', { name: 'Send this sketch' }).click();
  const message = page.getByRole('textbox', { name: /^Message/ });
  await expect(message).toHaveValue(
    /^Reef: 12\.0.*\n.*#\/professionals\?wall=12\.0x3\.0x3\.0-reef/,
  );
  await message.press('ControlOrMeta+End');
  await message.pressSequentially('Between two rooms.');
  await page.goBack();
  await length(page).fill('11');
  await page.getByRole('link', { name: 'Send this sketch' }).click();
  await expect(message).toHaveValue(/^Reef: 11\.0.*\n.*\n\nBetween two rooms\.$/);
  await expectAccessible(page, 'main');
});
