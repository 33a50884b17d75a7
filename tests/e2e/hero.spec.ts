import type { Page } from '@playwright/test';
import { BRAND } from '../../src/company/brand.ts';
import { brightnessOf } from './brightness.ts';
import { expect, test, type Open } from './fixtures.ts';
import { holdRequests } from './networkFaults.ts';
import { isQuoteLit, openSite, quote } from './sitePage.ts';
import { clauses } from '../specification/clauses.ts';

const letters = (page: Page) => page.locator('#root h1 .letter');

/**
 * Opens home without the hero's timeout of two seconds, so that only the film can end the animation, and without that of the
 * first screen, after which words stand there whose fonts are late: on a busy machine, they are.
 */
async function openWithoutTimeout(
  open: Open,
  width: number,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Page> {
  const page = await open('about:blank', { viewport: { width, height: 844 } });
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((task: () => void, delay?: number) =>
      delay === 2_000 || delay === 700 ? 0 : start(task, delay)) as typeof setTimeout;
    // As if the first screen had not waited for a part of it.
    performance.mark = () => new PerformanceMark('');
  });
  await prepare(page);
  await page.goto('/');
  await expect(page.locator('#root h1')).toBeVisible();
  return page;
}

/** The color in which a letter begins to appear, also when it has appeared by now. */
function firstColor(letter: HTMLElement | SVGElement): string {
  letter.style.animationName = 'none';
  getComputedStyle(letter).getPropertyValue('animation-name');
  letter.style.animationName = '';
  const [animation] = letter.getAnimations();
  animation?.pause();
  if (animation) animation.currentTime = 0;
  const { color } = getComputedStyle(letter);
  animation?.play();
  return color;
}

test(
  'animates letters until the film can play, then shows plain text and lights the button',
  clauses('S2.11-1,2,3'),
  async ({ open }) => {
    const releases: (() => Promise<void>)[] = [];
    const page = await openWithoutTimeout(open, 1440, async (fresh) => {
      releases.push(await holdRequests(fresh, /hero-\d/));
    });
    const delays = await letters(page).evaluateAll((all) =>
      all.map((letter) => Number.parseFloat(getComputedStyle(letter).animationDelay) * 1_000),
    );
    expect(delays.length).toBeGreaterThan(20);
    expect(new Set(delays).size).toBeGreaterThan(delays.length / 2);
    // Less the time since the first screen began with them.
    expect(Math.max(...delays)).toBeLessThanOrEqual(1_500);

    // From nothing, and the button after them; the link is there all the same.
    expect(await letters(page).first().evaluate(firstColor)).toMatch(/, 0\)$/);
    await expect(quote(page)).toHaveCSS('opacity', '0');
    await quote(page).click({ trial: true });
    await quote(page).focus();
    await expect(quote(page)).toHaveCSS('opacity', '1');
    await quote(page).blur();

    // When the last letter has appeared, only the film can end the wait.
    await letters(page).evaluateAll((all) =>
      Promise.all(all.flatMap((letter) => letter.getAnimations()).map(({ finished }) => finished)),
    );
    expect(await letters(page).count()).toBe(delays.length);
    // Once it has faded out again after its focus.
    await expect(quote(page)).toHaveCSS('opacity', '0');

    for (const release of releases) await release();
    await expect(letters(page)).toHaveCount(0);
    const film = page.locator('video');
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Pause video' }).click();
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await expect.poll(() => isQuoteLit(page)).toBe(true);
    await quote(page).click();
    await expect(page).toHaveURL(/#\/contact$/);
  },
);

test(
  'ends the animation at once when the film was ready before the page listened',
  clauses('S2.11-3'),
  async ({ open }) => {
    const page = await openWithoutTimeout(open, 1440, async (fresh) => {
      await fresh.addInitScript(() => {
        const early = document.createElement('video');
        early.muted = true;
        early.src = '/media/hero-720.webm';
        // The event has fired; it must not fire again when the film stalls.
        early.addEventListener('canplay', (event) => event.stopImmediatePropagation(), true);
        const create = document.createElement.bind(document);
        document.createElement = (name: string, options?: ElementCreationOptions) =>
          name === 'video' ? early : create(name, options);
        // The route below delays the page's code until the film is ready, as a cached film can be.
        Object.assign(window, { early });
      });
      await fresh.route(/index-.*\.js$/, async (route) => {
        await fresh.waitForFunction(
          () => (window as unknown as { early: HTMLVideoElement }).early.readyState >= 3,
        );
        await route.continue();
      });
    });
    await expect(letters(page)).toHaveCount(0);
    await expect.poll(() => isQuoteLit(page)).toBe(true);
  },
);

test('plays the second source when the first fails', async ({ open, consoleErrors }) => {
  consoleErrors.expect(/hero-1080.*webm/);
  const page = await openSite(open, '/', {}, (fresh) =>
    fresh.route(/hero-1080.*webm/, (route) => route.abort()),
  );
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentSrc))
    .toContain('hero-1080.mp4');
  await expect(page.getByRole('button', { name: 'Pause video' })).toBeVisible();
});

test("the hero's controls are on the grid and within the first screen", async ({ open }) => {
  const page = await open('/');
  const pause = page.getByRole('button', { name: /^(Pause|Play) video$/ });
  const logo = page.getByRole('banner').getByRole('link', { name: BRAND.name, exact: true });
  // The footer's rules span the grid.
  const grid = page.getByRole('contentinfo').locator('> *').first();
  for (const [width, height] of [
    [844, 390],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(quote(page)).toBeInViewport({ ratio: 1 });
    await expect(pause).toBeInViewport({ ratio: 1 });
    const [start, first] = [await quote(page).boundingBox(), await logo.boundingBox()];
    expect(start?.x, `${width} px`).toBeCloseTo(first?.x ?? 0, 0);
    const end = await grid.evaluate(
      (element) =>
        element.getBoundingClientRect().right -
        Number.parseFloat(getComputedStyle(element).paddingRight),
    );
    const right = await pause.evaluate((element) => element.getBoundingClientRect().right);
    expect(right, `${width} px`).toBeCloseTo(end, 0);
  }
});

test('the water is light beside the words on a phone in landscape', async ({ open }) => {
  const page = await open('/', {
    viewport: { width: 844, height: 390 },
    reducedMotion: 'reduce',
  });
  await expect(page.locator('img[src*="hero-poster"]')).toHaveJSProperty('complete', true);
  const cells = await brightnessOf(page, await page.screenshot(), 8, 4);
  // The two columns at the end, below the header.
  const water = [14, 15, 22, 23].map((cell) => cells[cell] ?? 0);
  expect(Math.min(...water)).toBeGreaterThan(35);
});
