import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Of colors alone: they are the same at any width, and the slowest to check. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** The page, or a part of it, has no violation of WCAG 2.2 A or AA. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expectNoViolations(page, part, WCAG);
}

/** As `expectAccessible`, but for colors. */
export async function expectAccessibleLayout(page: Page, part = 'html'): Promise<void> {
  await expectNoViolations(page, part, WCAG, OF_COLORS);
}

/** As `expectAccessible`, and in the dark theme, which differs in nothing but colors, no violation of their rules. */
export async function expectAccessibleInBothThemes(page: Page, part = 'html'): Promise<void> {
  await expectAccessible(page, part);
  await changeTheme(page, 'dark');
  await expectNoViolations(page, part, OF_COLORS);
  await changeTheme(page, 'light');
}

/** Changes the theme; resolves when no color is still in transition. */
async function changeTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** `rules`, `without`: tags or names of the rules of axe. */
async function expectNoViolations(
  page: Page,
  part: string,
  rules: readonly string[],
  without: readonly string[] = [],
): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ([within, runOnly, others]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations: found } = await axe.run(within, {
        runOnly: [...runOnly],
        rules: Object.fromEntries(others.map((rule) => [rule, { enabled: false }])),
        // What is no violation is not reported, so nothing is spent on describing it.
        resultTypes: ['violations'],
        selectors: false,
        iframes: false,
        preload: false,
      });
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [part, rules, without] as const,
  );
  expect(violations, page.url()).toEqual([]);
}
