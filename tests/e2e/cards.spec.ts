import type { Page } from '@playwright/test';
import { PUBLIC_PATHS } from '../support/publicRoutes.ts';
import { expect, test } from './fixtures.ts';
import { goToPage, openSite } from './sitePage.ts';

/** The picture of each card: one whose link to a page, or button, covers it. */
const pictures = (page: Page) =>
  page
    .locator('main article:has(a[href^="#"], button) picture img, main a[href^="#"] picture img')
    .filter({ visible: true });

for (const input of ['mouse', 'touch'] as const) {
  test(`each card of the site answers in the middle of its picture, by ${input}`, async ({
    open,
  }) => {
    const page = await openSite(open, '/', {
      reducedMotion: 'reduce',
      hasTouch: input === 'touch',
      ...(input === 'touch' && { viewport: { width: 390, height: 844 } }),
    });
    const answered: string[] = [];
    for (const path of PUBLIC_PATHS) {
      await goToPage(page, path);
      await expect(page.locator('main picture:empty')).toHaveCount(0);
      const count = await pictures(page).count();
      for (let index = 0; index < count; index += 1) {
        const before = await stateOf(page);
        await press(page, index, input);
        await expect.poll(() => stateOf(page), `${path}, card ${index + 1}`).not.toBe(before);
        answered.push(`${path} ${index}`);
        await goToPage(page, '/imprint');
        await goToPage(page, path);
      }
    }
    // Four services, two features and three projects on home, six projects, and the next one of a case study.
    expect(answered.length).toBeGreaterThanOrEqual(16);
  });
}

/** The address, and how many details are open. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => `${location.hash} ${document.querySelectorAll('[aria-expanded="true"]').length}`,
  );

async function press(page: Page, index: number, input: 'mouse' | 'touch'): Promise<void> {
  const picture = pictures(page).nth(index);
  await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await picture.boundingBox();
  if (box === null) throw new Error('The picture has no box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (input === 'mouse') await page.mouse.click(x, y, { delay: 30 });
  else await page.touchscreen.tap(x, y);
}
