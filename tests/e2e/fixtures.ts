import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { ConsoleErrors } from './consoleErrors.ts';
import { createProduct, type Command, type Product } from './product.ts';

export type Fixtures = {
  /** Opens an address in a new browser context, as a separate user. */
  open(this: void, address: string, options?: BrowserContextOptions): Promise<Page>;
  /** Errors of all pages of this test. Every error that is not expected or allowed fails the test. */
  consoleErrors: ConsoleErrors;
};

type WorkerFixtures = {
  /** The built app with production headers. */
  preview: Product;
  /** The app on the dev server, for tests that import its modules. */
  sources: Product;
};

/** Playwright's `test`, failing on any console error, failed request, policy violation or request to another host. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  preview: [started('npm run preview'), { scope: 'worker', timeout: 120_000 }],
  sources: [started('npm start'), { scope: 'worker', timeout: 120_000 }],
  // Playwright reads the required fixtures from the pattern, here none.
  consoleErrors: async ({}, use) => {
    const consoleErrors = new ConsoleErrors();
    await use(consoleErrors);
    consoleErrors.verify();
  },
  open: async ({ browser, consoleErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (address, options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await consoleErrors.listenTo(context);
      const page = await context.newPage();
      await page.goto(address);
      return page;
    });
    consoleErrors.stopListening();
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Started once for all files: tests find earlier records and give their own distinct names. */
function started(command: Command) {
  return async ({}: object, use: (product: Product) => Promise<void>): Promise<void> => {
    const product = await createProduct(command);
    await product.start();
    await use(product);
    await product.remove();
  };
}

export { expect } from '@playwright/test';
