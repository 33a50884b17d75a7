import type { Page } from '@playwright/test';
import { administratorOf } from './administrator.ts';
import { expect, test } from './journey.ts';
import { fill, signIn } from './people.ts';
import { createProduct, type Product } from './product.ts';
import { arriveAtSales, goToSales, storedWith } from './sales.ts';

/** How long the database believes a token, in seconds. The app takes it to hold for an hour and renews nothing early. */
const LIFETIME = 4;

let product: Product;

test.beforeAll(async () => {
  product = await createProduct('npm run preview', { TOKEN_LIFETIME: String(LIFETIME) });
  await product.start();
});

test.afterAll(() => product.remove());

test('a token that expires at the database while a form is open, a save on its way, or the page away costs nobody anything', async ({
  open,
  consoleErrors,
}) => {
  // What was being loaded ahead when the page was left.
  consoleErrors.allow(/^net::ERR_ABORTED: /);
  const page = await open('about:blank');
  let renewals = 0;
  page.on('response', (response) => {
    if (response.url().includes('securetoken') && response.ok()) renewals += 1;
  });
  const line = await unluckyLineOf(page);
  await arriveAtSales(page, product);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  const form = page.getByRole('dialog');

  const cases = [
    ['Typed before the token expired', null],
    ['Sent before the token expired', 'arrives too late'],
    ['Stored before the token expired', 'is not answered'],
  ] as const;
  for (const [title, mishap] of cases) {
    await page.getByRole('button', { name: 'New Deal' }).click();
    await form.getByLabel('Deal Title').fill(title);
    const before = renewals;
    if (mishap === null) await expect.poll(() => renewals).toBeGreaterThan(before);
    await expect(form.getByLabel('Deal Title')).toHaveValue(title);
    line.nextSave = mishap;
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(form).toBeHidden({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: title })).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    for (const path of ['sales/deals', 'activity']) {
      expect(await storedWith(product, path, title)).toHaveLength(1);
    }
  }
  expect(line.answers).toEqual(['permission_denied', 'ok']);
  expect(visited).toEqual([]);

  const { refusedTokens } = line;
  await page.goto('about:blank');
  await page.waitForTimeout(1000 * LIFETIME);
  await page.goto(`${product.address}/#/dashboard/sales`);
  await expect(page.getByRole('button', { name: cases[0][0] })).toBeVisible();
  expect(line.refusedTokens).toBeGreaterThan(refusedTokens);
  console.info(`Tokens that expired at the database meanwhile: ${renewals}`);
});

test('a display name that was changed elsewhere keeps nobody with an open tab from saving', async ({
  open,
}) => {
  const administrator = await administratorOf(product);
  const uid = await administrator.createAccount('open@tab.example', 'Omar Before');
  const page = await open('about:blank');
  let renewals = 0;
  page.on('response', (response) => {
    if (response.url().includes('securetoken') && response.ok()) renewals += 1;
  });
  await page.goto(product.address);
  await signIn(page, 'open@tab.example');
  await goToSales(page);
  await administrator.setDisplayName(uid, 'Omar After');
  const before = renewals;
  await expect.poll(() => renewals, { timeout: 30_000 }).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'New Deal' }).click();
  await fill(page, 'New Deal', { 'Deal Title': 'Saved in an open tab' }, 'Create');
  expect(await storedWith(product, 'activity', 'Saved in an open tab')).toEqual([
    expect.objectContaining({ user: 'Omar After' }),
  ]);
});

type Mishap = 'arrives too late' | 'is not answered';

type UnluckyLine = {
  /** What befalls the next save; then nothing does. */
  nextSave: Mishap | null;
  /** How the database answered the saves that something befell. */
  readonly answers: string[];
  /** How many tokens it has refused because they had expired. */
  refusedTokens: number;
};

/**
 * The line from a page to the database. A save that arrives too late does so as soon as the database says that the token
 * has expired; the page is told that first, and then all that the database said next, up to the refusal of the save.
 */
async function unluckyLineOf(page: Page): Promise<UnluckyLine> {
  const line: UnluckyLine = { nextSave: null, answers: [], refusedTokens: 0 };
  await page.routeWebSocket(/\/\.ws\?/, (connection) => {
    const server = connection.connectToServer();
    let save: { readonly text: string; readonly number: number; readonly mishap: Mishap } | null;
    save = null;
    const waiting: string[] = [];
    connection.onMessage((message) => {
      const text = String(message);
      const { a: action, r: number = 0 } = dataOf(text);
      if (action === 'm' && line.nextSave !== null) {
        save = { text, number, mishap: line.nextSave };
        line.nextSave = null;
        if (save.mishap === 'arrives too late') return;
      }
      server.send(text);
    });
    server.onMessage((message) => {
      const text = String(message);
      const { a: action, r: number, b: body } = dataOf(text);
      const isAnswer = save !== null && number === save.number;
      if (isAnswer) line.answers.push(String(body?.s));
      if (number !== undefined && body?.s === 'expired_token') line.refusedTokens += 1;
      if (isAnswer && save?.mishap === 'is not answered') return;
      if (save?.mishap === 'arrives too late' && action === 'ac') server.send(save.text);
      else if (waiting.length === 0) return connection.send(text);
      waiting.push(text);
      if (isAnswer) for (const one of waiting.splice(0)) connection.send(one);
    });
  });
  return line;
}

type Data = {
  readonly r?: number;
  readonly a?: string;
  readonly b?: { readonly s?: string } | null;
};

/** What a message is about: a request or an answer by its number, news by its kind. */
function dataOf(text: string): Data {
  const { d: data } = Object(JSON.parse(text)) as { readonly d?: Data };
  return data ?? {};
}
