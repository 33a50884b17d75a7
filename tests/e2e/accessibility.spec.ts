import type { Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../tools/backend/start/demoAccount.ts';
import { NOT_FOUND } from '../../src/company/site/ar/notFound.ts';
import { documentTitle } from '../support/publicRoutes.ts';
import { SIDEBAR_PAGES } from '../../src/desk/modules.tsx';
import { FURTHER_PAGES } from '../../src/desk/pages.tsx';
import { PUBLIC_PAGES } from '../../tools/build/publicPages.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectAccessibleLayout,
} from './accessible.ts';
import { expectFit, submitCredentials } from './actions.ts';
import { expect, test } from './fixtures.ts';
import type { Product } from './product.ts';
import { PAGES } from './publicRoutes.ts';
import { goToPage } from './sitePage.ts';

/** The pages in Arabic, by address and heading: of projects without a case study one, and an unknown address. */
const ARABIC_PAGES = [
  ...PUBLIC_PAGES.filter(({ path }) => /^\/ar(?!\/portfolio\/[2346]$)/.test(path)).map(
    ({ path, heading }) => [path, heading] as const,
  ),
  ['/ar/nowhere', NOT_FOUND.head.heading] as const,
];

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** 1280 by 1024 pixels at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

/**
 * A part of the page fits and is accessible on a phone, and in both themes on a desktop: a contrast is the same at any width, and
 * a dialog has the same parts, of which those at its foot stay in sight.
 */
async function expectGood(page: Page, part = 'html'): Promise<void> {
  await page.setViewportSize(PHONE);
  await expectFit(page);
  if (part !== 'dialog') await expectAccessibleLayout(page, part);
  for (const button of await page.locator('dialog footer button').filter({ visible: true }).all())
    await expect(button).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(DESKTOP);
  await expectFit(page);
  await expectAccessibleInBothThemes(page, part);
}

async function expectFitOnSite(page: Page): Promise<void> {
  for (const window of [ZOOMED, DESKTOP, PHONE]) {
    await page.setViewportSize(window);
    await expectFit(page);
  }
}

test('every public page fits every window and is accessible, with its menu, details and form', async ({
  open,
}) => {
  const page = await open('/');
  for (const [path] of PAGES) {
    await goToPage(page, path);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    const details = page.getByRole('button', { name: /^View Details/ });
    while ((await details.count()) > 0) await details.first().click();
    await expectFitOnSite(page);
    // The site has one theme, and few colors that a width decides.
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page);
  await goToPage(page, '/contact');
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const send = page.getByRole('button', { name: 'Review and send' });
  await send.click();
  await expect(field(/^Name/)).toBeFocused();
  await expectAccessible(page, 'main');
  await field(/^Name/).fill('Noor Rahman');
  await field(/^E-mail/).fill('noor@studio.example');
  await field(/^Message/).fill('A reef.');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expectAccessible(page, 'main');
});

test('every page in Arabic fits and is accessible', async ({ open }) => {
  const page = await open('/ar/');
  for (const [path, heading] of ARABIC_PAGES) {
    await page.goto(`/ar/#${path}`);
    await expect(page.locator('html[lang=ar][dir=rtl] #root h1')).toHaveText(heading);
    await expectFitOnSite(page);
    // Its colors are those of the page in English.
    await expectAccessibleLayout(page);
  }
});

test('the login page in all its states, and the page of an unknown file, are accessible and fit', async ({
  open,
  consoleErrors,
}) => {
  consoleErrors.allow(/^Signing in failed|404/);
  const page = await open('/#/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Please enter both email and password.')).toBeVisible();
  await expectGood(page);
  await page.getByRole('button', { name: 'Need an account? Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await expectGood(page);
  await page.goto(`/#/login?invitation=${'0'.repeat(32)}`);
  await expect(page.getByRole('alert')).toContainText('belongs to no invitation');
  await expectGood(page);
  // What signing in shows while the answer is on its way.
  await page.goto('/#/login');
  await page.route(/accounts:signInWithPassword/, () => undefined);
  await submitCredentials(page, 'Sign In', DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/service');
  await expect(page).toHaveTitle(documentTitle('Page not found'));
  await expectGood(page);
});

/** The pages that show one thing, with its parameters. */
async function parameters({ stored }: Product): Promise<Readonly<Record<string, string>>> {
  const first = async (path: string): Promise<readonly [string, { readonly name?: string }]> => {
    const [entry] = Object.entries((await stored(path)) as Record<string, { name?: string }>);
    return entry ?? ['', {}];
  };
  const [customer, supplier] = await Promise.all(
    ['sales/customers', 'suppliers'].map(async (path) =>
      encodeURIComponent((await first(path))[1].name ?? ''),
    ),
  );
  const [installation] = await first('service/installations');
  const [invoice] = await first('finance/invoices');
  return {
    'sales/customer': `?name=${customer}`,
    'suppliers/supplier': `?name=${supplier}`,
    'service/visit': `?installation=${installation}`,
    'service/installation': `?installation=${installation}`,
    document: `?invoices=${invoice}`,
    statement: `?name=${customer}&from=2020-01-01&to=2030-01-01`,
  };
}

/** The forms that a page with several lists opens after that of the first. */
const MORE_FORMS: Readonly<Record<string, readonly string[]>> = {
  sales: ['leads/new', 'customers/new'],
};

/** In parts that take about as long as another test. */
const PARTS = 4;

for (let part = 0; part < PARTS; part += 1)
  test(`every page of the dashboard fits and is accessible, with a record that is open: part ${part + 1} of ${PARTS}`, async ({
    openSignedIn,
    product,
  }) => {
    const page = await openSignedIn('/#/dashboard');
    const query = await parameters(product);
    const dialog = page.getByRole('dialog');
    const paths = [...[...SIDEBAR_PAGES, ...FURTHER_PAGES].map(({ path }) => path), 'nowhere'];
    const own = paths.filter((_, index) => index % PARTS === part);
    for (const path of own) {
      await page.goto(`/#/dashboard/${path}${query[path] ?? ''}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      for (const width of [768, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expectFit(page);
      }
      // What is around all pages is looked at around the first.
      await expectGood(page, path === own[0] ? 'html' : 'main');
      await expect(page).toHaveTitle(/./);
      const record = page.locator('main [data-opens-record]').filter({ visible: true }).first();
      // A stop of the plan leads to the page of its installation.
      if (path !== 'service/plan' && (await record.count()) > 0) {
        await record.click();
        await expect(dialog).toBeVisible();
        await expectGood(page, 'dialog');
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
      for (const form of MORE_FORMS[path] ?? []) {
        await page.goto(`/#/dashboard/${path}?record=${form}`);
        await expect(dialog).toBeVisible();
        await expectGood(page, 'dialog');
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    }
  });

test('menus, the palette, dialogs and messages of the dashboard are accessible and fit', async ({
  openSignedIn,
  administrator,
  consoleErrors,
}) => {
  consoleErrors.allow(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  await administrator.seed({
    'sales/deals/sweep': { title: 'Swept tank', customer: 'As it was', stage: 'Negotiation' },
  });
  const page = await openSignedIn('/#/dashboard/sales?deals-q=swept');
  const dialog = page.getByRole('dialog');
  const card = page.getByRole('button', { name: /^Swept tank/ });
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };

  await test.step('a selection, the menu of statuses, and the message of a change', async () => {
    await card.focus();
    await page.keyboard.press('x');
    await page.keyboard.press('m');
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessibleInBothThemes(page, '[role=menu]');
    await page.keyboard.press('q');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Swept tank moved to Quotation Sent')).toBeVisible();
    await expectGood(page);
  });

  await test.step('the keys', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await expectGood(page, 'dialog');
    await close();
  });

  await test.step('the palette, what it finds, and what can be done with that', async () => {
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expectGood(page, 'dialog');
    for (const query of ['zzzqqq', 'saffron']) {
      await dialog.getByRole('combobox').fill(query);
      await expect(dialog.getByText(/\d found|Nothing found/)).toBeVisible();
      await expectGood(page, 'dialog');
    }
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByRole('option', { name: 'Copy link' })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'dialog');
    while ((await dialog.count()) > 0) await page.keyboard.press('Escape');
  });

  await test.step('the account', async () => {
    await page.getByRole('button', { name: /^Account:/ }).click();
    await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible();
    await expectGood(page, 'dialog');
    for (const part of ['Invite a colleague', 'Change your password']) {
      await page.getByRole('button', { name: part }).click();
      const own = page.getByRole('dialog', { name: part });
      await expect(own).toBeVisible();
      if (part.startsWith('Invite')) {
        await own.getByRole('button', { name: 'Create link', exact: true }).click();
        await expect(own.getByRole('listitem').first()).toBeVisible();
      }
      await expectGood(page, 'dialog');
      await page.keyboard.press('Escape');
      await expect(own).toHaveCount(0);
      if ((await dialog.count()) === 0)
        await page.getByRole('button', { name: /^Account:/ }).click();
    }
    await close();
  });

  await test.step('the menu of a phone', async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(dialog).toBeVisible();
    await expectAccessibleInBothThemes(page, 'dialog');
    await close();
    await page.setViewportSize(DESKTOP);
  });

  await test.step('a field that is wrong, a draft, and what a colleague has changed', async () => {
    await card.click();
    await dialog.getByLabel('Customer', { exact: true }).fill('Typed here');
    await close();
    await administrator.seed({ 'sales/deals/sweep/customer': 'Saved by a colleague' });
    await expect(card).toContainText('Saved by a colleague');
    await card.click();
    await dialog.getByRole('button', { name: 'Restore unsaved input' }).click();
    await expect(dialog.getByLabel('Customer', { exact: true })).toHaveAccessibleDescription(
      /^Changed by a colleague meanwhile: Saved by a colleague\./,
    );
    await dialog.getByLabel('Deal Title').fill('x'.repeat(10_001));
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
    await expectGood(page, 'dialog');
    await dialog.getByLabel('Deal Title').fill('Swept tank');
  });

  await test.step('no connection, a change that waits, and a conflict', async () => {
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^No connection\. 1 change kept/)).toBeVisible();
    await expectGood(page);
    await page.getByRole('banner').getByText('1 waiting').click();
    await expect(page.getByRole('dialog', { name: 'Not saved yet' })).toBeVisible();
    await expectGood(page, 'dialog');
    await close();
    await administrator.seed({ 'sales/deals/sweep/customer': 'Saved once more' });
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('radio', { name: 'Yours Typed here' })).toBeChecked();
    await expectGood(page, 'main');
  });
});
