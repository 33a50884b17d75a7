import { expect, test } from './fixtures.ts';
import { slowDown, slowProcessor } from './networkFaults.ts';
import { recordShifts, shiftsOf } from './layoutShifts.ts';

for (const [path, line, latency, bandwidth] of [
  ['/', '400 kbit/s', 400, 50_000],
  // The fonts arrive while the letters of home could still be animated.
  ['/', 'slow 4G', 560, 180_000],
  ['/#/services', 'slow 4G', 560, 180_000],
] as const) {
  test(`loading ${path} causes no layout shift: ${line}`, async ({ open }) => {
    const page = await open('about:blank', { viewport: { width: 390, height: 844 } });
    await page.addInitScript(recordShifts);
    await slowDown(page, latency, bandwidth);
    const started = Date.now();
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#first-screen h1')).toBeVisible();
    expect(await page.locator('#root').innerHTML()).toBe('');
    const seen = Date.now() - started;
    await expect(page.locator('#root h1')).toBeVisible({ timeout: 60_000 });
    const whole = Date.now() - started;
    await page.waitForTimeout(3_000);
    console.info(`${line}, ${path}: words after ${seen} ms, the app after ${whole} ms`);
    expect(await shiftsOf(page)).toEqual({ total: 0, moved: [] });
  });
}

for (const width of [390, 1440]) {
  test(`loading lists cause no layout shift: ${width} px`, async ({ openSignedIn }) => {
    const page = await openSignedIn('about:blank', { viewport: { width, height: 900 } });
    await page.addInitScript(recordShifts);
    await slowProcessor(page, 2);
    await slowDown(page, 150, 400_000);
    for (const path of ['sales', 'finance']) {
      await page.goto('about:blank');
      await page.goto(`/#/dashboard/${path}`);
      await expect(page.locator('main').getByText('Not available yet')).toHaveCount(0);
      await expect(page.locator('main tbody tr').first()).toBeVisible();
      await page.waitForTimeout(500);
      const { total, moved } = await shiftsOf(page);
      expect(total, `${path}: ${moved.join('; ')}`).toBeLessThan(0.01);
    }
  });
}
