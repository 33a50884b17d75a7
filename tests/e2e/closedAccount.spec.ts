import { signIn } from './actions.ts';
import { administratorOf } from './administrator.ts';
import { expect, test } from './fixtures.ts';
import { createProduct, type Product } from './product.ts';

/** The database's token lifetime in seconds. */
const LIFETIME = 4;

let product: Product;

test.beforeAll(async () => {
  product = await createProduct('npm run preview', { TOKEN_LIFETIME: String(LIFETIME) });
  await product.start();
});

test.afterAll(() => product.remove());

for (const [what, close] of [
  ['disabled', 'setDisabled'],
  ['deleted', 'deleteAccount'],
] as const) {
  test(`an account that is ${what} while the dashboard is open shows no record once its token ends`, async ({
    open,
    consoleErrors,
  }) => {
    // What the SDK and the lists report depends on which of them notices first.
    consoleErrors.allow(/400|Reading \S+ failed|token|FIREBASE/);
    const administrator = administratorOf(product);
    const email = `${what}@closed.example`;
    const uid = await administrator.createAccount(email, 'Salma Idris');
    const page = await open('about:blank', { baseURL: product.address });
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
