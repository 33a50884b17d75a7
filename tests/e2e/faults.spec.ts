import type { Page } from '@playwright/test';
import { administratorOf, type Administrator } from './administrator.ts';
import { expect, test } from './journey.ts';
import { lineOf, type Line } from './line.ts';
import type { Product } from './product.ts';
import { arriveAtSales, storedWith } from './sales.ts';

let product: Product;
let administrator: Administrator;

test.beforeAll(async ({ preview }) => {
  product = preview;
  administrator = await administratorOf(preview);
});

test('a save whose answer or whose request is lost with the network is stored once, and nobody is told otherwise', async ({
  open,
  complaints,
}) => {
  complaints.allow(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  const page = await open('about:blank');
  const line = await lineOf(page);
  await arriveAtSales(page, product);
  const form = page.getByRole('dialog');
  const banner = page.getByText(/^No connection\. 1 save waits/);
  const losses = {
    'Answer lost in the storm': line.deafen,
    'Request lost in the storm': line.mute,
  };

  for (const [title, lose] of Object.entries(losses)) {
    await page.getByRole('button', { name: 'New Deal' }).click();
    await form.getByLabel('Deal Title').fill(title);
    lose();
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(form.getByRole('button', { name: 'Saving…' })).toBeVisible();
    if (lose === line.deafen) await expect.poll(() => count('sales/deals', title)).toBe(1);
    await line.cut();
    await expect(form.getByText(/^No connection at the moment/)).toBeVisible();
    await expect(banner).toBeVisible();
    await mendAndExpectSaved(page, line);
    await expect(page.getByRole('button', { name: title })).toHaveCount(1);
  }

  await page.getByRole('button', { name: 'Answer lost in the storm' }).click();
  await form.getByLabel('Customer').fill('Told twice');
  line.deafen();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(() => count('activity', 'Answer lost in the storm')).toBe(2);
  await line.cut();
  await mendAndExpectSaved(page, line);

  const counts = {
    records: [await count('sales/deals', 'Answer'), await count('sales/deals', 'Request')],
    entries: [await count('activity', 'Answer'), await count('activity', 'Request')],
  };
  console.info(`Three saves cut off by the network: ${JSON.stringify(counts)}`);
  expect(counts).toEqual({ records: [1, 1], entries: [2, 1] });
});

test('a save that the database refuses after the network was gone says so, and keeps what was typed', async ({
  open,
  complaints,
}) => {
  complaints.allow(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  complaints.expect(/Saving to sales\/deals failed/);
  const page = await open('about:blank');
  const line = await lineOf(page);
  await arriveAtSales(page, product);
  const form = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New Deal' }).click();
  await form.getByLabel('Deal Title').fill('Refused after the storm');
  line.mute();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await line.cut();
  await form.getByRole('button', { name: 'Hide' }).click();
  await administrator.refuseWrites();
  try {
    await line.mend();
    await expect(page.getByRole('alert')).toContainText('“Refused after the storm” was not saved');
  } finally {
    await administrator.restoreRules();
  }
  expect(await count('sales/deals', 'Refused after')).toBe(0);
  await page.getByRole('button', { name: 'Open the form again' }).click();
  await expect(form.getByLabel('Deal Title')).toHaveValue('Refused after the storm');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await count('sales/deals', 'Refused after')).toBe(1);
});

test('on slow 3G the site opens and a save arrives; when the database stays silent, people are told', async ({
  open,
}) => {
  const visitor = await open('about:blank');
  const page = await open('about:blank');
  const line = await lineOf(page);
  await arriveAtSales(page, product);
  const opening = openSlowly(visitor);
  await slowDown(page);

  await page.getByRole('button', { name: 'New Deal' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Deal Title').fill('By slow post');
  line.deafen();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await expect(form.getByText(/^The database has not answered yet\. Keep this page/)).toBeVisible();
  await expect(page.getByText(/^The database does not answer\. 1 save waits/)).toBeVisible();
  line.listen();
  await expect(form).toBeHidden();
  await expect(page.getByText(/^The database does not answer/)).toHaveCount(0);
  expect(await count('sales/deals', 'By slow post')).toBe(1);
  const { seen, whole } = await opening;
  console.info(`Slow 3G: first screen after ${seen} ms, hero's button after ${whole} ms`);
});

/** The browser's own preset: 400 kbit/s, two seconds for each answer. */
const SLOW_3G = {
  offline: false,
  latency: 2_000,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

async function slowDown(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', SLOW_3G);
}

/** Visits the home page; tells after how many milliseconds something stood there, and the hero's button. */
async function openSlowly(page: Page): Promise<{ readonly seen: number; readonly whole: number }> {
  await slowDown(page);
  const started = Date.now();
  await page.goto(product.address, { waitUntil: 'commit' });
  await expect(page.getByText('Atollier').first()).toBeVisible();
  const seen = Date.now() - started;
  const quote = page.getByRole('link', { name: 'Request a Free Quote' });
  await expect(quote).toBeVisible({ timeout: 60_000 });
  return { seen, whole: Date.now() - started };
}

async function mendAndExpectSaved(page: Page, line: Line): Promise<void> {
  await line.mend();
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/^No connection/)).toHaveCount(0);
}

const count = async (path: string, text: string): Promise<number> =>
  (await storedWith(product, path, text)).length;
