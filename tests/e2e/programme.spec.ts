import type { Page } from '@playwright/test';
import { BARS, LAST_WEEK } from '../../src/site/components/programme/scale.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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
