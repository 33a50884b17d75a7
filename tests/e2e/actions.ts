import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../local/start/demoAccount.ts';

/** The password of every account that tests create. */
export const PASSWORD = 'reef-lounge';

/** Creates an account through the login page; resolves when the dashboard is open. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(new URL('/#/login', page.url()).href);
  await page.getByRole('button', { name: 'Need an account? Sign Up' }).click();
  await submitCredentials(page, 'Create Account', email, PASSWORD);
  await expectDashboard(page);
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto(new URL('/#/login', page.url()).href);
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

/** Counts the successful renewals of the session's token from now on. */
export function countTokenRenewals(page: Page): { readonly count: number } {
  const renewals = { count: 0 };
  page.on('response', (response) => {
    if (response.url().includes('securetoken') && response.ok()) renewals.count += 1;
  });
  return renewals;
}

/** Fills in the open form by labels and submits it; resolves when it has closed. */
export async function fill(
  page: Page,
  title: string,
  texts: Readonly<Record<string, string>>,
  button: string,
): Promise<void> {
  const form = page.getByRole('dialog', { name: title });
  for (const [label, text] of Object.entries(texts)) {
    const control = form.getByLabel(label, { exact: true });
    if ((await control.evaluate((element) => element.tagName)) === 'SELECT') {
      await control.selectOption(text);
    } else {
      await control.fill(text);
    }
  }
  await form.getByRole('button', { name: button, exact: true }).click();
  await expect(form).toBeHidden();
}

/** Presses Tab until the control with this name has focus. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const focused = page.locator(':focus:is(a, button, input, select, textarea)');
  const wanted = focused.filter({ hasText: name }).or(focused.and(page.getByLabel(name)));
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    if ((await wanted.count()) > 0) return;
  }
  throw new Error(`No control named ${String(name)} can be focused`);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** The page, or a part of it, has no violation of WCAG 2.2 A or AA. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (within) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations: found } = await axe.run(within, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, part);
  expect(violations).toEqual([]);
}
