import type { Page } from '@playwright/test';
import { items } from '../bench/records.ts';
import { PASSWORD, signIn, submitCredentials } from './actions.ts';
import { keptCopies, waitingChanges } from './deviceStorage.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests, networkFaultsOf, swallowIdentityRequests } from './networkFaults.ts';
import { findStored } from './salesPage.ts';

/** More than are kept in one block, or read at once. */
const ITEMS = 2_000;

test('a kept copy opens the dashboard where the network swallows all, and ends with the session', async ({
  openAs,
  product,
  administrator,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|WebSocket|400|Bad Request/);
  await administrator.seed({ 'inventory/items': items(ITEMS) });
  const account = { email: 'keeper@staff.example', name: 'Noor Rahman' };
  const { page, uid } = await openAs(account, '/#/dashboard');
  await page.getByRole('button', { name: 'Keep a copy on this device' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Inventory' }).click();
  await expect(page.getByText('2,000 total')).toBeVisible();
  await expect.poll(() => keptCopies(page, 'inventory/items')).toBe(1);

  const network = await networkFaultsOf(page);
  network.dropMessages();
  const answer = await swallowIdentityRequests(page, product);
  await page.goto('about:blank');
  await page.goto('/#/dashboard/inventory', { waitUntil: 'commit' });
  await expect(page.locator('table[aria-label="Items"] tr[data-index]').first()).toBeVisible();
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

  await page.getByRole('button', { name: 'Add New Item' }).click();
  await page.getByLabel('SKU', { exact: true }).fill('NO-NETWORK-1');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'NO-NETWORK-1' })).toContainText(
    'Waiting since',
  );

  await page.getByRole('button', { name: 'Add New Item' }).click();
  await page.getByLabel('SKU', { exact: true }).fill('TYPED-ONLY');
  await administrator.setDisabled(uid, true);
  await answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect.poll(() => keptCopies(page, '')).toBe(0);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify([localStorage, sessionStorage])))
    .not.toMatch(/Noor Rahman|TYPED-ONLY/);

  // What was saved meanwhile waits for its author.
  expect(await waitingChanges(page)).toBe(1);
  expect(await findStored(product, 'inventory/items', 'NO-NETWORK-1')).toEqual([]);
  await administrator.setDisabled(uid, false);
  network.releaseResponses();
  await page.reload();
  await submitCredentials(page, 'Sign In', account.email, PASSWORD);
  await expect
    .poll(() => findStored(product, 'inventory/items', 'NO-NETWORK-1'), { timeout: 30_000 })
    .toHaveLength(1);
  await expect.poll(() => waitingChanges(page)).toBe(0);
});

test('whoever has looked at the plan records a visit without a connection: with last values, tickets, people and parts', async ({
  openAs,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|WebSocket|400|Bad Request/);
  const account = { email: 'technician@staff.example', name: 'Omar Nasser' };
  const { page } = await openAs(account, '/#/dashboard');
  await page.getByRole('button', { name: 'Keep a copy on this device' }).click();
  await page.goto('/#/dashboard/service/plan');
  const stop = page.getByRole('link', { name: 'Garden villa reef', exact: true }).first();
  await expect(stop).toBeVisible();
  await expect.poll(() => keptCopies(page, 'service/visits of ')).toBeGreaterThan(1);
  for (const path of ['inventory/items', 'service/tickets', 'sales/customers', 'contacts'])
    await expect.poll(() => keptCopies(page, path), path).toBe(1);

  (await networkFaultsOf(page)).dropMessages();
  await swallowIdentityRequests(page, product);
  await page.goto('about:blank');
  await page.goto('/#/dashboard/service/plan', { waitUntil: 'commit' });
  await stop.click();
  await expect(page.getByRole('link', { name: /^WhatsApp/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Record visit' }).click();
  const ph = page.getByRole('textbox', { name: /^pH/ });
  await expect(ph).toHaveAccessibleDescription(/Last time: \d/);
  await ph.fill('81');
  await page.getByRole('searchbox', { name: 'Add a used item' }).fill('KH');
  await page.getByRole('button', { name: /Alkalinity test kit/ }).click();
  await page.getByRole('button', { name: 'Save visit' }).click();
  await page.getByRole('button', { name: /^pH: .* last time: 81\?$/ }).click();
  await ph.fill('8.1');
  await page.getByRole('button', { name: 'Save visit' }).click();
  await expect(
    page.getByText('Waits to be saved: Visit to Garden villa reef recorded'),
  ).toBeVisible();
});

test('index.html requests the code of a page ahead for who is signed in', async ({
  open,
  administrator,
  consoleErrors,
}) => {
  // The scripts that are kept from loading.
  consoleErrors.allow(/\.js\)?$/);
  await administrator.createAccount('starter@staff.example', 'Sara Aziz');
  const page = await open('/');
  const code = page.locator('link[rel=modulepreload][href*="/desk-"]');
  await expect(code).toHaveCount(0);

  await signIn(page, 'starter@staff.example');
  await withoutApp(page, () => expect(code).toHaveCount(1));
  await page.reload();
  await page.getByRole('link', { name: 'Inventory' }).first().click();
  await expect(page).toHaveURL(/inventory$/);
  await withoutApp(page, async () => {
    await expect(page.locator('link[rel=modulepreload][href*="/InventoryPage-"]')).toHaveCount(1);
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

test('who is signed in is asked once, and the database connected, while the code of the app is on its way', async ({
  openAs,
}) => {
  const account = { email: 'early@staff.example', name: 'Sara Aziz' };
  const { page } = await openAs(account, '/#/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Sara' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const [question] = /accounts:lookup|v1\/token/.exec(request.url()) ?? [];
    if (question !== undefined) asked.push(question);
  });
  const sent = sentFrames(page);
  const release = await holdRequests(page, /\/assets\/(index|desk)-.*\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => sent.some((frame) => frame.includes('"a":"auth"'))).toBe(true);
  await expect(page.locator('#root')).toBeEmpty();
  await release();
  await expect(page.getByRole('heading', { name: 'Welcome back, Sara' })).toBeVisible();
  expect(asked).toEqual(['accounts:lookup']);

  await test.step('with another token where the kept one has expired', async () => {
    asked.length = 0;
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((one) => one.includes('authUser')) ?? '';
      const kept = localStorage.getItem(key) ?? '';
      localStorage.setItem(key, kept.replace(/"expirationTime":\d+/, '"expirationTime":1'));
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome back, Sara' })).toBeVisible();
    expect(asked).toEqual(['v1/token', 'accounts:lookup']);
  });
});

/** What a page sends to the database from now on. */
function sentFrames(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(String(payload))),
  );
  return sent;
}

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
