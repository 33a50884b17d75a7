import type { Page } from '@playwright/test';
import { items } from '../bench/records.ts';
import { PASSWORD, expectAccessible, signIn, submitCredentials } from './actions.ts';
import { keptBlocks, waitingChanges } from './deviceStorage.ts';
import { expect, test } from './fixtures.ts';
import { networkFaultsOf, slowProcessor, swallowIdentityRequests } from './networkFaults.ts';
import { findStored } from './salesPage.ts';

const ITEMS = 10_000;
const FIRST_ROW = 'table[aria-label="Items"] tr[data-index]';

test('a kept copy opens the dashboard while the network swallows everything, and ends with the session', async ({
  open,
  product,
  administrator,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|WebSocket|400|Bad Request/);
  const uid = await administrator.createAccount('keeper@staff.example', 'Noor Rahman');
  await administrator.seed({ 'inventory/items': items(ITEMS) });
  const page = await open('/', { reducedMotion: 'reduce' });
  await signIn(page, 'keeper@staff.example');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep a copy on this device' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Inventory' }).click();
  await expect(page.getByText('10,000 total')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => keptBlocks(page, 'inventory/items')).toBeGreaterThan(40);

  const network = await networkFaultsOf(page);
  network.dropMessages();
  const answer = await swallowIdentityRequests(page, product);
  await slowProcessor(page, 4);
  const times: number[] = [];
  for (let n = 0; n < 3; n += 1) times.push(await timeToRows(page));
  console.info(`Rows of 10,000 kept records without a network: ${times.join(', ')} ms`);
  // The aim is 1,500 ms on an idle machine; without a copy, the page stays blank for 30 seconds.
  expect(Math.min(...times)).toBeLessThan(5_000);
  await slowProcessor(page, 1);
  const note = page.getByText(/^As of \d\d:\d\d, from the copy on this device$/);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(note).toBeVisible();
    expect(await note.evaluate(coveredBy), `at ${width} px`).toEqual([]);
  }
  await expect(
    page.getByText(/^(Connecting…|No connection\.) This data may be out of date/),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByText('Noor Rahman')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add New Item' }).click();
  await page.getByLabel('SKU', { exact: true }).fill('NO-NETWORK-1');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'NO-NETWORK-1' })).toContainText(
    'Waiting since',
  );

  await administrator.setDisabled(uid, true);
  await answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect.poll(() => keptBlocks(page, '')).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Noor Rahman');

  // What was saved meanwhile waits for its author.
  expect(await waitingChanges(page)).toBe(1);
  expect(await findStored(product, 'inventory/items', 'NO-NETWORK-1')).toEqual([]);
  await administrator.setDisabled(uid, false);
  network.releaseResponses();
  await page.reload();
  await submitCredentials(page, 'Sign In', 'keeper@staff.example', PASSWORD);
  await expect
    .poll(() => findStored(product, 'inventory/items', 'NO-NETWORK-1'), { timeout: 30_000 })
    .toHaveLength(1);
  await expect.poll(() => waitingChanges(page)).toBe(0);
});

test('without a copy, a tab shows offline what it has shown before, and what was created in it', async ({
  open,
  administrator,
  consoleErrors,
}) => {
  // Code that is loaded while the browser is idle may be missing by then.
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|WebSocket|dynamically imported module/);
  await administrator.createAccount('passer@staff.example', 'Sara Nasser');
  await administrator.seed({ 'inventory/items': items(3) });
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  const network = await networkFaultsOf(page);
  await page.goto('/');
  await signIn(page, 'passer@staff.example');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  const rows = page.locator('main tbody tr');
  await sidebar.getByRole('link', { name: 'Suppliers' }).hover();
  await sidebar.getByRole('link', { name: 'Inventory' }).click();
  await expect(rows).toHaveCount(3);
  await sidebar.getByRole('link', { name: 'Finance' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Finance/ })).toBeVisible();

  await network.goOffline();
  await expect(page.getByText(/^No connection\./)).toBeVisible();
  await sidebar.getByRole('link', { name: 'Inventory' }).click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByText(/^As of \d\d:\d\d, as this tab saw it last$/)).toBeVisible();

  // Of the suppliers, nothing was seen.
  await sidebar.getByRole('link', { name: 'Suppliers' }).click();
  await page.getByRole('button', { name: 'Add New Supplier' }).click();
  await page.getByLabel('Supplier Name').fill('Offline Pumps');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(rows.filter({ hasText: 'Offline Pumps' })).toContainText('Waiting since');

  await network.goOnline();
  await expect(page.getByText('Waiting since')).toHaveCount(0, { timeout: 60_000 });
  await expect(rows.filter({ hasText: 'Offline Pumps' })).toBeVisible();
});

test('index.html requests code and fonts of the dashboard ahead of the app where a copy is kept', async ({
  open,
  administrator,
  consoleErrors,
}) => {
  // The scripts that are kept from loading.
  consoleErrors.allow(/\.js\)?$/);
  await administrator.createAccount('starter@staff.example', 'Sara Aziz');
  const page = await open('/', { reducedMotion: 'reduce' });
  const code = page.locator('link[rel=modulepreload][href*="/Dashboard"]');
  const fonts = page.locator('link[rel=preload][as=font]');
  await expect(fonts).toHaveCount(2);
  await expect(code).toHaveCount(0);

  await signIn(page, 'starter@staff.example');
  await withoutApp(page, async () => {
    await expect(fonts).toHaveCount(0);
    await expect(code).toHaveCount(0);
  });
  await page.reload();
  await page.getByRole('button', { name: 'Keep a copy on this device' }).click();
  await withoutApp(page, async () => {
    await expect(fonts).toHaveCount(2);
    await expect(code).toHaveCount(1);
  });
});

/** Reloads the page without its scripts, so that it holds what index.html alone makes of it. */
async function withoutApp(page: Page, check: () => Promise<void>): Promise<void> {
  await page.route(/\.js$/, (route) => route.abort());
  await page.reload();
  await check();
  await page.unroute(/\.js$/);
}

test('without a copy, an identity provider that does not answer holds up neither the dashboard nor its records', async ({
  open,
  product,
  administrator,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|400|Bad Request/);
  const uid = await administrator.createAccount('waiter@staff.example', 'Layla Noor');
  const page = await open('/', { reducedMotion: 'reduce' });
  await signIn(page, 'waiter@staff.example');
  const answer = await swallowIdentityRequests(page, product);

  await test.step('the database answers', async () => {
    await page.goto('about:blank');
    await page.goto('/#/dashboard/suppliers');
    await expect(page.getByText(/^\d+ total$/)).toBeVisible();
  });

  await test.step('nothing answers', async () => {
    const network = await networkFaultsOf(page);
    network.dropMessages();
    await page.goto('about:blank');
    await page.goto('/#/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome back, Layla' })).toBeVisible();
    await expect(page.getByText(/^(Connecting…|No connection\.)/)).toBeVisible();
  });

  await test.step('an answer that comes late ends the session of a closed account', async () => {
    await administrator.setDisabled(uid, true);
    await answer();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  });
});

test('a page of the dashboard whose code does not arrive says that it is waiting', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('about:blank');
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/#/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Waiting for the network…')).toBeVisible();
  await expect(page.locator('#root')).toBeEmpty();
});

/** Runs in the page: what the text of a note lies on, or under. */
function coveredBy(note: Element): (string | null)[] {
  const text = document.createRange();
  text.selectNodeContents(note);
  const { left, right, top, bottom } = text.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(h1, a, button, input)')]
    .filter((other) => {
      const box = other.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    })
    .map(({ textContent }) => textContent);
}

/** Opens the inventory; returns the milliseconds until its first row is there. */
async function timeToRows(page: Page): Promise<number> {
  await page.goto('about:blank');
  await page.goto('/#/dashboard/inventory', { waitUntil: 'commit' });
  const time = await page.waitForFunction(
    (row) => document.querySelector(row) !== null && performance.now(),
    FIRST_ROW,
  );
  return Math.round(Number(await time.jsonValue()));
}
