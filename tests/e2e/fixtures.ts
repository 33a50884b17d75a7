import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { DEMO_ACCOUNT } from '../../tools/backend/start/demoAccount.ts';
import { administratorOf, type Administrator } from './administrator.ts';
import { ConsoleErrors } from './consoleErrors.ts';
import { createProduct, type Product } from './product.ts';
import { sessionOf, type StoredState } from './session.ts';
import { createTryOut } from './tryOut.ts';

export type Open = (this: void, address: string, options?: BrowserContextOptions) => Promise<Page>;

/** An account that a test creates, by its e-mail address and its name. */
type Account = { readonly email: string; readonly name: string; readonly photo?: string };

type Fixtures = {
  /** Opens an address of the product in a new browser context, as a separate user. */
  open: Open;
  /** Opens an address with the stored session of the demo account. */
  openSignedIn: Open;
  /** Creates an account and opens an address with its session; returns its uid as well. */
  openAs: (
    this: void,
    account: Account,
    address: string,
    options?: BrowserContextOptions,
  ) => Promise<{ readonly page: Page; readonly uid: string }>;
  /** Errors of all pages of this test. Every error that is not expected or allowed fails the test. */
  consoleErrors: ConsoleErrors;
  /** The administrator of the backend; a test that uses it leaves rules and records as they were. */
  administrator: Administrator;
};

export type WorkerFixtures = {
  /** As most tests need it, with a form that stores enquiries, or the try-out, whose backend is inside the browser. */
  edition: 'usual' | 'enquiries' | 'try-out';
  product: Product;
  /** What the browser stores after the demo account has signed in. */
  session: StoredState;
};

/** Playwright's `test`, failing on any console error, failed request, policy violation or request to another host. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  edition: ['usual', { scope: 'worker', option: true }],
  // Started once for all files: tests find earlier records and give their own distinct names.
  product: [
    async ({ edition }, use) => {
      const product =
        edition === 'try-out'
          ? createTryOut()
          : await createProduct(edition === 'enquiries' ? { VITE_ENQUIRIES: 'on' } : undefined);
      await product.start();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  session: [
    async ({ product }, use) => {
      await use(await sessionOf(product, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password));
    },
    { scope: 'worker' },
  ],
  // Playwright reads the required fixtures from the pattern, here none.
  consoleErrors: async ({}, use) => {
    const consoleErrors = new ConsoleErrors();
    await use(consoleErrors);
    consoleErrors.verify();
  },
  administrator: async ({ product }, use) => {
    const before = (await product.stored('')) as object;
    const administrator = administratorOf(product);
    await use(administrator);
    await administrator.restoreRules();
    const after = (await product.stored('')) as object;
    const added = Object.keys(after).map((path) => [path, null] as const);
    await administrator.seed({ ...Object.fromEntries(added), ...before });
  },
  open: async ({ browser, consoleErrors, product }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (address, options) => {
      const context = await browser.newContext({
        baseURL: product.address,
        // It would answer requests that tests delay or count; worker.spec.ts allows it.
        serviceWorkers: 'block',
        ...options,
      });
      contexts.push(context);
      await consoleErrors.listenTo(context);
      const page = await context.newPage();
      await page.goto(address);
      return page;
    });
    consoleErrors.stopListening();
    await Promise.all(contexts.map((context) => context.close()));
  },
  openSignedIn: async ({ open, session }, use) => {
    await use((address, options) => open(address, { storageState: session, ...options }));
  },
  openAs: async ({ open, product }, use) => {
    const { createAccount } = administratorOf(product);
    await use(async ({ email, name, photo }, address, options) => {
      const uid = await createAccount(email, name, photo);
      const storageState = await sessionOf(product, email);
      return { uid, page: await open(address, { storageState, ...options }) };
    });
  },
});

export { expect } from '@playwright/test';
