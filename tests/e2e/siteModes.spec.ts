import { WHY_ROUTE } from '../support/publicRoutes.ts';
import { expectFit } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { clauses } from '../specification/clauses.ts';

test(
  'the links of the current page are highlighted, with and without forced colours',
  clauses('S2.2-6'),
  async ({ open }) => {
    const page = await open('/#/services');
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

test(
  'the reviews fill every window throughout their loop',
  clauses('S2.3-5 S2.11-6'),
  async ({ open }) => {
    const page = await open('/', { reducedMotion: 'no-preference' });
    const track = page.locator('.review-track');
    for (const [dir, width] of [
      ['ltr', 390],
      ['rtl', 390],
      ['rtl', 2560],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((direction) => {
        document.documentElement.dir = direction;
      }, dir);
      for (const moment of [0, 0.999]) {
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

test('text twice as large widens no page on a phone', async ({ open }) => {
  const page = await open('/', {
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  const menu = page.locator('.site-menu-button');
  for (const path of [
    '/services',
    '/portfolio/1',
    '/contact',
    WHY_ROUTE,
    '/experience',
    '/professionals',
    '/ar/portfolio/1',
    '/ar/services',
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
