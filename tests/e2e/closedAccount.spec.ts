import { signIn } from './actions.ts';
import { expect, test as base, type WorkerFixtures } from './fixtures.ts';
import { createProduct } from './product.ts';

/** The product with a database whose tokens live for four seconds. */
const test = base.extend<object, Pick<WorkerFixtures, 'product'>>({
  product: [
    async ({ command }: WorkerFixtures, use) => {
      const product = await createProduct(command, { TOKEN_LIFETIME: '4' });
      await product.start();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

for (const [what, close] of [
  ['disabled', 'setDisabled'],
  ['deleted', 'deleteAccount'],
] as const) {
  test(`an account that is ${what} while the dashboard is open shows no record once its token ends`, async ({
    open,
    administrator,
    consoleErrors,
  }) => {
    // What the SDK and the lists report depends on which of them notices first.
    consoleErrors.allow(/400|Reading \S+ failed|token|FIREBASE/);
    const email = `${what}@closed.example`;
    const uid = await administrator.createAccount(email, 'Salma Idris');
    const page = await open('about:blank');
    await signIn(page, email);
    await page.goto('/#/dashboard/sales');
    await expect(page.getByText(/^\d+ total$/).first()).toBeVisible();
    await administrator[close](uid, true);
    await expect(
      page.getByRole('heading', { level: 1, name: /^(Sign In|Your account is closed)$/ }),
    ).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/^\d+ total$/)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  });
}
