import { expect, test } from './fixtures.ts';
import type { Product } from './product.ts';
import { openSalesPage } from './salesPage.ts';

/** How many saves each of the two browsers makes before it submits a form. */
const EACH = 100;

let product: Product;

// The pages import the app's modules, which only the dev server serves by path.
test.beforeAll(({ sources }) => {
  product = sources;
});

test('killing the database during 200 saves from two browsers loses none, stores none twice and shows both users the outage', async ({
  open,
  consoleErrors,
}) => {
  const desks = await Promise.all(
    ['North', 'South'].map(async (name) => ({ name, page: await open('about:blank'), saved: 0 })),
  );
  for (const { page } of desks) await openSalesPage(page, product);
  const saved = new Set<string>();
  let killing: Promise<number> | undefined;
  async function kill(): Promise<number> {
    consoleErrors.allow(/WebSocket/);
    await product.killDatabase();
    return saved.size;
  }

  for (const desk of desks) {
    const { page, name } = desk;
    await page.exposeFunction('reportSaved', (title: string) => {
      desk.saved += 1;
      saved.add(title);
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
    await expect(form.getByText(/^No connection at the moment.*your entry is kept/)).toBeVisible();
    const waiting = EACH + 1 - desk.saved;
    await expect(
      desk.page.getByText(`No connection. ${waiting} changes will be saved`),
    ).toBeVisible();
  }
  await product.start();
  const known = await subjectsAt('sales/deals', 'title');
  expect([...saved].filter((title) => !known.includes(title))).toEqual([]);

  for (const { page } of desks) {
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 60_000 });
    await expect(page.getByText(/^No connection/)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await expect.poll(() => saved.size, { timeout: 60_000 }).toBe(2 * EACH);
  const [deals, entries] = [
    await subjectsAt('sales/deals', 'title'),
    await subjectsAt('activity', 'subject'),
  ];
  console.info(
    `Killed among 200 saves of two browsers: ${answered} answered before; with the two forms ${deals.length} stored in the end, with ${entries.length} entries`,
  );
  expect(deals).toHaveLength(2 * EACH + 2);
  expect(new Set(deals).size).toBe(deals.length);
  expect(entries.toSorted()).toEqual(deals.toSorted());
});

/** The stored names of this test's saves below a path. */
async function subjectsAt(path: string, name: string): Promise<readonly string[]> {
  const children = Object.values((await product.stored(path)) as Record<string, object>);
  return children
    .map((child) => String(Reflect.get(child, name)))
    .filter((text) => /^(North|South) /.test(text));
}

/** Runs in the page: saves many records at once through the app's code; reports each result. */
async function saveMany({ name, count }: { name: string; count: number }): Promise<void> {
  // Variables, so that the browser resolves the paths and not the compiler.
  const [repository, domain] = ['/src/records/repository.ts', '/src/domain/deal.ts'] as const;
  const { save }: typeof import('../../src/records/repository.ts') = await import(repository);
  const { deal }: typeof import('../../src/domain/deal.ts') = await import(domain);
  const { reportSaved: report } = window as unknown as {
    readonly reportSaved: (title: string) => Promise<void>;
  };
  // Long texts keep the server busy long enough to be killed while writing.
  const customer = 'A customer with a very long name. '.repeat(290);
  for (let index = 0; index < count; index += 1) {
    const title = `${name} ${index} ${'and thunder '.repeat(800)}`;
    const draft = { title, customer, value: '1', stage: 'New Lead' } as const;
    save(deal, null, draft)
      .then(() => report(title))
      .catch(() => undefined);
  }
}
