import { expect, test } from '@playwright/test';
import { openBrowser, signIn } from './people.ts';
import { createProduct, type Product } from './product.ts';

let product: Product;

test.beforeAll(async () => {
  product = await createProduct();
  await product.start();
});

test.afterAll(() => product.remove());

test('who signs in through the Auth emulator may write as themselves and as nobody else, until they sign out', async ({
  browser,
}) => {
  const { page } = await openBrowser(browser, product.address);
  await signIn(page, 'demo@atollier.example', 'atollier-demo');

  expect(await page.evaluate(writeEntryAs, 'Layla Haddad')).toBe('stored');
  expect(await page.evaluate(writeEntryAs, 'Omar Farouk')).toBe('PERMISSION_DENIED');
  expect(await page.evaluate(signOutWhileWatching)).toMatch(/permission_denied/i);
  expect(await page.evaluate(writeEntryAs, 'Layla Haddad')).toBe('PERMISSION_DENIED');
});

test('a page that is left within 200 ms of its load connects at the next visit', async ({
  browser,
}) => {
  const { page, complaints } = await openBrowser(browser, product.address);
  await signIn(page, 'demo@atollier.example', 'atollier-demo');
  await page.goto(`${product.address}/#/dashboard/suppliers`);
  for (const wait of [0, 20, 60, 120, 200]) {
    await page.reload({ waitUntil: 'load' });
    await page.waitForTimeout(wait);
  }
  await page.reload();
  await expect(page.getByText('7 in all')).toBeVisible();
  expect(complaints).toEqual([]);
});

/** In the page: writes an activity entry under a name through the app's own code; tells how it went. */
async function writeEntryAs(user: string): Promise<string> {
  // Through a variable: the browser resolves it, not the compiler.
  const database = '/src/firebase/database.ts' as const;
  const { SERVER_TIME, newKey, writeTogether }: typeof import('../../src/firebase/database.ts') =
    await import(database);
  const entry = { user, action: 'created PO', subject: 'PO-2026-1', timestamp: SERVER_TIME };
  return writeTogether({ [`activity/${newKey()}`]: entry }).then(
    () => 'stored',
    (error: { readonly code: string }) => error.code,
  );
}

/** In the page: signs out while a list is followed; tells why the database ended it. */
async function signOutWhileWatching(): Promise<string> {
  const [database, auth] = ['/src/firebase/database.ts', '/src/firebase/auth.ts'] as const;
  const { watchChildren }: typeof import('../../src/firebase/database.ts') = await import(database);
  const { signOut }: typeof import('../../src/firebase/auth.ts') = await import(auth);
  return new Promise((resolve) => {
    let told = false;
    watchChildren(
      'suppliers',
      (key) => key,
      () => {
        if (!told) void signOut();
        told = true;
      },
      (error) => resolve(error.message),
    );
  });
}
