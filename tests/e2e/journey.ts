import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { ConsoleErrors } from './consoleErrors.ts';
import { createProduct, type Command, type Product } from './product.ts';

export type Journey = {
  /** Opens an address in a browser of one's own, as another person at another desk. */
  open(this: void, address: string, options?: BrowserContextOptions): Promise<Page>;
  /** What the pages of this test complain of. Whatever is not expected or allowed by name fails the test. */
  consoleErrors: ConsoleErrors;
};

type Products = {
  /** The product as visitors get it: built, and under the headers of production. */
  preview: Product;
  /** The product from its sources, for journeys that call the app's own code or need the dev server. */
  sources: Product;
};

/** A test of which no page may complain: no error, no failed request, no breach of the policy, no other host. */
export const test = base.extend<Journey, Products>({
  preview: [running('npm run preview'), { scope: 'worker', timeout: 120_000 }],
  sources: [running('npm start'), { scope: 'worker', timeout: 120_000 }],
  // Playwright reads the names of the wanted fixtures from the pattern, here none.
  consoleErrors: async ({}, use) => {
    const consoleErrors = new ConsoleErrors();
    await use(consoleErrors);
    consoleErrors.judge();
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

/** One start for all files: tests find what earlier ones have stored, and name what is theirs. */
function running(command: Command) {
  return async ({}: object, use: (product: Product) => Promise<void>): Promise<void> => {
    const product = await createProduct(command);
    await product.start();
    await use(product);
    await product.remove();
  };
}

export { expect } from '@playwright/test';
