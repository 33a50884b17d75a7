import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../local/start/demoAccount.ts';

/** The password of every account that tests create. */
export const PASSWORD = 'reef-lounge';

/** Creates an account through the login page; resolves when the dashboard is open. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/#/login');
  await page.getByRole('button', { name: 'Need an account? Sign Up' }).click();
  await submitCredentials(page, 'Create Account', email, PASSWORD);
  await expectDashboard(page);
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/#/login');
  await submitCredentials(page, 'Sign In', email, password);
  await expectDashboard(page);
}

/** Signs in with the demo account. */
export async function signInAsDemo(page: Page): Promise<void> {
  await signIn(page, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
}

/** Fills in the login form and presses its button, without waiting for the result. */
export async function submitCredentials(
  page: Page,
  button: 'Sign In' | 'Create Account',
  email: string,
  password: string,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

async function expectDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
}

/** Goes to a page of the dashboard, by its path below /dashboard; resolves when its heading is shown. */
export async function goToModule(page: Page, path: string): Promise<void> {
  await page.goto(`/#/dashboard/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Lets so many frames pass that whatever moves or changes by itself has done so visibly. */
export const passFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Counts the successful renewals of the session's token from now on. */
export function countTokenRenewals(page: Page): { readonly count: number } {
  const renewals = { count: 0 };
  page.on('response', (response) => {
    if (response.url().includes('securetoken') && response.ok()) renewals.count += 1;
  });
  return renewals;
}

/** Unfolds the optional fields of the open form, if it has any. */
export async function openDetails(page: Page): Promise<void> {
  const details = page
    .getByRole('dialog')
    .locator('details:not([open]) > summary', { hasText: 'More details' });
  if ((await details.count()) > 0) await details.click();
}

/** Fills in the open form by labels and submits it; resolves when it has closed. */
export async function fill(
  page: Page,
  title: string,
  texts: Readonly<Record<string, string>>,
  button: string,
): Promise<void> {
  const form = page.getByRole('dialog', { name: title });
  await expect(form).toBeVisible();
  await openDetails(page);
  for (const [label, text] of Object.entries(texts)) {
    const control = form.getByLabel(label, { exact: true });
    if (!(await control.isVisible())) await form.getByText('More details').click();
    const tagName = await control.evaluate((element) => element.tagName);
    if (tagName === 'SELECT') {
      await control.selectOption(text);
    } else if (tagName === 'DIV') {
      await pasteLines(control, text);
    } else {
      await control.fill(text);
    }
  }
  await form.getByRole('button', { name: button, exact: true }).click();
  await expect(form).toBeHidden();
}

/** Pastes rows of a spreadsheet into the first line of a document. */
async function pasteLines(lines: Locator, text: string): Promise<void> {
  await lines
    .getByRole('textbox')
    .first()
    .evaluate((cell, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      cell.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
}

/** Presses Tab until the control with this name has focus. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const focused = page.locator(':focus:is(a, button, input, select, textarea)');
  const wanted = focused.filter({ hasText: name }).or(focused.and(page.getByLabel(name)));
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press(key);
    if ((await wanted.count()) > 0) return;
  }
  throw new Error(`No control named ${String(name)} can be focused`);
}

/** The focus stays within the open dialog, however often Tab is pressed. */
export async function expectFocusTrapped(page: Page): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
}

/** Nothing is wider than the window, whether clipped or not. */
export async function expectFit(page: Page): Promise<void> {
  // A chart resizes shortly after the window.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url())
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Accessible, and no wider than the window, on a phone, and in both themes on a desktop: a contrast is the same at any width. */
export async function expectAccessibleAndFit(page: Page, part = 'html'): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 });
  await expectFit(page);
  await expectAccessible(page, part);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectFit(page);
  await expectAccessibleInBothThemes(page, part);
}

/** Nothing is wider than the window, on a phone, a tablet or a desktop; the width is that of a desktop afterwards. */
export async function expectFitEverywhere(page: Page): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFit(page);
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The page, or a part of it, has no violation of WCAG 2.2 A or AA. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expectNoViolations(page, part, WCAG);
}

/** As `expectAccessible`, and in the dark theme, which differs in nothing but colors, no violation of their rules. */
export async function expectAccessibleInBothThemes(page: Page, part = 'html'): Promise<void> {
  await expectAccessible(page, part);
  await changeTheme(page, 'dark');
  await expectNoViolations(page, part, ['color-contrast', 'link-in-text-block']);
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

/** `rules`: tags or names of the rules of axe. */
async function expectNoViolations(
  page: Page,
  part: string,
  rules: readonly string[],
): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ([within, runOnly]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations: found } = await axe.run(within, {
        runOnly: [...runOnly],
        // What is no violation is not reported, so nothing is spent on describing it.
        resultTypes: ['violations'],
        selectors: false,
        iframes: false,
        preload: false,
      });
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [part, rules] as const,
  );
  expect(violations).toEqual([]);
}
