import type { Locator, Page } from '@playwright/test';
import { HOME } from '../../src/company/site/home.ts';
import { PROJECTS } from '../../src/company/site/projects.ts';
import { documentTitle } from '../support/publicRoutes.ts';
import { expect, test } from './fixtures.ts';
import { PAGES } from './publicRoutes.ts';

/** How many projects home shows. */
const PREVIEWED = 3;

/** Everything with a picture that leads somewhere, or shows more of itself. */
const CARDS = 'main :is(a, article):has(picture)';
const TARGET = 'a[href^="#/"], button[aria-expanded]';

/** The titles of all public pages by address. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ...PAGES,
  ...PROJECTS.map(({ id, title }) => [`/portfolio/${id}`, documentTitle(title)] as const),
]);

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
  let count = 0;
  for (const address of WITH_CARDS) {
    await goTo(page, address);
    const cards = page.locator(CARDS);
    for (const [index, target] of (await cards.evaluateAll(targetsOf, TARGET)).entries()) {
      if (target === null) continue;
      count += 1;
      const card = cards.nth(index);
      const { x, y } = await middleOf(card.locator('picture').first());
      await page.touchscreen.tap(x, y);
      const name = `${address}, card ${index + 1}`;
      if (target.startsWith('#')) {
        await expect.poll(() => new URL(page.url()).hash, { message: name }).toBe(target);
        await expectPage(page, target.replace(/^#|\?.*/g, ''));
        await goTo(page, address);
      } else {
        await expect(card.getByRole('button', { expanded: true }), name).toBeVisible();
        await page.keyboard.press('Escape');
        // What it showed was above the next card.
        await expect(card.getByRole('button', { expanded: false }), name).toBeVisible();
      }
    }
  }
  expect(count).toBe(CARD_COUNT);
});

/** Goes to a public page, and waits for its pictures, which are requested once it is painted. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(`/#${address}`);
  await expectPage(page, address);
  await expect(page.locator('main picture:empty')).toHaveCount(0);
}

async function expectPage(page: Page, address: string): Promise<void> {
  await expect(page).toHaveTitle(TITLES.get(address) ?? '');
  await expect(page.locator('#root h1')).toHaveCount(1);
}

/** What each card leads to: the address of its link, "more" if it shows more of itself, or null if it is no card. */
function targetsOf(cards: readonly Element[], selector: string): readonly (string | null)[] {
  return cards.map((card) => {
    const target = card.matches('a') ? card : card.querySelector(selector);
    return target && (target.getAttribute('href') ?? 'more');
  });
}

/** Scrolls a picture to the middle of the window. */
const middleOf = (picture: Locator): Promise<{ x: number; y: number }> =>
  picture.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
