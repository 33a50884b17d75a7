import type { Page } from '@playwright/test';
import { passFrames } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { expectPage, openSite, scrollTop } from './sitePage.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a project’s picture grows into its page, and with Back shrinks into its card', async ({
  open,
}) => {
  const page = await openSite(open, '/portfolio', {}, recordTransitions);
  // Pictures that arrive later than the page are none.
  await expect(page.locator('main picture:empty')).toHaveCount(0);
  expect(await movedElements(page)).toEqual([]);
  await page.getByRole('link', { name: 'View Case Study' }).click();
  await expectPage(page, '/portfolio/1');
  await expect.poll(() => movedElements(page)).toContain('::view-transition-group(project-1)');
  expect(await scrollTop(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const timesMoved = async (): Promise<number> =>
    (await movedElements(page)).filter((one) => one === '::view-transition-group(project-1)')
      .length;
  await page.goBack();
  await expectPage(page, '/portfolio');
  await expect.poll(timesMoved).toBe(2);
  await page.goForward();
  await expectPage(page, '/portfolio/1');
  await expect.poll(timesMoved).toBe(3);

  await page.getByRole('link', { name: /^Next: / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forest Water');
  await expect.poll(() => movedElements(page)).toContain('::view-transition-group(project-2)');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('nothing moves between pages for visitors who prefer reduced motion', async ({ open }) => {
  const page = await openSite(open, '/portfolio', { reducedMotion: 'reduce' }, recordTransitions);
  await page.getByRole('link', { name: 'View Case Study' }).click();
  await expectPage(page, '/portfolio/1');
  await passFrames(page);
  expect(await movedElements(page)).toEqual([]);
});

/** Records the pseudo-elements that view transitions animate over time, in `window.moved`. */
const recordTransitions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect) || effect.getTiming().duration === 0) continue;
          if (effect.pseudoElement?.startsWith('::view-transition'))
            moved.push(effect.pseudoElement);
        }
      });
      return transition;
    };
  });

const movedElements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly moved: readonly string[] }).moved);
