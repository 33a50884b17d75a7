import { expect, test } from './journey.ts';
import { signInAsDemo } from './people.ts';

test('who signs in through the Auth emulator may write as themselves and as nobody else, until they sign out', async ({
  open,
  sources,
}) => {
  // The page calls the app's own code, which only the dev server hands out by name.
  const page = await open(sources.address);
  await signInAsDemo(page);

  expect(await page.evaluate(writeEntryAs, 'Layla Haddad')).toBe('stored');
  expect(await page.evaluate(writeEntryAs, 'Omar Farouk')).toBe('PERMISSION_DENIED');
  expect(await page.evaluate(signOutWhileWatching)).toMatch(/permission_denied/i);
  expect(await page.evaluate(writeEntryAs, 'Layla Haddad')).toBe('PERMISSION_DENIED');
});

test('a page that is left within 200 ms of its load connects at the next visit', async ({
  open,
  consoleErrors,
  preview,
}) => {
  // What was on its way when the page was left.
  consoleErrors.allow(/^net::ERR_ABORTED: /);
  const page = await open(preview.address);
  await signInAsDemo(page);
  await page.goto(`${preview.address}/#/dashboard/suppliers`);
  for (const wait of [0, 20, 60, 120, 200]) {
    await page.reload({ waitUntil: 'load' });
    await page.waitForTimeout(wait);
  }
  await page.reload();
  await expect(page.getByText(/^\d+ total$/)).toBeVisible();
});

/** In the page: writes an activity entry under a name through the app's own code; tells how it went. */
async function writeEntryAs(user: string): Promise<string> {
  // Through a variable: the browser resolves it, not the compiler.
  const database = '/src/firebase/database.ts' as const;
  const { SERVER_TIMESTAMP, newKey, updatePaths }: typeof import('../../src/firebase/database.ts') =
    await import(database);
  const entry = { user, action: 'updated PO', subject: 'PO-2026-1', timestamp: SERVER_TIMESTAMP };
  return updatePaths({ [`activity/${newKey()}`]: entry }).then(
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
