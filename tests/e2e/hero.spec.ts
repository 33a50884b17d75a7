import type { Page } from '@playwright/test';
import { expect, test, type Open } from './fixtures.ts';
import { holdRequests } from './networkFaults.ts';
import { isQuoteLit, openSite, quote } from './sitePage.ts';
import { clauses } from '../specification/clauses.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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
  clauses('S2.3-1 S2.11-1,2,3'),
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
    // That of the size of this window.
    expect(
      await film.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight]),
    ).toEqual([1920, 1080]);
    await page.getByRole('button', { name: 'Pause video' }).click();
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await expect.poll(() => isQuoteLit(page)).toBe(true);
    await quote(page).click();
    await expect(page).toHaveURL(/#\/contact$/);
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
