import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../tools/backend/start/demoAccount.ts';

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

export async function expectDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
}

/** Goes to a page of the dashboard, by its path below /dashboard; resolves when its heading is shown. */
export async function goToModule(page: Page, path: string): Promise<void> {
  await page.goto(`/#/dashboard/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Lets so many frames pass that whatever moves or changes by itself has done so visibly. */
export const passFrames = (page: Page, count = 10): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

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
  const isWanted = (text: string): boolean =>
    typeof name === 'string'
      ? text.toLowerCase().includes(name.toLowerCase())
      : name.test(text.trim());
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press(key);
    if ((await page.evaluate(namesOfFocused)).some(isWanted)) return;
  }
  throw new Error(`No control named ${String(name)} can be focused`);
}

/** Runs in the page: what the control that has the focus is called by its text and its labels. */
function namesOfFocused(): readonly string[] {
  const { activeElement: control } = document;
  if (!control?.matches('a, button, input, select, textarea')) return [];
  const labels = [...((control as HTMLInputElement).labels ?? [])];
  return [control, ...labels, ...(control.ariaLabelledByElements ?? [])]
    .map(({ textContent }) => textContent)
    .concat(control.ariaLabel ?? '');
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

/** Nothing is wider than the window, on a phone, a tablet or a desktop; the width is that of a desktop afterwards. */
export async function expectFitEverywhere(page: Page): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFit(page);
  }
}
