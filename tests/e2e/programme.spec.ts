import type { Page } from '@playwright/test';
import { EXPERIENCE } from '../../src/company/site/experience.ts';
import { BARS, LAST_WEEK } from '../../src/site/components/programme/scale.ts';
import { expect, test } from './fixtures.ts';

/** Scrolls until a share of a step has crossed the middle of the window. */
async function goTo(page: Page, step: number, share: number): Promise<void> {
  await page
    .locator('.programme-step')
    .nth(step)
    .evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy(0, top + part * height - window.innerHeight / 2);
    }, share);
  await expect(page.locator('.gantt-row').nth(step)).toHaveAttribute('data-current');
}

/** The weeks between which the visible band stands. */
const weeksOf = (page: Page): Promise<number[]> =>
  page.locator('.gantt-axis').evaluate((axis, lastWeek) => {
    const { left, width } = axis.getBoundingClientRect();
    const bands = [...axis.querySelectorAll('.gantt-cursor')];
    const band = bands.find((each) => getComputedStyle(each).opacity === '1');
    const box = band?.getBoundingClientRect();
    return box ? [box.left, box.right].map((x) => ((x - left) / width) * lastWeek) : [];
  }, LAST_WEEK);

test('a band follows the text from the earliest to the latest week', async ({ open }) => {
  const page = await open('/#/experience');
  await expect(page.locator('#root h1')).toBeVisible();
  for (const [index, { start, finish, latestFinish }] of BARS.entries()) {
    const latestStart = BARS[index - 1]?.latestFinish ?? 0;
    await expect(async () => {
      await goTo(page, index, 0.5);
      const [early = 0, late = 0] = await weeksOf(page);
      expect(Math.abs(early - (start + finish) / 2)).toBeLessThan(0.5);
      expect(Math.abs(late - (latestStart + latestFinish) / 2)).toBeLessThan(0.5);
    }).toPass({ timeout: 10_000 });
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await weeksOf(page)).map(Math.round)).toEqual([35, 66]);
});

test('on phones the strip keeps its height, cuts no words and covers no row', async ({ open }) => {
  const page = await open('/#/experience', { viewport: { width: 390, height: 844 } });
  await expect(page.locator('#root h1')).toBeVisible();
  for (const [width, textSize] of [
    [390, '100%'],
    [320, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    const heights = new Set<number>();
    for (const index of EXPERIENCE.steps.keys()) {
      const what = `step ${index + 1} at ${width} px, ${textSize}`;
      await goTo(page, index, 0.5);
      const { height, right, end, flag, row } = await page.locator('.gantt').evaluate((strip) => {
        const parts = [...strip.querySelectorAll('.gantt-title *')];
        const cursors = [...strip.querySelectorAll('.gantt-cursor')];
        const current = cursors.find((each) => getComputedStyle(each).opacity === '1');
        return {
          height: strip.getBoundingClientRect().height,
          right: Math.max(...parts.map((part) => part.getBoundingClientRect().right)),
          end: window.innerWidth,
          flag: current?.firstElementChild?.getBoundingClientRect(),
          row: strip.querySelector('.gantt-row')?.getBoundingClientRect().top,
        };
      });
      heights.add(Math.round(height));
      expect(right, what).toBeLessThan(end);
      expect(flag?.right, what).toBeLessThan(end);
      expect(flag?.bottom, what).toBeLessThanOrEqual(row ?? 0);
    }
    expect(heights.size).toBe(1);
  }
});
