import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { slowDown, slowProcessor } from './networkFaults.ts';
import { recordShifts, shiftsOf } from './layoutShifts.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('loading a public page causes no layout shift on slow lines', async ({ open }) => {
  const load = async (
    path: string,
    line: readonly [number, number],
    viewport = { width: 390, height: 844 },
  ): Promise<void> => {
    const page = await open('about:blank', { viewport });
    await page.addInitScript(recordShifts);
    await slowDown(page, ...line);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#root h1')).toBeVisible({ timeout: 120_000 });
    await expect(page.locator('#root .letter')).toHaveCount(0);
    await settle(page);
    const { total, moved } = await shiftsOf(page);
    // A word of the font that stands in is some pixels wider: nobody sees that, and 0.1 counts as good.
    expect(total, `${path} at ${line[1]} bytes per second: ${moved.join('; ')}`).toBeLessThan(
      0.001,
    );
  };
  await Promise.all([
    // As on slow 4G: the fonts arrive while the letters of home could still be animated.
    load('/', [560, 180_000]),
    load('/ar/', [560, 180_000]),
    load('/', [560, 180_000], { width: 1_440, height: 900 }),
  ]);
});

test('loading a list causes no layout shift', async ({ openSignedIn }) => {
  const page = await openSignedIn('about:blank', { viewport: { width: 390, height: 900 } });
  await page.addInitScript(recordShifts);
  await slowProcessor(page, 2);
  await slowDown(page, 150, 4_000_000);
  await page.goto('/#/dashboard/finance');
  await expect(page.locator('main').getByText('Not available yet')).toHaveCount(0);
  await expect(page.locator('main tbody tr').first()).toBeVisible();
  await settle(page);
  const { total, moved } = await shiftsOf(page);
  expect(total, moved.join('; ')).toBeLessThan(0.01);
});

/** Resolves when everything has arrived that moves what is shown. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}
