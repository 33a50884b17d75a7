import type { Locator, Page } from '@playwright/test';
import { passFrames } from './actions.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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
  let address = '';
  for (const share of [0.5, 1]) {
    await page.mouse.move(pressed.x - 160 * share, pressed.y + 50 * share, { steps: 8 });
    const isFollowing = async (): Promise<boolean> => {
      const corner = await middleOf(handle);
      // To 10 cm.
      return (
        Math.abs(corner.x - (x - 160 * share)) < 6 && Math.abs(corner.y - (y + 50 * share)) < 6
      );
    };
    await expect.poll(isFollowing).toBe(true);
    // The address takes each length once it rests, and moves neither the corner nor the page.
    await expect.poll(() => hash(page)).not.toBe(address);
    address = await hash(page);
    expect(await isFollowing()).toBe(true);
  }
  await page.mouse.up();
  expect(address).toContain('wall=');
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
  await passFrames(page);
  await expect(length(page)).toHaveValue(drawn);
  // What is drawn is in sight beside its last length.
  await page.getByRole('slider', { name: /^Depth/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^A wall of/ })).toBeInViewport({ ratio: 1 });
});
