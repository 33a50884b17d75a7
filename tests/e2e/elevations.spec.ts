import type { Page } from '@playwright/test';
import { ELEVATION } from '../../src/company/site/elevations.ts';
import { expect, test } from './fixtures.ts';
import { openSite } from './sitePage.ts';

const row = (page: Page) => page.getByRole('list', { name: ELEVATION.title });
/** How many pixels stand for a centimetre in the drawing of each project, and its horizontal edges. */
const drawings = (page: Page) =>
  row(page)
    .locator('svg')
    .evaluateAll((all) =>
      all.map((svg) => {
        const { left, right } = svg.getBoundingClientRect();
        return { left, right, scale: (svg as SVGSVGElement).getScreenCTM()?.a ?? 0 };
      }),
    );

test('all projects stand at one scale, as a whole or in a row that scrolls', async ({ open }) => {
  const page = await openSite(open, '/portfolio');
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const drawn = await drawings(page);
    const scales = drawn.map(({ scale }) => scale);
    expect(scales).toHaveLength(6);
    expect(Math.max(...scales) / Math.min(...scales), `at ${width} px`).toBeLessThan(1.01);
    const [first, second] = drawn;
    expect(first?.right, `at ${width} px`).toBeLessThan(width);
    expect(second?.left, `at ${width} px`).toBeLessThan(width - 40);
    if (width >= 1440) expect(drawn.at(-1)?.right).toBeLessThanOrEqual(width);
  }
});
