import { expect, test } from './fixtures.ts';
import { brightnessOf } from './brightness.ts';
import type { Product } from './product.ts';

let product: Product;

test.beforeAll(({ preview }) => {
  product = preview;
});

for (const [what, width, name] of [
  ['link', 1440, 'About'],
  ['Start Your Project', 1440, 'Start Your Project'],
  ['link of the menu', 390, 'About'],
  ['Start Your Project of the menu', 390, 'Start Your Project'],
] as const) {
  for (const forcedColors of ['none', 'active'] as const) {
    test(`the current ${what} is highlighted, forced colours ${forcedColors} [S2.2-6]`, async ({
      open,
    }) => {
      const page = await open('about:blank', {
        forcedColors,
        reducedMotion: 'reduce',
        viewport: { width, height: 844 },
      });
      const looks: string[] = [];
      for (const path of [name === 'About' ? '/about' : '/contact', '/services']) {
        await page.goto(`${product.address}/#${path}`);
        await expect(page).toHaveTitle(path === '/services' ? /Capabilities/ : /About|Contact/);
        if (width < 1024) await page.getByRole('button', { name: 'Open menu' }).click();
        const link = page.getByRole('banner').getByRole('link', { name, exact: true });
        looks.push((await link.filter({ visible: true }).screenshot()).toString('base64'));
      }
      expect(looks[0] === looks[1]).toBe(false);
    });
  }
}

test('the film’s pause button has its own background with forced colours', async ({ open }) => {
  const page = await open(product.address, { forcedColors: 'active' });
  const pause = page.getByRole('button', { name: 'Pause video' });
  await expect(pause).toBeVisible();
  const ground = await pause.evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(ground).not.toMatch(/, 0\)$|transparent/);
});

for (const [dir, width] of [
  ['ltr', 390],
  ['ltr', 1440],
  ['ltr', 2560],
  ['ltr', 3840],
  ['rtl', 390],
  ['rtl', 2560],
] as const) {
  test(`the reviews fill the window throughout their loop: ${width} px, ${dir} [S2.3-5 S2.11-6]`, async ({
    open,
  }) => {
    const page = await open(product.address, { viewport: { width, height: 900 } });
    await page.evaluate((direction) => {
      document.documentElement.dir = direction;
    }, dir);
    const track = page.locator('.review-track');
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
        };
      }, moment);
      // One gap of 24 px is allowed between two cards and before the first.
      expect(covered.start, `start at ${moment}`).toBeLessThanOrEqual(25);
      expect(covered.end, `end at ${moment}`).toBeGreaterThanOrEqual(width - 25);
    }
    await expect(track.locator('li')).toHaveCount(12);
  });
}

for (const dir of ['ltr', 'rtl'] as const) {
  test(`the hero is darkest where its text begins: ${dir}`, async ({ open }) => {
    const page = await open(product.address, { reducedMotion: 'reduce' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate((direction) => {
      document.documentElement.dir = direction;
      const picture = document.querySelector<HTMLElement>('main picture');
      const image = picture?.querySelector('img');
      if (!picture || !image) throw new Error('No poster');
      // A white picture, so that only the shade is measured.
      picture.style.backgroundColor = 'white';
      image.style.visibility = 'hidden';
    }, dir);
    const clip = { x: 0, y: 200, width: 1_440, height: 1 };
    const [left = 0, , right = 0] = await brightnessOf(page, await page.screenshot({ clip }), 3, 1);
    if (dir === 'ltr') expect(left).toBeLessThan(right - 40);
    else expect(right).toBeLessThan(left - 40);
  });
}
