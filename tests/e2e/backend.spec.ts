import { expect, test } from './fixtures.ts';

test('a signed-in user can write under their own name only, and nothing after signing out', async ({
  openSignedIn,
  consoleErrors,
}) => {
  // The database revokes the permission before the page unsubscribes.
  consoleErrors.allow(/^Reading \S+ failed/);
  // The page imports the app's modules, which only the dev server serves by path.
  const page = await openSignedIn('/#/dashboard');

  // Before that reload is over, the modules may be another copy, without the account.
  await expect(async () =>
    expect(await page.evaluate(writeEntryAs, 'Layla Haddad')).toBe('stored'),
  ).toPass();
  expect(await page.evaluate(writeEntryAs, 'Omar Farouk')).toBe('PERMISSION_DENIED');
  expect(await page.evaluate(signOutWhileWatching)).toMatch(/permission_denied/i);
  expect(await page.evaluate(writeEntryAs, 'Layla Haddad')).toBe('PERMISSION_DENIED');
});

/** Runs in the page: writes an activity entry under a name; returns 'stored' or the error's code. */
async function writeEntryAs(user: string): Promise<string> {
  // A variable, so that the browser resolves the path and not the compiler.
  const database = '/src/store/firebase/database.ts' as const;
  const {
    SERVER_TIMESTAMP,
    newKey,
    updatePaths,
  }: typeof import('../../src/store/firebase/database.ts') = await import(database);
  const entry = { user, action: 'updated PO', subject: 'PO-2026-1', timestamp: SERVER_TIMESTAMP };
  return updatePaths({ [`activity/${newKey()}`]: entry }).then(
    () => 'stored',
    (error: { readonly code: string }) => error.code,
  );
}

/** Runs in the page: signs out during a subscription; returns the error that ended it. */
async function signOutWhileWatching(): Promise<string> {
  const [database, auth] = [
    '/src/store/firebase/database.ts',
    '/src/store/firebase/auth.ts',
  ] as const;
  const { watchChildren }: typeof import('../../src/store/firebase/database.ts') = await import(
    database
  );
  const { signOut }: typeof import('../../src/store/firebase/auth.ts') = await import(auth);
  return new Promise((resolve) => {
    let hasArrived = false;
    watchChildren(
      'suppliers',
      (key) => key,
      () => {
        if (!hasArrived) void signOut();
        hasArrived = true;
      },
      (error) => resolve(error.message),
    );
  });
}
