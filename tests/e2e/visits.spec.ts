import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { expectAccessibleInBothThemes, expectFit } from './actions.ts';
import { expectDashboard, openWithSession, test } from './killableBrowser.ts';
import { networkFaultsOf } from './networkFaults.ts';
import type { Product } from './product.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

/** How long a technician takes from one key to the next, in milliseconds. */
const KEY_MS = 250;

type Stored = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The records of a path. */
const recordsAt = async ({ stored }: Product, path: string): Promise<Stored> =>
  ((await stored(path)) ?? {}) as Stored;

/** The id of the installation with a name, of the demo. */
async function installationNamed(product: Product, name: string): Promise<string> {
  const all = await recordsAt(product, 'service/installations');
  const [id] = Object.entries(all).find(([, one]) => one['name'] === name) ?? [];
  if (id === undefined) throw new Error(`No installation is called ${name}`);
  return id;
}

/** The visits whose text on what was done is this. */
const visitsWith = async (product: Product, work: string): Promise<Stored[string][]> =>
  Object.values(await recordsAt(product, 'service/visits')).filter((one) => one['work'] === work);

const stockOf = async (product: Product, sku: string): Promise<number> =>
  Number(
    Object.values(await recordsAt(product, 'inventory/items')).find((one) => one['sku'] === sku)?.[
      'stock'
    ],
  );

/** Goes to the form of a visit within the app, also without a network. */
async function openForm(page: Page, id: string, name: string): Promise<void> {
  await page.evaluate((address) => {
    window.location.hash = address;
  }, `/dashboard/service/visit?installation=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Visit to ${name}` })).toBeVisible();
}

const reading = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** The SKU of an item of the demo that visits use. */
const SALT = 'SALT-RF-25';

test('on a phone, a routine visit of six readings with its checklist takes 15 taps at most and 90 seconds', async ({
  openSignedIn,
  product,
}) => {
  const id = await installationNamed(product, 'Lobby cylinder');
  const page = await openSignedIn('/#/dashboard/service/plan', PHONE);
  await page.evaluate((address) => {
    window.location.hash = address;
  }, `/dashboard/service/visit?installation=${id}`);
  let taps = 1; // The one that has opened the form.
  const tap = async (control: Locator): Promise<void> => {
    await control.tap();
    taps += 1;
  };
  await expect(reading(page, 'Temperature')).toBeVisible();
  await expect(page.getByText('Last time').first()).toBeVisible();
  const started = Date.now();

  await tap(reading(page, 'Temperature'));
  for (const value of ['25,37', '35', '8.1', '8.2', '420', '1320']) {
    await page.keyboard.type(value, { delay: KEY_MS });
    await page.keyboard.press('Enter');
  }
  await expect(reading(page, 'Ammonia')).toBeFocused();
  await tap(page.getByRole('button', { name: 'All done' }));
  await tap(page.getByRole('button', { name: 'Save visit' }));
  await expect(page.getByText('Visit to Lobby cylinder recorded')).toBeVisible();
  const seconds = (Date.now() - started) / 1000;
  test.info().annotations.push({ type: 'measured', description: `${taps} taps, ${seconds} s` });
  console.info(`A routine visit: ${taps} taps, ${seconds.toFixed(1)} s`);
  expect(taps).toBeLessThanOrEqual(15);
  expect(seconds).toBeLessThanOrEqual(90);

  await expect
    .poll(async () => {
      const visits = Object.values(await recordsAt(product, 'service/visits'));
      return visits.filter((one) => one['installation'] === id && one['temperature'] === 25.37);
    })
    .toEqual([
      expect.objectContaining({
        salinity: 35,
        ph: 8.1,
        alkalinity: 8.2,
        calcium: 420,
        magnesium: 1320,
        by: 'Layla Haddad',
        checks: expect.stringContaining('Skimmer cup emptied'),
      }),
    ]);
});

test('on a phone, marks what is outside of its range in words, and asks about a slip once', async ({
  openSignedIn,
  product,
}) => {
  const id = await installationNamed(product, 'Garden villa reef');
  const page = await openSignedIn('/#/dashboard', PHONE);
  await openForm(page, id, 'Garden villa reef');
  await expect(reading(page, 'pH')).toHaveAccessibleDescription(/Last time: \d/);

  await reading(page, 'pH').fill('8,9');
  await expect(reading(page, 'pH')).toHaveAccessibleDescription(/^0\.\d+ above 7\.8–8\.\d/);
  await reading(page, 'pH').fill('81');
  await reading(page, 'Temperature').fill('warm');
  await page.getByRole('button', { name: 'Save visit' }).tap();
  await expect(reading(page, 'Temperature')).toBeFocused();
  await expect(page.getByText('A reading is not a number.')).toBeVisible();
  await reading(page, 'Temperature').fill('');
  await page.getByRole('button', { name: 'Save visit' }).tap();
  const question = page.getByRole('button', { name: /^pH: .* last time: 81\?$/ });
  await question.tap();
  await expect(reading(page, 'pH')).toBeFocused();
  await expectFit(page);
  await expectAccessibleInBothThemes(page, 'main');
  await page.keyboard.type('8.1');
  await expect(question).toHaveCount(0);

  await reading(page, 'Nitrate').fill('60');
  await page.getByLabel('Work Done').fill('Asked about once');
  await page.getByRole('button', { name: 'Save visit' }).tap();
  await page.getByRole('button', { name: 'Save all the same' }).tap();
  await expect.poll(() => visitsWith(product, 'Asked about once')).toHaveLength(1);
  const { lastVisit } = (await recordsAt(product, 'service/installations'))[id] ?? {};
  expect(lastVisit).toMatch(/^\d{4}-\d\d-\d\d \S+ nitrate$/);
});

test('without a network, a visit waits and is stored once, with what it takes from the stock', async ({
  openSignedIn,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  const id = await installationNamed(product, 'Garden villa reef');
  const before = await stockOf(product, SALT);
  const page = await openSignedIn(`/#/dashboard/service/installation?installation=${id}`, PHONE);
  await expect(page.getByRole('heading', { level: 1, name: 'Garden villa reef' })).toBeVisible();
  await openForm(page, id, 'Garden villa reef');
  // The inventory is read once somebody turns to it.
  await page.getByLabel('Add a used item').tap();
  await page.keyboard.type('salt-rf');
  await expect(page.getByRole('button', { name: /SALT-RF-25/ })).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: /SALT-RF-25/ }).tap();
  await page.getByRole('button', { name: /^One more/ }).tap();
  await reading(page, 'pH').fill('8.1');
  await page.getByLabel('Work Done').fill('Recorded without a network');
  await expect(page.getByText('no connection, so it waits on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Save visit' }).tap();
  await expect(page.getByText('Visit to Garden villa reef recorded')).toBeVisible();
  expect(await visitsWith(product, 'Recorded without a network')).toHaveLength(0);

  // The next one is told of it, while it still waits.
  await openForm(page, id, 'Garden villa reef');
  await expect(page.getByText(/recorded already, by Layla Haddad/)).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => visitsWith(product, 'Recorded without a network')).toHaveLength(1);
  expect(await stockOf(product, SALT)).toBe(before - 2);
});

test('a visit survives the death of the browser before it was sent and before its answer came', async ({
  product,
  killableBrowser,
}) => {
  const id = await installationNamed(product, 'Reef lagoon');
  const before = await stockOf(product, SALT);
  const page = await openWithSession(killableBrowser, product);
  const network = await networkFaultsOf(page);

  async function record(work: string): Promise<void> {
    // The kill must not come before this visit is kept, because an earlier one is still said to be.
    const recorded = page.getByText('Visit to Reef lagoon recorded');
    await expect(recorded).toHaveCount(0);
    await openForm(page, id, 'Reef lagoon');
    await reading(page, 'pH').fill('8.1');
    await page.getByLabel('Add a used item').fill(SALT);
    await page.getByRole('button', { name: /in stock$/ }).click();
    await page.getByLabel('Work Done').fill(work);
    await page.getByRole('button', { name: 'Save visit' }).click();
    await expect(recorded).toBeVisible();
  }

  // What is known of the inventory stays so without answers.
  await openForm(page, id, 'Reef lagoon');
  await page.getByLabel('Add a used item').fill(SALT);
  await expect(page.getByRole('button', { name: /in stock$/ })).toBeVisible();
  network.holdResponsesTo('Killed after the server stored it');
  await record('Killed after the server stored it');
  await expect.poll(() => visitsWith(product, 'Killed after the server stored it')).toHaveLength(1);
  await network.goOffline();
  await record('Killed before it was sent');
  await killableBrowser.kill();
  expect(await visitsWith(product, 'Killed before it was sent')).toHaveLength(0);

  const next = await killableBrowser.open();
  await next.goto(`${product.address}/#/dashboard`);
  await expectDashboard(next);
  await expect.poll(() => visitsWith(product, 'Killed before it was sent')).toHaveLength(1);
  await expect.poll(() => stockOf(product, SALT)).toBe(before - 2);
  expect(await visitsWith(product, 'Killed after the server stored it')).toHaveLength(1);
});

/** What was typed and not saved, as the browser keeps it. */
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(window.localStorage).filter(([key]) => key.startsWith('draft:')),
  );

test('what is typed outlives its tab, and comes not once more after it is saved', async ({
  openSignedIn,
  product,
}) => {
  const id = await installationNamed(product, 'Koi court');
  const killed = await openSignedIn('/#/dashboard', PHONE);
  await openForm(killed, id, 'Koi court');
  await reading(killed, 'pH').fill('7.6');
  await killed.getByLabel('Work Done').fill('Typed before the kill');
  const kept = await drafts(killed);
  expect(kept).toHaveLength(1);
  await killed.close();
  const page = await killed.context().newPage();
  await page.goto(`${product.address}/#/dashboard/service/visit?installation=${id}`);
  await expect(reading(page, 'pH')).toHaveValue('7.6');
  await expect(page.getByLabel('Work Done')).toHaveValue('Typed before the kill');
  await page.getByRole('button', { name: 'Save visit' }).tap();
  await expect.poll(() => visitsWith(product, 'Typed before the kill')).toHaveLength(1);

  await expect(
    page.getByRole('heading', { level: 1, name: 'Koi court', exact: true }),
  ).toBeVisible();

  // As a browser leaves it that is killed between keeping the visit and forgetting its draft.
  await page.evaluate((entries) => {
    for (const [key, text] of entries) window.localStorage.setItem(key, String(text));
  }, kept);
  await openForm(page, id, 'Koi court');
  await expect(page.getByText('The visit that was begun here is recorded')).toBeVisible();
  await expect(reading(page, 'pH')).toHaveValue('');
  expect(await drafts(page)).toHaveLength(0);
  expect(await visitsWith(product, 'Typed before the kill')).toHaveLength(1);
});
