import type { Page } from '@playwright/test';
import { FORMS, type FormCase } from '../features/formCases.ts';
import { expect, test } from './fixtures.ts';
import {
  expectAccessible,
  expectAccessibleAndFit,
  expectAccessibleInBothThemes,
  expectFit,
  expectFitEverywhere,
  expectFocusTrapped,
  signInAsDemo,
  tabTo,
} from './actions.ts';
import { clauses } from '../specification/clauses.ts';

/** The dashboard pages, by address and heading. */
const SCREENS = [
  ['', 'Welcome back, Layla'],
  ['/sales', 'Sales CRM'],
  ['/finance', 'Finance & Accounting'],
  ['/payments', 'Payments'],
  ['/creditNotes', 'Credit Notes'],
  ['/inventory', 'Inventory Management'],
  ['/procurement', 'Procurement'],
  ['/suppliers', 'Supplier Management'],
  ['/service', 'Service & Maintenance'],
  ['/nowhere', 'Page not found'],
] as const;

test('every page and form is accessible in both themes and fits', async ({
  open,
  consoleErrors,
}) => {
  // Contrast is checked when all fades have ended.
  const page = await open('/#/login', { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Please enter both email and password.')).toBeVisible();
  // A failed sign-in is also logged.
  consoleErrors.expect(/^Signing in failed Please enter both email and password\./);
  await expectAccessibleAndFit(page);
  await page.getByRole('button', { name: 'Need an account? Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await expectAccessibleAndFit(page);

  await page.getByRole('button', { name: 'Already have an account? Sign In' }).click();
  await signInAsDemo(page);
  let formsSeen = 0;
  for (const [path, title] of SCREENS) {
    await goTo(page, path, title);
    for (const width of [768, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFit(page);
    }
    await expectAccessibleAndFit(page);
    for (const form of FORMS.filter((one) => `/${one.page}` === path)) {
      await page.getByRole('button', { name: form.opener, exact: true }).click();
      // The form of a record has all that the blank one has, and its history.
      await expectAccessibleDialog(page, form.create, expectAccessibleOnPhone);
      await page.locator(firstOf(form)).first().click();
      await expectAccessibleDialog(page, form.edit, expectAccessibleInBothThemes);
      formsSeen += 2;
    }
  }
  expect(formsSeen).toBe(2 * FORMS.length);

  consoleErrors.allow(/^WebSocket .*ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await expect(page.getByText(/^No connection\./)).toBeVisible();
  await expectAccessibleAndFit(page);
});

async function goTo(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`/#/dashboard${path}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
}

/** Checks the open dialog and closes it. */
async function expectAccessibleDialog(
  page: Page,
  name: string,
  expectDialog: (page: Page, part: string) => Promise<void>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  await expectDialog(page, 'dialog');
  await expectFitEverywhere(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function expectAccessibleOnPhone(page: Page, part: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 });
  await expectAccessible(page, part);
}

/** Selects what opens records: the cards of the pipeline or the rows of a table. */
function firstOf({ path }: FormCase): string {
  if (path === 'sales/deals') return 'main li > button';
  const index = path === 'sales/customers' ? 1 : 0;
  return `:nth-match(main table, ${index + 1}) tbody button`;
}

test('finds and edits a ticket by keyboard only', { tag: '@try-out' }, async ({ openSignedIn }) => {
  const page = await openSignedIn('/#/dashboard');
  await tabTo(page, 'New Service Ticket');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New Ticket' })).toBeVisible();
  await expect(page.getByLabel('Customer', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const table = page.getByRole('table', { name: 'Tickets' });
  const customers = table.locator('tbody td:nth-child(2) > bdi');
  await tabTo(page, 'Customer');
  await page.keyboard.press('Enter');
  await expect(table.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const names = await customers.allTextContents();
  expect(names.length).toBeGreaterThan(2);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));

  const wanted = names.at(-1) ?? '';
  await tabTo(page, 'Search tickets', 'Shift+Tab');
  await page.keyboard.type(wanted);
  await expect
    .poll(async () => new Set(await customers.allTextContents()))
    .toEqual(new Set([wanted]));

  const opener = table.locator('tbody button').first();
  await tabTo(page, (await opener.textContent()) ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Ticket' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Issue')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('By keyboard: ');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(table.getByRole('row').nth(1)).toContainText('By keyboard: ');
});

test(
  'the navigation slides over on a phone and traps focus',
  clauses('S2.6-7'),
  async ({ openSignedIn }) => {
    const page = await openSignedIn('/#/dashboard', {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'dialog');
    await expectFocusTrapped(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Sales' }).click();
    await expect(page.getByRole('heading', { name: 'Sales CRM' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);
