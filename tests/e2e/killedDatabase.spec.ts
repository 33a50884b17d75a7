import { expect, test } from './journey.ts';
import type { Product } from './product.ts';
import { arriveAtSales } from './sales.ts';

/** How many saves each of the two browsers makes; a form is sent after them. */
const EACH = 100;

let product: Product;

// The browsers call the app's own code, which only the dev server hands out by name.
test.beforeAll(({ sources }) => {
  product = sources;
});

test('a database killed while two browsers make 200 saves loses none, stores none twice, and both people know', async ({
  open,
  consoleErrors,
}) => {
  const desks = await Promise.all(
    ['North', 'South'].map(async (name) => ({ name, page: await open('about:blank'), saved: 0 })),
  );
  for (const { page } of desks) await arriveAtSales(page, product);
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

/** What is stored below a path of this test's saves, by name. */
async function subjectsAt(path: string, name: string): Promise<readonly string[]> {
  const children = Object.values((await product.stored(path)) as Record<string, object>);
  return children
    .map((child) => String(Reflect.get(child, name)))
    .filter((text) => /^(North|South) /.test(text));
}

/** In the page: many saves at once through the app's own code; reports each as the page learns of it. */
async function saveMany({ name, count }: { name: string; count: number }): Promise<void> {
  // Through variables: the browser resolves them, not the compiler.
  const [repository, domain] = ['/src/records/repository.ts', '/src/domain/deal.ts'] as const;
  const { save }: typeof import('../../src/records/repository.ts') = await import(repository);
  const { deal }: typeof import('../../src/domain/deal.ts') = await import(domain);
  const { reportSaved: report } = window as unknown as {
    readonly reportSaved: (title: string) => Promise<void>;
  };
  // Long texts keep the server busy for long enough to be killed at work.
  const customer = 'A customer with a very long name. '.repeat(290);
  for (let place = 0; place < count; place += 1) {
    const title = `${name} ${place} ${'and thunder '.repeat(800)}`;
    const draft = { title, customer, value: '1', stage: 'New Lead' } as const;
    save(deal, null, draft)
      .then(() => report(title))
      .catch(() => undefined);
  }
}
