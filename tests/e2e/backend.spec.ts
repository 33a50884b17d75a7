import { expect, test } from './journey.ts';
import { signIn } from './people.ts';
import type { Product } from './product.ts';

let product: Product;

test.beforeAll(({ sources }) => {
  product = sources;
});

test('who signs in through the Auth emulator may write as themselves and as nobody else, until they sign out', async ({
  open,
}) => {
  const page = await open(product.address);
  await signIn(page, 'demo@atollier.example', 'atollier-demo');

  expect(await page.evaluate(writeEntryAs, 'Layla Haddad')).toBe('stored');
  expect(await page.evaluate(writeEntryAs, 'Omar Farouk')).toBe('PERMISSION_DENIED');
  expect(await page.evaluate(signOutWhileWatching)).toMatch(/permission_denied/i);
  expect(await page.evaluate(writeEntryAs, 'Layla Haddad')).toBe('PERMISSION_DENIED');
});

test('a page that is left within 200 ms of its load connects at the next visit', async ({
  open,
  complaints,
}) => {
  // What was on its way when the page was left.
  complaints.allow(/^net::ERR_ABORTED: /);
  const page = await open(product.address);
  await signIn(page, 'demo@atollier.example', 'atollier-demo');
  await page.goto(`${product.address}/#/dashboard/suppliers`);
  for (const wait of [0, 20, 60, 120, 200]) {
    await page.reload({ waitUntil: 'load' });
    await page.waitForTimeout(wait);
  }
  await page.reload();
  await expect(page.getByText('7 in all')).toBeVisible();
});

test('a database killed among 200 saves has lost none that the page called saved', async ({
  open,
  complaints,
}) => {
  const page = await open(product.address);
  await signIn(page, 'demo@atollier.example', 'atollier-demo');
  await page.getByRole('link', { name: 'Sales' }).click();
  await expect(page.getByText('Living reef for the garden villa')).toBeVisible();

  const saved = new Set<string>();
  let killing: Promise<void> | undefined;
  await page.exposeFunction('reportSaved', (title: string) => {
    saved.add(title);
    complaints.allow(/^WebSocket .*\/\.ws\?|net::ERR_CONNECTION_/);
    killing ??= product.killDatabase();
  });
  await page.evaluate(saveTwoHundred);
  await expect.poll(() => killing !== undefined).toBe(true);
  await killing;

  await product.start();
  const deals = await subjectsAt('sales/deals', 'title');
  const entries = await subjectsAt('activity', 'subject');
  const found = [...deals].filter((title) => title.startsWith('Storm '));
  console.log(
    `Killed among 200 saves: ${saved.size} reported saved, ${found.length} found after the restart`,
  );
  expect(saved.size).toBeGreaterThan(0);
  expect(saved.size, 'the kill came too late to interrupt anything').toBeLessThan(200);
  expect([...saved].filter((title) => !deals.has(title))).toEqual([]);
  expect(found.filter((title) => !entries.has(title))).toEqual([]);
});

async function subjectsAt(path: string, name: string): Promise<ReadonlySet<string>> {
  const children = Object.values((await product.stored(path)) as Record<string, object>);
  return new Set(children.map((child) => String(Reflect.get(child, name))));
}

/** In the page: writes an activity entry under a name through the app's own code; tells how it went. */
async function writeEntryAs(user: string): Promise<string> {
  // Through a variable: the browser resolves it, not the compiler.
  const database = '/src/firebase/database.ts' as const;
  const { SERVER_TIME, newKey, writeTogether }: typeof import('../../src/firebase/database.ts') =
    await import(database);
  const entry = { user, action: 'updated PO', subject: 'PO-2026-1', timestamp: SERVER_TIME };
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

/** In the page: two hundred saves at once through the app's own code; reports each as the page learns of it. */
async function saveTwoHundred(): Promise<void> {
  // Through variables: the browser resolves them, not the compiler.
  const [repository, domain] = ['/src/records/repository.ts', '/src/domain/deal.ts'] as const;
  const { save }: typeof import('../../src/records/repository.ts') = await import(repository);
  const { deal }: typeof import('../../src/domain/deal.ts') = await import(domain);
  const { reportSaved: report } = window as unknown as {
    readonly reportSaved: (title: string) => Promise<void>;
  };
  // Long texts keep the server busy for long enough to be killed at work.
  const customer = 'A customer with a very long name. '.repeat(290);
  for (let place = 0; place < 200; place += 1) {
    const title = `Storm ${place} ${'and thunder '.repeat(800)}`;
    const draft = { title, customer, value: '1', stage: 'New Lead' } as const;
    save(deal, null, draft, { displayName: 'Layla Haddad' })
      .then(() => report(title))
      .catch(() => undefined);
  }
}
