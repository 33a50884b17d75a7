import type { BrowserContextOptions, Page, Route } from '@playwright/test';
import { BRAND } from '../../src/lib/brand.ts';
import { expect, test, type Fixtures } from './fixtures.ts';
import { expectAccessible, tabTo } from './actions.ts';
import type { Product } from './product.ts';
import { PAGES } from './publicRoutes.ts';

type Path = (typeof PAGES)[number][0];

let product: Product;

test.beforeAll(({ preview }) => {
  product = preview;
});

/** Opens a public page in a browser of its own, after an optional preparation. */
async function arrive(
  open: Fixtures['open'],
  path: Path,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Page> {
  const page = await open('about:blank', options);
  await prepare(page);
  await go(page, path);
  return page;
}

/** Opens a page and waits until it is the only one rendered. */
async function go(page: Page, path: Path): Promise<void> {
  await page.goto(`${product.address}/#${path}`);
  await expectPage(page, path);
}

async function expectPage(page: Page, path: Path): Promise<void> {
  await expect(page).toHaveTitle(new Map(PAGES).get(path) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#first-screen')).toBeHidden();
}

/** Nothing is wider than the window, whether clipped or not. */
async function expectFit(page: Page, path: Path): Promise<void> {
  const { content, room } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(content, `${path} at ${room} px`).toBeLessThanOrEqual(room);
}

const opacityOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    let opacity = 1;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  });

const top = (page: Page) => page.evaluate(() => window.scrollY);

const quote = (page: Page) => page.getByRole('link', { name: 'Request a Free Quote' });

for (const [width, colorScheme, pages] of [
  [390, 'light', PAGES],
  [1440, 'light', PAGES],
  // The site looks the same in the dark theme; these pages have every kind of control.
  [1440, 'dark', PAGES.filter(([path]) => /^\/(portfolio|contact|about)?$/.test(path))],
] as const) {
  test(`every public page is accessible and fits: ${width} px, ${colorScheme}`, async ({
    open,
  }) => {
    const page = await arrive(open, '/', {
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    for (const [path] of pages) {
      await go(page, path);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
      await expectFit(page, path);
      await expectAccessible(page);
    }
  });
}

test('every public page fits every window, and each section can be revealed', async ({ open }) => {
  const page = await arrive(open, '/');
  for (const [width, height] of [
    // 1280 by 1024 pixels at 400 % zoom.
    [320, 256],
    [1024, 768],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [path] of PAGES) {
      await go(page, path);
      await expectFit(page, path);
      const tallest = await page.evaluate(() =>
        Math.max(
          0,
          ...[...document.querySelectorAll('[data-reveal]')].map(
            (part) => part.getBoundingClientRect().height,
          ),
        ),
      );
      // A taller section could never have a tenth of itself in view.
      expect(tallest, `${path} at ${width} px`).toBeLessThan(10 * height);
    }
  }
});

test('a visitor can use the site by keyboard only [S2.2-8 S4-23]', async ({ open }) => {
  const page = await arrive(open, '/', {
    viewport: { width: 390, height: 844 },
  });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(page.url()).toBe(`${product.address}/#/`);

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'About');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Portfolio');
  await page.keyboard.press('Enter');
  await expectPage(page, '/portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();

  await tabTo(page, 'Marine Aquariums');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText('2 projects shown');
  await expect(page.getByRole('button', { name: 'Marine Aquariums' })).toBeFocused();
  await tabTo(page, /^View Details/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Laminar flow that carries the animals')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Laminar flow that carries the animals')).toBeHidden();
  await tabTo(page, 'View Case Study', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectPage(page, '/portfolio/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'Start Your Project');
  await page.keyboard.press('Enter');
  await expectPage(page, '/contact');

  await tabTo(page, 'Send your enquiry');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.type('Noor Rahman');
  await page.keyboard.press('Tab');
  await page.keyboard.type('noor@studio.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A reef between two rooms.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Arch');
  await tabTo(page, 'Send your enquiry');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(
    page.getByRole('status').getByText('A senior consultant responds within one business day.'),
  ).toBeVisible();
  expect(requests).toEqual([]);
  expect(messages.filter((text) => text.startsWith('Consultation request'))).toHaveLength(1);
});

for (const width of [390, 1440]) {
  test(`the focused element is never hidden, forwards or backwards: ${width} px`, async ({
    open,
  }) => {
    const page = await arrive(open, '/', {
      reducedMotion: 'reduce',
      viewport: { width, height: 700 },
    });
    for (const path of width < 1024
      ? (['/portfolio', '/contact'] as const)
      : (['/', '/portfolio/1'] as const)) {
      await go(page, path);
      for (const key of ['Tab', 'Shift+Tab']) {
        const names: string[] = [];
        for (;;) {
          await page.keyboard.press(key);
          const { name, isSeen } = await page.evaluate(() => {
            const focused = document.activeElement;
            if (focused === null || focused === document.body) return { name: null, isSeen: true };
            const { x, y, width: across, height } = focused.getBoundingClientRect();
            // Partly visible: it is on top at one of its corners or its centre.
            const isOnTop = ([left, above]: readonly [number, number]): boolean => {
              const found = document.elementFromPoint(x + left * across, y + above * height);
              return found !== null && (focused.contains(found) || found.contains(focused));
            };
            const points = [
              [0.5, 0.5],
              [0.1, 0.1],
              [0.9, 0.9],
              [0.1, 0.9],
              [0.9, 0.1],
            ] as const;
            return { name: focused.textContent, isSeen: points.some(isOnTop) };
          });
          if (name === null) break;
          expect(isSeen, `${path}, ${key}: ${name}`).toBe(true);
          names.push(name);
          expect(names.length).toBeLessThan(120);
        }
        expect(names.length).toBeGreaterThan(15);
      }
    }
  });
}

test('navigating scrolls to the top and focuses the heading, also when going back [S2.1-2]', async ({
  open,
}) => {
  const page = await arrive(open, '/services');
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await top(page)).toBeGreaterThan(1_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'The Experience' }).click();
  await expectPage(page, '/experience');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await top(page)).toBe(0);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await top(page)).toBeGreaterThan(1_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'The Experience' }).click();
  await expect.poll(() => top(page)).toBe(0);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.goBack();
  await expectPage(page, '/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.waitForTimeout(300);
  expect(await top(page)).toBe(0);
});

test('the menu covers the page, traps focus and closes when the window grows [S2.2-7]', async ({
  open,
}) => {
  const page = await arrive(open, '/services', { viewport: { width: 820, height: 700 } });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, 600);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main, footer') ?? null),
    ).toBeNull();
  }
  expect(await top(page)).toBe(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1180, height: 700 });
  await expect(page.locator('#site-menu')).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => top(page)).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('link').last().focus();
  await expect(page.getByRole('main').getByRole('link').last()).toBeFocused();
});

test('the link of the current page is highlighted [S2.2-6]', async ({ open }) => {
  const page = await arrive(open, '/about');
  const looks = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .slice(0, 4)
        .map((link) => [getComputedStyle(link).color, getComputedStyle(link, '::after').scale]),
    );
  const [first, second, third, current] = looks.map((look) => look.join());
  expect(new Set([first, second, third]).size).toBe(1);
  expect(current).not.toBe(first);
});

test('the title animates letter by letter and the button appears with the film [S2.11-1,3]', async ({
  open,
}) => {
  const page = await open('about:blank');
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/hero-\d/, (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.goto(product.address, { waitUntil: 'commit' });
  await expect(page.locator('h1 .letter').first()).toBeAttached();
  expect(await opacityOf(page, 'a:text("Request a Free Quote")')).toBe(0);
  isHeld = false;
  for (const route of held) await route.continue();
  await expect(page.locator('h1 .letter')).toHaveCount(0);
  await expect.poll(() => opacityOf(page, 'a:text("Request a Free Quote")')).toBe(1);
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause video' }).click();
  expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
});

for (const [what, block] of [
  ['is blocked', (page: Page) => page.route(/hero-\d/, (route) => route.abort())],
  ['never comes', (page: Page) => page.route(/hero-\d/, () => undefined)],
] as const) {
  test(`the button appears and works when the film ${what}`, async ({ open, consoleErrors }) => {
    consoleErrors.allow(/hero-\d/);
    const page = await arrive(open, '/', {}, block);
    await expect
      .poll(() => opacityOf(page, 'a:text("Request a Free Quote")'), { timeout: 4_000 })
      .toBe(1);
    await expect(page.locator('.letter')).toHaveCount(0);
    await quote(page).click();
    await expectPage(page, '/contact');
  });
}

test('plays the second source when the first fails', async ({ open, consoleErrors }) => {
  consoleErrors.expect(/hero-1080.*webm/);
  const page = await arrive(open, '/', {}, (fresh) =>
    fresh.route(/hero-1080.*webm/, (route) => route.abort()),
  );
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentSrc))
    .toContain('hero-1080.mp4');
  await expect(page.getByRole('button', { name: 'Pause video' })).toBeVisible();
});

test('sections are revealed when a tenth of them is in view [S2.11-5]', async ({ open }) => {
  const page = await arrive(open, '/services');
  const last = page.locator('[data-reveal]').last();
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  await expect(last).toHaveCSS('opacity', '0');
  const rest = await last.evaluate((part) => {
    const { y, height } = part.getBoundingClientRect();
    return { before: y - window.innerHeight + height * 0.05, after: height * 0.1 };
  });
  await page.mouse.move(700, 450);
  await page.evaluate((y) => window.scrollTo(0, y), rest.before);
  await page.waitForTimeout(300);
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  await page.evaluate((y) => window.scrollBy(0, y), rest.after);
  await expect(last).toHaveAttribute('data-reveal', 'shown');
  await expect(last).toHaveCSS('opacity', '1');
});

test('the reviews scroll without a gap and can be paused [S2.3-5 S2.11-6]', async ({ open }) => {
  const page = await arrive(open, '/');
  const track = page.locator('.review-track');
  await page.getByText('What clients notice').scrollIntoViewIfNeeded();
  const { row, whole } = await track.evaluate((element) => ({
    row: element.querySelector('ul')?.getBoundingClientRect().width ?? 0,
    whole: element.getBoundingClientRect().width,
  }));
  expect(row).toBeGreaterThan(0);
  expect(whole).toBeCloseTo(2 * row, 0);
  const path = () => track.evaluate((element) => element.getBoundingClientRect().x);
  const start = await path();
  await expect.poll(path).toBeLessThan(start);
  await page.getByRole('button', { name: 'Pause reviews' }).click();
  const stopped = await path();
  await page.waitForTimeout(300);
  expect(await path()).toBe(stopped);
});

test('shows name, purpose and contact details without JavaScript', async ({
  open,
  consoleErrors,
}) => {
  // The scripts the page would preload.
  consoleErrors.allow(/^csp: .*\.js$/);
  const page = await open(product.address, { javaScriptEnabled: false });
  await expect(page.getByRole('heading', { name: BRAND.name })).toBeVisible();
  const messages = await page.getByRole('main').innerText();
  for (const words of [
    'Design and engineering',
    'Fabrication and installation',
    'Operation and maintenance',
    'Specialty features',
    BRAND.address,
  ]) {
    expect(messages).toContain(words);
  }
  await page.getByRole('link', { name: BRAND.phone }).click({ trial: true });
  await page.getByRole('link', { name: BRAND.email }).click({ trial: true });
});

test('offers to reload when a page’s code is gone from the server', async ({
  open,
  consoleErrors,
}) => {
  consoleErrors.expect(/AboutPage/);
  const page = await open('about:blank');
  let isGone = true;
  await page.route(/AboutPage/, (route) => (isGone ? route.abort() : route.continue()));
  await page.goto(`${product.address}/#/about`);
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  isGone = false;
  await page.getByRole('button', { name: 'Reload' }).click();
  await expectPage(page, '/about');
});

test('prints a whole case study with its title', async ({ open }) => {
  const page = await arrive(open, '/portfolio/1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of await page.locator('[data-reveal]').all()) {
    await expect(part).toHaveCSS('opacity', '1');
  }
});
