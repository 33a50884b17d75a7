import { expect, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Open } from './fixtures.ts';
import { PAGES } from './publicRoutes.ts';

export type Path = (typeof PAGES)[number][0];

/** Opens a public page in a browser context of its own, after an optional preparation. */
export async function openSite(
  open: Open,
  path: Path,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Page> {
  const page = await open('about:blank', options);
  await prepare(page);
  await goToPage(page, path);
  return page;
}

/** Goes to a public page and waits until it is the only one rendered. */
export async function goToPage(page: Page, path: Path): Promise<void> {
  await page.goto(`/#${path}`);
  await expectPage(page, path);
}

/** Exactly this public page is rendered. */
export async function expectPage(page: Page, path: Path): Promise<void> {
  await expect(page).toHaveTitle(new Map(PAGES).get(path) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#first-screen')).toBeHidden();
}

/** The button of the hero on the home page. */
export const quote = (page: Page) => page.getByRole('link', { name: 'Request a Free Quote' });

/** Whether the hero's button is there in its full color; it works without, too. */
export const isQuoteLit = (page: Page): Promise<boolean> =>
  quote(page).evaluate((element) => {
    const { backgroundColor, opacity } = getComputedStyle(element);
    return backgroundColor === 'rgb(201, 165, 107)' && opacity === '1';
  });

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
