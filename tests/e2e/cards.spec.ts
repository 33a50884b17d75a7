import { HOME } from '../../src/company/site/home.ts';
import { PROJECTS } from '../../src/company/site/projects.ts';
import { expect, test } from './fixtures.ts';
import { goToPage } from './sitePage.ts';

/** How many projects home shows. */
const PREVIEWED = 3;

/** Everything with a picture that leads somewhere, or shows more of itself; a picture that opens large is no card. */
const CARDS = 'main :is(a:not([aria-haspopup]), article):has(picture)';
const TARGET = 'a[href^="#/"], button[aria-expanded]';

/** The pages with cards: the ends of all projects are alike. */
const WITH_CARDS = ['/', '/portfolio', '/portfolio/1'];

const CARD_COUNT =
  HOME.services.cards.length + HOME.features.length + PREVIEWED + PROJECTS.length + 1;

test('every card of the site is a target in the middle of its picture', async ({ open }) => {
  const page = await open('/', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const hits: boolean[] = [];
  for (const address of WITH_CARDS) {
    await goToPage(page, address);
    // Pictures are requested once the page is painted.
    await expect(page.locator('main picture:empty')).toHaveCount(0);
    hits.push(...(await page.locator(CARDS).evaluateAll(hitsOf, TARGET)));
  }
  expect(hits).toEqual(Array.from({ length: CARD_COUNT }, () => true));
});

/** Runs in the page: of each card with a target, whether a tap in the middle of its picture is one on the target. */
function hitsOf(cards: readonly Element[], selector: string): boolean[] {
  return cards.flatMap((card) => {
    const target = card.matches('a') ? card : card.querySelector(selector);
    const picture = card.querySelector('picture');
    if (target === null || picture === null) return [];
    picture.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = picture.getBoundingClientRect();
    return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
