import type { Locator, Page } from '@playwright/test';
import { BRAND } from '../../src/company/brand.ts';
import { expect, test, type Open } from './fixtures.ts';
import { DEMO_ACCOUNT } from '../../tools/backend/start/demoAccount.ts';
import { expectDashboard, passFrames, tabTo } from './actions.ts';
import { holdRequests } from './networkFaults.ts';
import { brightnessOf } from './brightness.ts';
import { PAGES } from './publicRoutes.ts';
import { goToPage, quote } from './sitePage.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const WORDS = [
  BRAND.name,
  'Aquatic ecosystems, Dubai',
  'Architecture for living water',
  /^We design, build and maintain/,
] as const;

/** Pages that are compared in a wide window, too. */
const WIDE = new Set(['/', '/services', '/portfolio/1', '/contact']);

const reef = (page: Page) => page.locator('img[src*="hero-poster"]');

/** A page whose scripts never arrive, so that it keeps its first screen. */
async function openWithoutScripts(
  open: Open,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const page = await open('about:blank', { viewport, reducedMotion: 'reduce' });
  await page.route(/\.js$/, (route) => route.abort());
  return page;
}

async function arrive(page: Page, hash: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/${hash}`, { waitUntil: 'commit' });
  await expect(
    page.locator('#first-screen :is(header, form) >> visible=true').first(),
  ).toBeVisible();
}

test('home looks the same before and after the app renders', async ({ open, consoleErrors }) => {
  consoleErrors.allow(/\.js\)?$/);
  const before = await openWithoutScripts(open);
  const after = await open('about:blank', { reducedMotion: 'reduce' });
  await arrive(before, '');
  await after.goto('/');
  await expect(after.locator('#root h1')).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    for (const page of [before, after]) await page.setViewportSize({ width, height });
    for (const page of [before, after]) await expectPosterLoaded(page);
    for (const words of WORDS) {
      const [first, then] = await Promise.all([boxOf(before, words), boxOf(after, words)]);
      const name = `${String(words)} at ${width} px`;
      expect(Math.abs(first.x - then.x), `${name}: x`).toBeLessThanOrEqual(1);
      expect(Math.abs(first.y - then.y), `${name}: y`).toBeLessThanOrEqual(1);
    }
    const [first, then] = [await brightnessBelowHeader(before), await brightnessBelowHeader(after)];
    for (const [cell, value] of first.entries()) {
      expect(Math.abs(value - (then[cell] ?? 0)), `cell ${cell} at ${width} px`).toBeLessThan(6);
    }
  }
});

test('every page has its header and its words from the first screen on, in their places', async ({
  open,
  consoleErrors,
}) => {
  consoleErrors.allow(/\.(js|css|woff2)\)?$/);
  const before = await openWithoutScripts(open);
  const after = await open('/', { reducedMotion: 'reduce' });
  for (const [path] of PAGES) {
    await arrive(before, `#${path}`);
    await expect(reef(before).filter({ visible: true }), path).toHaveCount(path === '/' ? 1 : 0);
    await before.evaluate(() => document.fonts.ready);
    await goToPage(after, path);
    const sizes = [
      [390, 844],
      [1440, 900],
    ] as const;
    // All heads are laid out alike, with a picture beside them or without.
    for (const [width, height] of WIDE.has(path) ? sizes : sizes.slice(0, 1)) {
      for (const page of [before, after]) await page.setViewportSize({ width, height });
      for (const part of ['h1', 'h1 + p, .page-lead', 'header a >> nth=0']) {
        const [first, then] = [before, after].map((page) =>
          page.locator(part).filter({ visible: true }).first(),
        );
        const name = `${path}: ${part} at ${width} px`;
        await expect(first as Locator, name).toHaveText(
          (await (then as Locator).textContent()) ?? '',
        );
        const [a, b] = [await first?.boundingBox(), await then?.boundingBox()];
        expect(Math.abs((a?.x ?? 0) - (b?.x ?? 0)), `${name}: x`).toBeLessThanOrEqual(1);
        expect(Math.abs((a?.y ?? 0) - (b?.y ?? 0)), `${name}: y`).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('the form of the login page is there before the app, which goes on with what is typed into it', async ({
  open,
}) => {
  const page = await open('about:blank');
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const release = await holdRequests(page, /\/assets\/index-.*\.js$/);
    await page.goto('about:blank');
    await page.goto('/#/login', { waitUntil: 'commit' });
    const first = page.locator('#first-screen');
    await first.getByLabel('Email').fill('layla@staff.example');
    await first.getByLabel('Password').pressSequentially('reef-');
    await expect(first.getByRole('button', { name: 'Sign In', exact: true })).toBeDisabled();
    await page.evaluate(() => document.fonts.ready);
    const parts = ['h1', 'input >> nth=0', 'input >> nth=1', '[type=submit]', 'form + p + button'];
    const before = await Promise.all(parts.map((part) => first.locator(part).boundingBox()));

    await release();
    const app = page.locator('#root');
    await expect(app.getByLabel('Email')).toHaveValue('layla@staff.example');
    await expect(app.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('lounge');
    await expect(app.getByLabel('Password', { exact: true })).toHaveValue('reef-lounge');
    await page.evaluate(() => document.fonts.ready);
    for (const [index, part] of parts.entries()) {
      const [a, b] = [before[index], await app.locator(part).boundingBox()];
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((a?.[side] ?? 0) - (b?.[side] ?? 0)), `${part}: ${side}`).toBeLessThan(2);
    }
  }
});

test('Enter in the form of the login page signs in as soon as the app is there', async ({
  open,
}) => {
  const page = await open('about:blank');
  const release = await holdRequests(page, /\/assets\/index-.*\.js$/);
  await page.goto('/#/login', { waitUntil: 'commit' });
  const first = page.locator('#first-screen');
  await first.getByLabel('Email').fill(DEMO_ACCOUNT.email);
  await first.getByLabel('Password').fill(DEMO_ACCOUNT.password);
  await page.keyboard.press('Enter');
  await release();
  await expectDashboard(page);
});

test('words whose font comes late stand there', async ({ open, consoleErrors }) => {
  consoleErrors.allow(/\.(js|css|woff2)\)?$/);
  const page = await open('about:blank');
  await page.addInitScript(recordColorsOfTitle);
  await page.route(/\.(js|woff2)$/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  const title = page.locator('#first-screen h1');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { colors: unknown }).colors))
    .toEqual([expect.stringMatching(/, 0\)$/), 'rgba(246, 242, 234, 0.55)']);
  await expect(quote(page)).toHaveCSS('opacity', '1');
  await expect(title).toHaveCSS('color', 'rgb(246, 242, 234)');
});

test('the letters that the first screen has animated do not appear again', async ({ open }) => {
  const page = await open('about:blank', { viewport: { width: 390, height: 844 } });
  await page.addInitScript(recordLetters);
  const release = await holdRequests(page, /index-.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  const letters = page.locator('#first-screen .letter');
  await expect(letters.first()).toBeVisible();
  await letters.evaluateAll((all) =>
    Promise.all(all.flatMap((letter) => letter.getAnimations()).map(({ finished }) => finished)),
  );
  await release();
  await expect(page.locator('#root h1')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { letters: number }).letters)).toBe(0);
});

test('the header shows no link to an account before it is known who is signed in', async ({
  open,
  consoleErrors,
}) => {
  consoleErrors.allow(/\.(js|css|woff2)\)?$/);
  const page = await openWithoutScripts(open);
  await arrive(page, '#/about');
  await expect(page.getByRole('link', { name: 'Staff login' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('last-user', '{"uid":"1"}'));
  await arrive(page, '#/services');
  await expect(page.getByRole('link', { name: 'Staff login' })).toBeHidden();
});

test('the picture below a head without one is requested before the app runs', async ({
  open,
  consoleErrors,
}) => {
  consoleErrors.allow(/\.(js|css|woff2)\)?$/);
  const viewport = { width: 390, height: 844 };
  const waiting = await openWithoutScripts(open, viewport);
  for (const path of ['/services', '/portfolio']) {
    const requested = waiting.waitForRequest(/\/media\/.*\.avif$/);
    await arrive(waiting, `#${path}`);
    const { pathname } = new URL((await requested).url());
    const page = await open(`/#${path}`, { viewport, reducedMotion: 'reduce' });
    const shown = page.locator('#root main img').first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname))
      .toBe(pathname);
  }
});

test('a link under the pointer requests the first picture of its page', async ({ open }) => {
  const page = await open('/#/services');
  const requested = page.waitForRequest(/\/media\/studio-\d+\.avif$/);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).hover();
  const { pathname } = new URL((await requested).url());
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect
    .poll(() =>
      page
        .locator('#root main img')
        .first()
        .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname),
    )
    .toBe(pathname);
});

test('no frame of another page shows the poster', async ({ open }) => {
  const page = await open('about:blank', { viewport: { width: 390, height: 844 } });
  await page.addInitScript(recordReef);
  const framesWithReef = async (hash: string): Promise<number> => {
    await page.goto('about:blank');
    const release = await holdRequests(page, /index-.*\.js$/);
    await page.goto(`/${hash}`, { waitUntil: 'commit' });
    await passFrames(page);
    await release();
    await expect(page.locator('#root h1')).toBeVisible();
    return page.evaluate(() => (window as unknown as { reef: { frames: number } }).reef.frames);
  };
  expect(await framesWithReef('#/contact')).toBe(0);
  expect(await framesWithReef('#/login')).toBe(0);
  // The counter finds the poster on home.
  expect(await framesWithReef('')).toBeGreaterThan(0);
});

test('the first Tab on a deep link focuses the start of the page', async ({ open }) => {
  const page = await open('/#/services');
  await expect(page.locator('#root h1')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, 'Our Capabilities');
});

async function expectPosterLoaded(page: Page): Promise<void> {
  await expect
    .poll(() =>
      reef(page)
        .filter({ visible: true })
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true);
}

/** The position of a visible text in the window. */
async function boxOf(page: Page, words: string | RegExp) {
  return page
    .getByText(words)
    .filter({ visible: true })
    .first()
    .evaluate((element) => {
      const text = document.createRange();
      text.selectNode(element.lastChild ?? element);
      const { x, y } = text.getBoundingClientRect();
      return { x, y };
    });
}

/** The brightness of the window below the header, on a coarse grid. */
async function brightnessBelowHeader(page: Page): Promise<readonly number[]> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const clip = { x: 0, y: 76, width, height: height - 76 };
  return brightnessOf(page, await page.screenshot({ clip }), 8, 8);
}

/** Runs in the page before its own code: counts the letters that the app animates. */
function recordLetters(): void {
  Object.assign(window, { letters: 0 });
  const frame = (): void => {
    const count = document.querySelectorAll('#root .letter').length;
    Object.assign(window, {
      letters: Math.max(count, (window as unknown as { letters: number }).letters),
    });
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Runs in the page before its own code: counts the frames in which the first screen shows the poster. */
function recordReef(): void {
  const counter = { frames: 0 };
  Object.assign(window, { reef: counter });
  const frame = (): void => {
    const hero = document.querySelector('#first-screen .hero');
    if (hero?.checkVisibility()) counter.frames += 1;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Runs in the page before its own code: notes the color of the title before and after what happens when its font is late. */
function recordColorsOfTitle(): void {
  const colors: (string | undefined)[] = [];
  Object.assign(window, { colors });
  const note = (): void => {
    const title = document.querySelector('#first-screen h1');
    colors.push(title ? getComputedStyle(title).color : undefined);
  };
  const start = window.setTimeout.bind(window);
  function startNoting(task: () => void, delay?: number): number {
    if (delay !== 700) return start(task, delay);
    return start(() => {
      note();
      task();
      note();
    }, delay);
  }
  Object.assign(window, { setTimeout: startNoting });
}
