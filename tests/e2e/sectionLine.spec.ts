import type { Page } from '@playwright/test';
import { passFrames } from './actions.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The line's position, 0 to 1. */
const cutOf = (page: Page): Promise<number> =>
  page
    .locator('.behind-stage')
    .evaluate((stage) => Number(getComputedStyle(stage).getPropertyValue('--cut')));

/** The share of the way through the opening at which the line begins to move. */
const LINE_BEGINS = 0.64;

/** Scrolls to a share of the way through the opening, in which the stage stays in the window. */
const scrollTo = (page: Page, share: number): Promise<void> =>
  page.locator('.hero').evaluate((hero, part) => {
    const { top, height } = hero.getBoundingClientRect();
    window.scrollTo({ top: scrollY + top + part * (height - innerHeight), behavior: 'instant' });
  }, share);

/** Scrolls to a share of the way of the line. */
const scrollAlong = (page: Page, share: number): Promise<void> =>
  scrollTo(page, LINE_BEGINS + share * (1 - LINE_BEGINS));

test('scrolling moves the line on from where the visitor has dragged it, to its end', async ({
  open,
}) => {
  const page = await open('/');
  await expect(page.locator('.behind-stage')).toBeAttached();
  await scrollAlong(page, 0.5);
  await expect.poll(() => cutOf(page)).toBeCloseTo(0.5, 1);

  await page.mouse.move(720, 500);
  await page.mouse.down();
  await page.mouse.move(288, 500, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => cutOf(page)).toBeCloseTo(0.2, 2);

  await page.mouse.wheel(0, 4);
  await expect.poll(() => cutOf(page)).toBeGreaterThan(0.2);
  expect(await cutOf(page)).toBeLessThan(0.22);
  await scrollAlong(page, 1);
  await expect.poll(() => cutOf(page)).toBeGreaterThan(0.999);
  // The grip stays in the window, and draws the line back.
  await page.mouse.move(1_408, 850);
  await page.mouse.down();
  await page.mouse.move(1_120, 850, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => cutOf(page)).toBeCloseTo(0.8, 2);
  await scrollAlong(page, 0);
  await expect.poll(() => cutOf(page)).toBeLessThan(0.1);
});

test('a finger on the pictures draws the line sideways, and scrolls the page upwards', async ({
  open,
}) => {
  const page = await open('/', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await expect(page.locator('.behind-stage')).toBeAttached();
  await scrollAlong(page, 0.5);
  await expect.poll(() => cutOf(page)).toBeCloseTo(0.5, 1);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y = 300) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });

  const before = await page.evaluate(() => scrollY);
  await touch('touchStart', 40);
  for (const x of [60, 80, 100, 120]) await touch('touchMove', x);
  await touch('touchEnd');
  // By as much as the finger has moved.
  await expect.poll(() => cutOf(page)).toBeCloseTo(0.5 + 80 / 390, 1);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // Nor does a swipe on a touchpad go through the history.
  await expect(page.locator('.behind-pin')).toHaveCSS('overscroll-behavior-x', 'contain');

  await touch('touchStart', 40, 500);
  for (const y of [480, 440, 400, 360]) await touch('touchMove', 42, y);
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
});

test('the room closes around the film, which ends in the pane of the room', async ({ open }) => {
  const page = await open('/');
  await expect(page.locator('.behind-stage')).toBeAttached();
  for (const [width, height] of [
    [390, 844],
    [1_440, 900],
    [1_720, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const share of [0, 0.4, 0.55]) {
      await scrollTo(page, share);
      await passFrames(page, 2);
      const { film, room } = await page.evaluate(() => {
        const [filmBox, roomBox] = ['.hero-backdrop', '.behind-room'].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        return { film: filmBox?.toJSON() as DOMRect, room: roomBox?.toJSON() as DOMRect };
      });
      // The water in the room's picture; the upright crop is its middle half.
      const [start, end] = width / height > 0.8 ? [0.262, 0.7372] : [0.024, 0.9744];
      const pane = {
        left: room.left + start * room.width,
        right: room.left + end * room.width,
        top: room.top + 0.178 * room.height,
        bottom: room.top + 0.5025 * room.height,
      };
      const at = `${share} at ${width} × ${height}`;
      expect(film.left, at).toBeLessThanOrEqual(Math.max(0, pane.left) + 0.5);
      expect(film.right, at).toBeGreaterThanOrEqual(Math.min(width, pane.right) - 0.5);
      expect(film.top, at).toBeLessThanOrEqual(Math.max(0, pane.top) + 0.5);
      expect(film.bottom, at).toBeGreaterThanOrEqual(Math.min(height, pane.bottom) - 0.5);
      if (share > 0) continue;
      // At first nothing of the room is seen, and the film is the window's.
      expect(pane.top, at).toBeLessThanOrEqual(0.5);
      expect(pane.bottom, at).toBeGreaterThanOrEqual(height - 0.5);
      expect(film, at).toMatchObject({ left: 0, top: 0, width, height });
    }
    // In the end it is the room below the header, with all of its height that the stage has.
    expect((await page.locator('.behind-room').boundingBox())?.width).toBeCloseTo(
      await page
        .locator('.behind-stage')
        .evaluate(
          ({ clientWidth, clientHeight }, shape) => Math.max(clientWidth, clientHeight * shape),
          width / height > 0.8 ? 1.6 : 0.8,
        ),
      0,
    );
  }
});

test('a figure of the section is seen, dot and all, once the line has passed all of it', async ({
  open,
}) => {
  for (const address of ['/', '/ar/#/ar/']) {
    const page = await open(address, { viewport: { width: 390, height: 664 } });
    await expect(page.locator('.behind-stage')).toBeAttached();
    for (const share of [0.3, 0.6, 1]) {
      await scrollAlong(page, share);
      await expect.poll(() => cutOf(page)).toBeCloseTo(share, 1);
      await page.evaluate(() =>
        Promise.all(
          document
            .getAnimations()
            .filter((one) => one instanceof CSSTransition)
            .map(({ finished }) => finished),
        ),
      );
      const words = page.locator('.behind-callout').filter({ visible: true });
      const labels = await words.evaluateAll((all) => {
        const line = document.querySelector('.behind-line')?.getBoundingClientRect();
        const cut = line === undefined ? 0 : line.x + line.width / 2;
        return all.map((label) => {
          const { left, right } = label.getBoundingClientRect();
          return {
            text: label.textContent,
            isSeen: label.checkVisibility({ opacityProperty: true }),
            isPassed: document.dir === 'rtl' ? left >= cut - 0.5 : right <= cut + 0.5,
          };
        });
      });
      expect(labels).toHaveLength(3);
      expect(labels.filter(({ isSeen, isPassed }) => isSeen && !isPassed)).toEqual([]);
      if (share === 1) expect(labels.filter(({ isSeen }) => !isSeen)).toEqual([]);
    }
  }
});

/** Phones upright, with and without their bars, and in landscape; a small window; a tablet; laptops and desktops. */
const WINDOWS = [
  [320, 568],
  [375, 553],
  [390, 664],
  [390, 844],
  [360, 640],
  [412, 750],
  [820, 1_180],
  [844, 390],
  [667, 545],
  [1_280, 580],
  [1_366, 650],
  [1_440, 780],
  [1_440, 900],
  [1_920, 1_080],
] as const;

/** The share of the way at which the words are where they are read. */
const WORDS_REST = 0.55;

for (const [language, address] of [
  ['English', '/'],
  ['Arabic', '/ar/#/ar/'],
] as const)
  test(`the words of the opening meet neither pane nor line in any window, in ${language}`, async ({
    open,
  }) => {
    const page = await open(address);
    await expect(page.locator('.behind-stage')).toBeAttached();
    const faults: Record<string, string> = {};
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const found = new Set<string>();
      for (const share of [0.42, 0.5, WORDS_REST, 0.6, 0.65, 0.7, 0.85, 1]) {
        await scrollTo(page, share);
        await passFrames(page, 2);
        for (const fault of await faultsOfWords(page, share === WORDS_REST)) found.add(fault);
      }
      if (found.size > 0) faults[`${width} × ${height}`] = [...found].join(', ');
    }
    expect(faults).toEqual({});
  });

type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

const meet = (one: Box, other: Box): boolean =>
  one.left <= other.right &&
  other.left <= one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** What the words meet while they are seen; where they rest, all of them are in the window. */
async function faultsOfWords(page: Page, areAtRest: boolean): Promise<readonly string[]> {
  const boxOf = (selector: string) => page.locator(selector).evaluate(boxInWindow);
  const [header, bar, line, room] = [
    await boxOf('.site-header'),
    await boxOf('.project-bar'),
    await boxOf('.behind-line'),
    await boxOf('.behind-room'),
  ];
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // The water in the room's picture, of which the upright crop is the middle half.
  const [start, end] = width / height > 0.8 ? [0.262, 0.7372] : [0.024, 0.9744];
  const pane = {
    left: room.left + start * (room.right - room.left),
    right: room.left + end * (room.right - room.left),
    top: room.top + 0.178 * (room.bottom - room.top),
    bottom: room.top + 0.5025 * (room.bottom - room.top),
  };
  const middle = (line.left + line.right) / 2;
  const isPinned = height >= 544;
  const faults: string[] = [];
  for (const [index, name] of ['eyebrow', 'heading', 'lead'].entries()) {
    const words = page.locator('.behind-words :is(p, h2)').nth(index);
    if (!(await words.evaluate(boxInWindow)).isSeen) {
      if (areAtRest) faults.push(`${name} not seen`);
      continue;
    }
    const lines = await words.evaluate(linesOf);
    if (index === 1 && lines.length !== 2) faults.push(`heading in ${lines.length} lines`);
    // Above the pictures, where the words are not over them.
    if (lines.some((one) => meet(one, isPinned ? pane : room))) faults.push(`${name} meets pane`);
    if (line.isSeen && lines.some((one) => meet(one, { ...line, left: middle, right: middle })))
      faults.push(`${name} meets line`);
    const floor = bar.isSeen ? bar.top : height;
    if (
      areAtRest &&
      isPinned &&
      lines.some(({ top, bottom }) => top < header.bottom || bottom > floor)
    )
      faults.push(`${name} cut`);
  }
  return faults;
}

/** Runs in the page. */
function boxInWindow(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top, bottom, isSeen: element.checkVisibility({ opacityProperty: true }) };
}

/** Runs in the page: the boxes of the lines of a text. */
function linesOf(element: Element): readonly Box[] {
  const text = document.createRange();
  text.selectNodeContents(element);
  return [...text.getClientRects()]
    .filter(({ width }) => width > 1)
    .map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
}
