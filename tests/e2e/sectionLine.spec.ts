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

/** Phones upright, with and without their bars, and in landscape; a tablet; laptops and desktops. */
const WINDOWS = [
  [375, 553],
  [390, 664],
  [390, 844],
  [360, 640],
  [412, 750],
  [820, 1_180],
  [844, 390],
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
        for (const fault of await page.evaluate(faultsOfWords, share === WORDS_REST))
          found.add(fault);
      }
      if (found.size > 0) faults[`${width} × ${height}`] = [...found].join(', ');
    }
    expect(faults).toEqual({});
  });

/** Runs in the page: what the words meet while they are seen; where they rest, all of them are in the window. */
function faultsOfWords(areAtRest: boolean): readonly string[] {
  const find = (selector: string): Element => {
    const element = document.querySelector(selector);
    if (element === null) throw new Error(`No ${selector}`);
    return element;
  };
  const isSeen = (element: Element): boolean => element.checkVisibility({ opacityProperty: true });
  const isPinned = getComputedStyle(find('.behind-words')).position === 'sticky';
  const room = find('.behind-room').getBoundingClientRect();
  // The water in the room's picture, of which the upright crop is the middle half; where the words are above it, all of it.
  const [start, end] = innerWidth / innerHeight > 0.8 ? [0.262, 0.7372] : [0.024, 0.9744];
  const pane = {
    left: room.left + start * room.width,
    right: room.left + end * room.width,
    top: room.top + 0.178 * room.height,
    bottom: room.top + 0.5025 * room.height,
  };
  const { left, right, top, bottom } = find('.behind-line').getBoundingClientRect();
  const middle = (left + right) / 2;
  const line = { left: middle, right: middle, top, bottom };
  const obstacles = Object.entries({
    pane: isPinned ? pane : room,
    ...(isSeen(find('.behind-line')) && { line }),
  });
  const header = find('.site-header').getBoundingClientRect().bottom;
  const bar = find('.project-bar');
  const floor = isSeen(bar) ? bar.getBoundingClientRect().top : innerHeight;

  return [...document.querySelectorAll('.behind-words :is(p, h2)')].flatMap((words, index) => {
    if (!isSeen(words)) return areAtRest ? ['words not seen'] : [];
    const name = ['eyebrow', 'heading', 'lead'][index] ?? '';
    const text = document.createRange();
    text.selectNodeContents(words);
    const boxes = [...text.getClientRects()].filter(({ width }) => width > 1);
    const lines = new Set(boxes.map((box) => Math.round(box.top))).size;
    const isCut = boxes.some((box) => box.top < header || box.bottom > floor);
    return [
      ...(name === 'heading' && lines !== 2 ? [`heading in ${lines} lines`] : []),
      ...(areAtRest && isPinned && isCut ? [`${name} cut`] : []),
      ...obstacles
        .filter(([, other]) =>
          boxes.some(
            (box) =>
              box.left <= other.right &&
              other.left <= box.right &&
              box.top < other.bottom &&
              other.top < box.bottom,
          ),
        )
        .map(([other]) => `${name} meets ${other}`),
    ];
  });
}
