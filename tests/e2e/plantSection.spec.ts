import { WHY } from '../../src/company/site/why.ts';
import { WHY_ROUTE } from '../support/publicRoutes.ts';
import { expectFit } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { openSite } from './sitePage.ts';

test('the tank stands on its plant at one scale, in one row, two or three', async ({ open }) => {
  const page = await openSite(open, WHY_ROUTE);
  const tank = page.getByRole('img', { name: WHY.plant.alt });
  const figure = page.locator('figure').filter({ has: tank });
  const bays = figure.locator('li > svg');
  for (const [width, height, rows] of [
    [390, 844, 3],
    [820, 1_180, 2],
    [1_440, 900, 1],
    [2_560, 1_440, 1],
  ] as const) {
    await page.setViewportSize({ width, height });
    const at = `at ${width} px`;
    const drawings = (await bays.all()).concat(tank);
    const [above, ...below] = (
      await Promise.all(
        drawings.map((drawing) =>
          drawing.evaluate((svg) => {
            const { top, right, bottom } = svg.getBoundingClientRect();
            return { top, right, bottom, scale: (svg as SVGSVGElement).getScreenCTM()?.a ?? 0 };
          }),
        ),
      )
    ).toReversed();
    expect(new Set(below.map(({ top }) => top)).size, at).toBe(rows);
    for (const { scale } of below) expect(scale, at).toBeCloseTo(above?.scale ?? 0, 2);
    // Their pipes meet at the floor, and at the end of the row.
    expect(above?.bottom, at).toBeCloseTo(Math.min(...below.map(({ top }) => top)), 0);
    expect(above?.right, at).toBeCloseTo(Math.max(...below.map(({ right }) => right)), 0);
    await expectFit(page);
  }
});
