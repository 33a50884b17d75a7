import { WHY_ROUTE } from '../support/publicRoutes.ts';
import { expectFit, passFrames } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { brightnessOf } from './brightness.ts';
import { clauses } from '../specification/clauses.ts';

test(
  'the links of the current page are highlighted, with and without forced colours',
  clauses('S2.2-6'),
  async ({ open }) => {
    const page = await open('/#/services', { reducedMotion: 'reduce' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const forcedColors of ['none', 'active'] as const) {
        await page.emulateMedia({ forcedColors });
        const looks: Record<string, string[]> = { About: [], 'Start Your Project': [] };
        for (const [path, title] of [
          ['/about', /About/],
          ['/contact', /Contact/],
        ] as const) {
          await page.goto(`/#${path}`);
          await expect(page).toHaveTitle(title);
          if (width < 1024) await page.getByRole('button', { name: 'Open menu' }).click();
          for (const [name, shots] of Object.entries(looks)) {
            const link = page.getByRole('banner').getByRole('link', { name, exact: true });
            const shot = await link.filter({ visible: true }).screenshot();
            shots.push(shot.toString('base64'));
          }
        }
        for (const [name, [current, other]] of Object.entries(looks)) {
          expect(current === other, `${name} looks the same, forced colours ${forcedColors}`).toBe(
            false,
          );
        }
      }
    }
  },
);

test('the film’s pause button has its own background with forced colours', async ({ open }) => {
  const page = await open('/', { forcedColors: 'active' });
  const pause = page.getByRole('button', { name: 'Pause video' });
  await expect(pause).toBeVisible();
  const ground = await pause.evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(ground).not.toMatch(/, 0\)$|transparent/);
});

test('the sun of the dial has a focus ring that is seen with forced colours', async ({ open }) => {
  const page = await open('/#/portfolio/1', { forcedColors: 'active', colorScheme: 'light' });
  await page.getByRole('slider', { name: 'Time of day' }).focus();
  await expect(page.locator('.day-sun')).toHaveCSS('outline-color', 'rgb(0, 0, 0)');
});

test(
  'the reviews fill every window throughout their loop',
  clauses('S2.3-5 S2.11-6'),
  async ({ open }) => {
    const page = await open('/');
    const track = page.locator('.review-track');
    for (const [dir, width] of [
      ['ltr', 390],
      ['ltr', 1440],
      ['ltr', 2560],
      ['ltr', 3840],
      ['rtl', 390],
      ['rtl', 2560],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((direction) => {
        document.documentElement.dir = direction;
      }, dir);
      for (const moment of [0, 0.25, 0.5, 0.75, 0.999]) {
        const covered = await track.evaluate((element, at) => {
          const [animation] = element.getAnimations();
          if (animation === undefined) throw new Error('Nothing drifts');
          animation.pause();
          animation.currentTime = at * Number(animation.effect?.getComputedTiming().duration);
          const cards = [...element.querySelectorAll('li')].map((card) =>
            card.getBoundingClientRect(),
          );
          return {
            start: Math.min(...cards.map(({ left }) => left)),
            end: Math.max(...cards.map(({ right }) => right)),
            gap: 1.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
          };
        }, moment);
        const what = `${width} px, ${dir}, at ${moment}`;
        // One gap is allowed between two cards and before the first.
        expect(covered.start, `start: ${what}`).toBeLessThanOrEqual(covered.gap + 1);
        expect(covered.end, `end: ${what}`).toBeGreaterThanOrEqual(width - covered.gap - 1);
      }
    }
    await expect(track.locator('li')).toHaveCount(12);
  },
);

test(
  'the reviews scroll without a gap and can be paused',
  clauses('S2.3-5 S2.11-6'),
  async ({ open }) => {
    const page = await open('/');
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
    await passFrames(page);
    expect(await path()).toBe(stopped);
  },
);

test('text twice as large widens no page on a phone', async ({ open }) => {
  const page = await open('/', {
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  const menu = page.locator('.site-menu-button');
  for (const path of [
    '/services',
    '/portfolio',
    '/portfolio/1',
    '/portfolio/3',
    '/coral-bank',
    '/contact',
    WHY_ROUTE,
    '/experience',
    '/professionals',
    '/imprint',
    '/ar/portfolio/1',
    '/ar/services',
    '/ar/experience',
    '/ar/professionals',
  ]) {
    // In the folder of its language, to which the root would lead while the page is looked at.
    await page.goto(`${path.startsWith('/ar/') ? '/ar/' : '/'}#${path}`);
    await expect(page.locator('#root h1')).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectFit(page);
    await expect(menu, path).toBeInViewport({ ratio: 1 });
    // The numbers, which do not break.
    const cut = await page.locator('main p:has(> bdi)').evaluateAll((numbers) =>
      numbers
        .filter((number) => {
          const cell = number.closest('.overflow-hidden, li')?.getBoundingClientRect();
          const { left = 0, right = 0 } =
            number.querySelector('bdi')?.getBoundingClientRect() ?? {};
          const [start, end] = [cell?.left ?? 0, cell?.right ?? window.innerWidth];
          return left < Math.max(0, start) || right > Math.min(window.innerWidth, end);
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut, path).toEqual([]);
  }
});

test('pictures that cannot be loaded do not widen the page', async ({ open, consoleErrors }) => {
  consoleErrors.allow(/\.(avif|jpg)/);
  const page = await open('about:blank', {
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  await page.route(/\.(avif|jpg)$/, (route) => route.abort());
  await page.goto('/');
  const stage = page.locator('.behind-stage');
  await stage.scrollIntoViewIfNeeded();
  for (const picture of await stage.getByRole('img').all())
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).complete))
      .toBe(true);
  await expectFit(page);
});

test('no figure of the checklist is wider than its cell', async ({ open }) => {
  const page = await open('/#/services', { reducedMotion: 'reduce' });
  const figures = page.locator('#checklist dd');
  await expect(figures.first()).toBeVisible();
  for (const width of [320, 640, 820, 1024, 1536, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await figures.evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );
    expect(wide, `${width} px`).toEqual([]);
  }
});

test('the hero is darkest where its text begins', async ({ open }) => {
  const page = await open('/', { reducedMotion: 'reduce' });
  await expect(page.locator('#root h1')).toBeVisible();
  await page.evaluate(() => {
    const picture = document.querySelector<HTMLElement>('main picture');
    const image = picture?.querySelector('img');
    if (!picture || !image) throw new Error('No poster');
    // A white picture, so that only the shade is measured.
    picture.style.backgroundColor = 'white';
    image.style.visibility = 'hidden';
  });
  for (const dir of ['ltr', 'rtl'] as const) {
    await page.evaluate((direction) => {
      document.documentElement.dir = direction;
    }, dir);
    const clip = { x: 0, y: 600, width: 1_440, height: 1 };
    const [left = 0, , right = 0] = await brightnessOf(page, await page.screenshot({ clip }), 3, 1);
    if (dir === 'ltr') expect(left).toBeLessThan(right - 40);
    else expect(right).toBeLessThan(left - 40);
  }
});
