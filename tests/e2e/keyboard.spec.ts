import type { Locator, Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../tools/backend/start/demoAccount.ts';
import { MODULES } from '../../src/desk/modules.tsx';
import { FORMS, type FormCase } from '../features/formCases.ts';
import { expect, test } from './fixtures.ts';
import { expectFocusTrapped, tabTo } from './actions.ts';
import type { Product } from './product.ts';

/** Two short forms, with every kind of control: what a browser does with one does not depend on the form. */
const OF_EVERY_CONTROL = FORMS.filter(({ path }) =>
  ['procurement/purchaseOrders', 'service/tickets'].includes(path),
);

test('creates and edits records by keyboard only, in every kind of control', async ({
  open,
  product,
}) => {
  const page = await open('/');
  // The app replaces the first screen, whose links have the focus until then.
  await expect(page.locator('#root h1')).toBeVisible();
  await page.evaluate(notePointers);
  await signInByKeyboard(page);
  for (const form of OF_EVERY_CONTROL) {
    const title = MODULES.find(({ path }) => path === form.page)?.title;
    // The menu comes first.
    await tabTo(page, new RegExp(`^${title}$`), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await useForm(page, product, form);
  }
  expect(await page.evaluate(() => 'pointed' in window)).toBe(false);
});

/** Runs in the page: records whether a pointer is ever used. */
function notePointers(): void {
  for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
    window.addEventListener(kind, () => Object.assign(window, { pointed: true }), true);
  }
}

/** Goes from the site to the login page and signs in, without a pointer. */
async function signInByKeyboard(page: Page): Promise<void> {
  await tabTo(page, 'Staff login');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await tabTo(page, 'Email');
  await page.keyboard.type(DEMO_ACCOUNT.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_ACCOUNT.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
}

/** Creates a record with the first texts and changes it to the second, without a pointer. */
async function useForm(page: Page, product: Product, form: FormCase): Promise<void> {
  await tabTo(page, form.opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: form.create })).toBeVisible();
  await type(page, form, form.first.typed);
  await tabTo(page, form.submit);
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: form.opener, exact: true })).toBeFocused();
  const made = await storedLike(product, form, form.first.stored);
  expect(made).toHaveLength(1);

  const own = String(made[0]?.[form.numbered?.[1] ?? Object.keys(form.first.stored)[0] ?? '']);
  await tabTo(page, own);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: form.edit })).toBeVisible();
  await expectFocusTrapped(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('main button:focus')).toContainText(own);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: form.edit })).toBeVisible();
  await type(page, form, form.second.typed);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await storedLike(product, form, form.second.stored)).toHaveLength(1);
}

/** Types a text into each control of the open form, moving on with Tab. */
async function type(
  page: Page,
  { controls }: FormCase,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, control] of controls) {
    const text = texts[label];
    if (text === undefined) continue;
    const named = page.getByRole('dialog').getByLabel(label, { exact: true });
    const box = control === 'lines' ? named.locator('input').first() : named;
    for (let presses = 0; !(await isFocused(box)); presses += 1) {
      expect(presses, `${label} takes no focus`).toBeLessThan(20);
      await page.keyboard.press('Tab');
      if ((await page.locator('details:not([open]) > summary:focus').count()) > 0) {
        await page.keyboard.press('Enter');
      }
    }
    if (control === 'lines') await typeLines(page, named, text);
    else if (control === 'datetime-local') await typeMoment(page, text);
    else if (control === 'date') {
      await page.keyboard.type(text === '' ? '' : monthFirst(text));
      if (text === '') await clearDate(page);
    } else if (control.startsWith('one of')) {
      await page.keyboard.type(text);
    } else {
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.insertText(text);
    }
  }
}

const isFocused = (box: ReturnType<Page['getByLabel']>): Promise<boolean> =>
  box.evaluate((element) => element === document.activeElement);

/** As the browser's date input expects it: month, day, year. */
const monthFirst = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1');

/** As the browser's input for date and time expects it: with twelve hours, and the half of the day. */
async function typeMoment(page: Page, moment: string): Promise<void> {
  const [day = '', time = ''] = moment.split('T');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  await page.keyboard.type(monthFirst(day));
  const parts = [hour % 12 || 12, minute].map((part) => String(part).padStart(2, '0'));
  await page.keyboard.type(`${parts.join('')}${hour < 12 ? 'A' : 'P'}`);
}

/** Types lines cell by cell, starting in the first; those that are too many become blank. */
async function typeLines(page: Page, lines: Locator, text: string): Promise<void> {
  const rows = text.split('\n').map((row) => row.split('\t'));
  const count = Math.max(rows.length, await lines.getByRole('listitem').count());
  const columns = await lines.getByRole('listitem').first().getByRole('textbox').count();
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.insertText(rows[row]?.[column] ?? '');
      if (column < columns - 1) await page.keyboard.press('Tab');
    }
    // Enter goes to the next line, and adds one after the last.
    if (row < count - 1) {
      await page.keyboard.press('Enter');
      await expect(
        lines
          .getByRole('listitem')
          .nth(row + 1)
          .getByRole('textbox')
          .first(),
      ).toBeFocused();
    }
  }
}

/** Each part of a date is cleared separately. */
async function clearDate(page: Page): Promise<void> {
  for (const key of ['Backspace', 'ArrowRight', 'Backspace', 'ArrowRight', 'Backspace']) {
    await page.keyboard.press(key);
  }
}

/** The stored records with exactly these values. */
async function storedLike(
  product: Product,
  { path }: FormCase,
  values: Readonly<Record<string, unknown>>,
): Promise<readonly Record<string, unknown>[]> {
  const all = (await product.stored(path)) as Record<string, Record<string, unknown>>;
  return Object.values(all).filter((record) =>
    Object.entries(values).every(([name, value]) => record[name] === value),
  );
}
