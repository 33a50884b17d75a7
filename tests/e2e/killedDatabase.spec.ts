import { expectAccessible } from './actions.ts';
import { expect, test } from './fixtures.ts';
import type { Product } from './product.ts';
import { expectDeals } from './salesPage.ts';

/** How many saves each of the two browsers makes before it submits a form. */
const EACH = 50;

test('killing the database among a hundred saves of two browsers loses none, doubles none', async ({
  openSignedIn,
  consoleErrors,
  product,
}) => {
  const desks = await Promise.all(
    ['North', 'South'].map(async (name) => ({
      name,
      page: await openSignedIn('/#/dashboard/sales'),
      saved: 0,
    })),
  );
  // On its first visit, the dev server transforms every module of the app, and reloads the page if that was not all it needs.
  for (const { page } of desks)
    await expect(page.getByRole('main')).toBeVisible({ timeout: 60_000 });
  for (const { page } of desks) {
    await expectDeals(page);
    // The code of the sidebar's counts is loaded last of all.
    const counts = page.getByRole('navigation', { name: 'Dashboard' }).locator('[data-count]');
    await expect(counts.first()).toBeVisible({ timeout: 120_000 });
  }
  const saved = new Set<string>();
  let killing: Promise<number> | undefined;
  async function kill(): Promise<number> {
    // The dev server is gone as well: requests on their way are reset or refused.
    consoleErrors.allow(/WebSocket|net::ERR_/);
    await product.killDatabase();
    return saved.size;
  }

  for (const desk of desks) {
    const { page, name } = desk;
    await page.exposeFunction('reportSaved', (supplier: string) => {
      desk.saved += 1;
      saved.add(supplier);
      if (desks.every((one) => one.saved > 0)) killing ??= kill();
    });
    await page.getByRole('button', { name: 'New Deal' }).click();
    await page.getByLabel('Deal Title').fill(`${name} by hand`);
  }
  await Promise.all(desks.map(({ page, name }) => page.evaluate(saveMany, { name, count: EACH })));
  for (const { page } of desks) {
    await page.getByRole('button', { name: 'Create', exact: true }).click();
  }
  await expect.poll(() => killing !== undefined).toBe(true);
  const answered = (await killing) ?? 0;
  expect(answered, 'the kill came too late to interrupt anything').toBeLessThan(2 * EACH);

  for (const desk of desks) {
    const form = desk.page.getByRole('dialog', { name: 'New Deal' });
    await expect(form).toBeHidden();
    const waiting = EACH + 1 - desk.saved;
    await expect(
      desk.page.getByText(`No connection. ${waiting} changes kept on this device`),
    ).toBeVisible();
  }
  for (const { page } of desks) await expectAccessible(page);
  await product.start();
  const known = await subjectsAt(product, 'suppliers', 'name');
  expect([...saved].filter((name) => !known.includes(name))).toEqual([]);

  for (const { page } of desks) {
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 60_000 });
    await expect(page.getByText(/^No connection/)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await expect.poll(() => saved.size, { timeout: 60_000 }).toBe(2 * EACH);
  const records = [
    ...(await subjectsAt(product, 'suppliers', 'name')),
    ...(await subjectsAt(product, 'sales/deals', 'title')),
  ];
  const entries = await subjectsAt(product, 'activity', 'subject');
  console.info(
    `Killed among ${2 * EACH} saves of two browsers: ${answered} answered before; with the two forms ${records.length} stored in the end, with ${entries.length} entries`,
  );
  expect(records).toHaveLength(2 * EACH + 2);
  expect(new Set(records).size).toBe(records.length);
  expect(entries.toSorted()).toEqual(records.toSorted());
});

/** The stored names of this test's saves below a path. */
async function subjectsAt(
  product: Product,
  path: string,
  name: string,
): Promise<readonly string[]> {
  const children = Object.values((await product.stored(path)) as Record<string, object>);
  return children
    .map((child) => String(Reflect.get(child, name)))
    .filter((text) => /^(North|South) /.test(text));
}

/**
 * Runs in the page: saves many records at once through the app's outbox; reports each that is stored. They are records
 * that the open page does not list, so that it has time for its form.
 */
async function saveMany({ name, count }: { name: string; count: number }): Promise<void> {
  // Variables, so that the browser resolves the paths and not the compiler.
  const [device, auth] = [
    '/src/store/device/outboxItems.ts',
    '/src/store/firebase/auth.ts',
  ] as const;
  const { appendItem, listItems }: typeof import('../../src/store/device/outboxItems.ts') =
    await import(device);
  const { observeUser }: typeof import('../../src/store/firebase/auth.ts') = await import(auth);
  const { reportSaved: report } = window as unknown as {
    readonly reportSaved: (supplier: string) => Promise<void>;
  };
  const owner = await new Promise<string>((resolve) =>
    observeUser((user) => user && resolve(user.uid)),
  );
  // Long texts keep the server busy long enough to be killed while writing.
  const contact = 'A contact with a very long name. '.repeat(60);
  const waiting = new Map<string, string>();
  const reportStored = async (): Promise<void> => {
    const left = new Set((await listItems()).map(({ id }) => id));
    for (const [id, own] of waiting) {
      if (!left.has(id) && waiting.delete(id)) void report(own);
    }
  };
  setInterval(() => void reportStored(), 250);
  for (let index = 0; index < count; index += 1) {
    const own = `${name} ${index} ${'and thunder '.repeat(160)}`;
    const intent = {
      id: crypto.randomUUID(),
      owner,
      path: 'suppliers',
      recordId: null,
      title: `${name} ${index}`,
      base: {},
      typed: { name: own, contact },
      savedAt: Date.now(),
      isServerTime: false,
    };
    await appendItem(intent);
    waiting.set(intent.id, own);
  }
}
