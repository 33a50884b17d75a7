import type { Page } from '@playwright/test';
import { timeAt } from '../../src/site/components/dayCycle/dayTime.ts';
import { passFrames } from './actions.ts';
import { expect, test } from './fixtures.ts';

const stage = (page: Page) => page.locator('.day-stage');
const dial = (page: Page) => page.getByRole('slider', { name: 'Time of day' });
const hint = (page: Page) => page.getByText('Turn the hours');

/** Scrolls the day to the lower edge of the header. */
async function goToDay(page: Page): Promise<void> {
  await expect(page.locator('#root h1')).toBeVisible();
  await stage(page).evaluate((element) => {
    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    window.scrollBy(0, element.getBoundingClientRect().top - header);
  });
}

/** The hour that the stage shows. */
const hourOf = (page: Page): Promise<number> =>
  stage(page).evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--hour')));

/** The time at which the dial stands, in minutes after midnight. */
const timeOf = async (page: Page): Promise<number> => timeAt(Number(await dial(page).inputValue()));

/** The middle of the dial, in the window. */
async function middleOf(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const box = await dial(page).boundingBox();
  if (box === null) throw new Error('No dial');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** While it is dragged, the sun does not lag behind the pointer. */
async function expectFollowing(page: Page): Promise<void> {
  await expect(stage(page)).toHaveAttribute('data-dragged');
  await expect(stage(page)).toHaveCSS('transition-duration', '0s');
  expect(await hourOf(page)).toBeCloseTo((await timeOf(page)) / 60, 3);
}

/** The sun is below the pointer, within a step of the dial. */
async function expectSunAt(page: Page, x: number): Promise<void> {
  const sun = await page.locator('.day-sun').boundingBox();
  if (sun === null) throw new Error('No sun');
  expect(Math.abs(sun.x + sun.width / 2 - x)).toBeLessThan(20);
}

/** The dial stays where it is, and invites nobody any more. */
async function expectTaken(page: Page): Promise<void> {
  await expect(hint(page)).toHaveCSS('opacity', '0');
  const value = await dial(page).inputValue();
  await passFrames(page);
  await expect(dial(page)).toHaveValue(value);
  expect(await hourOf(page)).toBeCloseTo((await timeOf(page)) / 60, 0);
}

test('the picture and the dial fit every window', async ({ open }) => {
  const page = await open('/#/portfolio/1', { reducedMotion: 'reduce' });
  for (const [width, height] of [
    [390, 844],
    [820, 1_180],
    [844, 390],
    [1_440, 600],
    [1_440, 900],
    [1_920, 1_080],
    [2_560, 1_440],
  ] as const) {
    const what = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await goToDay(page);
    const bar = page.getByRole('navigation', { name: 'Your project' });
    const hasBar = width < 1_024 && height > 512;
    if (hasBar) await expect(bar, what).toBeInViewport({ ratio: 1 });
    const end = hasBar ? ((await bar.boundingBox())?.y ?? 0) : height;
    for (const part of ['.day-lights', '.day-dial', '.day-captions']) {
      const box = await page.locator(part).boundingBox();
      if (box === null) throw new Error(`No ${part}`);
      expect(box.y, `${what}: ${part}`).toBeGreaterThan(50);
      expect(box.y + box.height, `${what}: ${part}`).toBeLessThanOrEqual(end + 1);
    }
    const picture = await page.locator('.day-lights').boundingBox();
    expect(picture?.height, what).toBeGreaterThan(height * 0.5);
  }
});

test('the dial turns from dawn to noon once, and says so', async ({ open }) => {
  const page = await open('/#/portfolio/1');
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Dawn, 07:00');
  await goToDay(page);
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Noon, 12:00');
  await expect(page.locator('.day-time')).toHaveText('12:00');
  await expect(hint(page)).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo(0, 0));
  await goToDay(page);
  await passFrames(page);
  expect(await hourOf(page)).toBe(12);

  await dial(page).focus();
  for (const [key, time] of [
    ['ArrowLeft', '11:50'],
    ['ArrowRight', '12:00'],
    ['ArrowRight', '12:10'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dial(page)).toHaveAttribute('aria-valuetext', `Noon, ${time}`);
  }
});

test('a mouse takes the dial while it turns, from either side, or by a click', async ({ open }) => {
  const page = await open('/#/portfolio/1');
  for (const dir of ['ltr', 'rtl'] as const) {
    await page.reload();
    await page.evaluate((direction) => {
      document.documentElement.dir = direction;
    }, dir);
    await goToDay(page);
    await expect.poll(() => hourOf(page)).toBeGreaterThan(7.5);
    const { x, y } = await middleOf(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 300, y, { steps: 5 });
    await expectFollowing(page);
    await expectSunAt(page, x + 300);
    if (dir === 'ltr') expect(await timeOf(page)).toBeGreaterThan(960);
    else expect(await timeOf(page)).toBeLessThan(600);
    await page.mouse.move(x, y);
    await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Noon, 12:00');
    await page.mouse.up();
    await expect(stage(page)).not.toHaveAttribute('data-dragged');
    await expectTaken(page);
  }
  await page.reload();
  await goToDay(page);
  const { x, y } = await middleOf(page);
  await page.mouse.click(x + 300, y);
  await expect(stage(page)).not.toHaveAttribute('data-dragged');
  await expect(stage(page)).toHaveCSS('transition-duration', '0.25s');
  await expectTaken(page);
});

test('a key takes the dial while it turns', async ({ open }) => {
  const page = await open('/#/portfolio/1');
  await goToDay(page);
  await expect.poll(() => hourOf(page)).toBeGreaterThan(7.5);
  await dial(page).focus();
  await expectTaken(page);
  for (const [key, text] of [
    ['End', 'Moonlight, 24:00'],
    ['ArrowLeft', 'Moonlight, 23:50'],
    ['Home', 'Dawn, 06:00'],
    ['ArrowRight', 'Dawn, 06:10'],
    ['ArrowLeft', 'Dawn, 06:00'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dial(page)).toHaveAttribute('aria-valuetext', text);
  }
});

test('a finger takes the dial while it turns', async ({ open }) => {
  const page = await open('/#/portfolio/1', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await goToDay(page);
  await expect.poll(() => hourOf(page)).toBeGreaterThan(7.5);
  const { x, y } = await middleOf(page);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', across?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: across === undefined ? [] : [{ x: x + across, y }],
    });
  await touch('touchStart', 0);
  for (const across of [20, 50, 80, 110]) await touch('touchMove', across);
  await expectFollowing(page);
  await touch('touchEnd');
  await expect(stage(page)).not.toHaveAttribute('data-dragged');
  expect(await timeOf(page)).toBeGreaterThan(1_100);
  await expectTaken(page);
});

test('nothing turns by itself for visitors who prefer reduced motion', async ({ open }) => {
  const page = await open('/#/portfolio/1', { reducedMotion: 'reduce' });
  await goToDay(page);
  await expect(hint(page)).toBeVisible();
  await expect(page.locator('.day-lights img').first()).toHaveJSProperty('complete', true);
  await passFrames(page);
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Dawn, 07:00');
  expect(await hourOf(page)).toBe(7);
});
