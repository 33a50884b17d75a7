import type { Page } from '@playwright/test';
import { timeAt } from '../../src/site/components/dayCycle/dayTime.ts';
import { passFrames } from './actions.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const stage = (page: Page) => page.locator('.day-stage');
const dial = (page: Page) => page.getByRole('slider', { name: 'Time of day' });
const hint = (page: Page) => page.getByText('Turn the hours');

/** Scrolls the day to the lower edge of the header, and then by a share of the way that it stays there. */
async function goToDay(page: Page, share = 0): Promise<void> {
  await expect(page.locator('#root h1')).toBeVisible();
  await page.locator('.day-track').evaluate((track, part) => {
    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    const { top, height } = track.getBoundingClientRect();
    const way = height - (track.firstElementChild?.getBoundingClientRect().height ?? 0);
    window.scrollBy({ top: top - header + part * way, behavior: 'instant' });
  }, share);
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

/** The caption that is seen. */
const caption = (page: Page): Promise<string> =>
  page.locator('.day-captions li').evaluateAll((captions) =>
    captions
      .filter((one) => getComputedStyle(one).opacity === '1')
      .map((one) => one.querySelector('h3')?.textContent)
      .join(),
  );

/** The time above the caption, whose figures the stylesheet counts. */
async function clockOf(page: Page): Promise<string> {
  await page.locator('.day-arc').evaluate((arc) => arc.removeAttribute('aria-hidden'));
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const texts = nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => String(name?.value));
  return /\d\d:\d\d/.exec(texts.join(''))?.[0] ?? '';
}

test('the picture and the dial fit every window', async ({ open }) => {
  const page = await open('/#/portfolio/1');
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1_440, 900],
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

test('scrolling turns the day from its first light to the moon, and back', async ({ open }) => {
  const page = await open('/#/portfolio/1');
  await goToDay(page);
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Dawn, 06:00');
  await expect.poll(() => caption(page)).toBe('Dawn');
  await expect(hint(page)).toHaveCSS('opacity', '1');
  await goToDay(page, 0.45);
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Noon, 12:00');
  await expect.poll(() => caption(page)).toBe('Noon');
  await expect(hint(page)).toHaveCSS('opacity', '0');
  expect(await clockOf(page)).toBe('12:00');
  await goToDay(page, 0.97);
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Moonlight, 24:00');
  await expect.poll(() => caption(page)).toBe('Moonlight');
  await expect(page.getByText('And no sound.')).toBeInViewport();
  expect(await clockOf(page)).toBe('24:00');
  await goToDay(page);
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Dawn, 06:00');
});

test('a mouse takes the dial, by a drag or a click, and scrolling goes on', async ({ open }) => {
  const page = await open('/#/portfolio/1');
  await goToDay(page, 0.2);
  await expect.poll(() => hourOf(page)).toBeCloseTo(8.7, 0);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 300, y, { steps: 5 });
  await expectFollowing(page);
  await expectSunAt(page, x + 300);
  expect(await timeOf(page)).toBeGreaterThan(960);
  await page.mouse.move(x, y);
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Noon, 12:00');
  await page.mouse.up();
  await expect(stage(page)).not.toHaveAttribute('data-dragged');
  await expect(hint(page)).toHaveCSS('opacity', '0');
  expect(await hourOf(page)).toBeCloseTo(12, 1);

  await page.mouse.wheel(0, 20);
  await expect.poll(() => hourOf(page)).toBeGreaterThan(12);
  expect(await hourOf(page)).toBeLessThan(13);
  await goToDay(page, 1);
  await expect.poll(() => hourOf(page)).toBe(24);
  await goToDay(page);
  await expect.poll(() => hourOf(page)).toBeCloseTo(6, 1);
  const again = await middleOf(page);
  await page.mouse.click(again.x + 300, again.y);
  await expect(stage(page)).not.toHaveAttribute('data-dragged');
  await expect(stage(page)).toHaveCSS('transition-duration', '0.25s');
});

test('a finger takes the dial', async ({ open }) => {
  const page = await open('/#/portfolio/1', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await goToDay(page, 0.45);
  await expect.poll(() => hourOf(page)).toBeCloseTo(12, 0);
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
});

test('only hands and keys turn the day for visitors who prefer reduced motion', async ({
  open,
}) => {
  const page = await open('/#/portfolio/1', { reducedMotion: 'reduce' });
  await goToDay(page);
  await expect(hint(page)).toBeVisible();
  await page.mouse.wheel(0, 200);
  await passFrames(page);
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Dusk, 18:30');
  expect(await hourOf(page)).toBeCloseTo(18.5, 3);
  await dial(page).press('End');
  expect(await hourOf(page)).toBe(24);
  await expect.poll(() => caption(page)).toBe('Moonlight');
});
