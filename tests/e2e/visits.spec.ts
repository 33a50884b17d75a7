import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { today } from '../../src/lib/dates.ts';
import { expectFit } from './actions.ts';
import { hasKept, keptCopies, waitingChanges } from './deviceStorage.ts';
import { networkFaultsOf, swallowIdentityRequests, untilAllCodeLoaded } from './networkFaults.ts';
import type { Product } from './product.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

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

/** Goes to the form of a visit within the app, also without a network. */
async function openForm(page: Page, id: string, name: string): Promise<void> {
  await page.evaluate((address) => {
    window.location.hash = address;
  }, `/dashboard/service/visit?installation=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Visit to ${name}` })).toBeVisible();
}

const reading = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });

test('on a phone, a routine visit of six readings with its checklist takes 15 taps at most', async ({
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

  await tap(reading(page, 'Temperature'));
  for (const value of ['25,37', '35', '8.1', '8.2', '420', '1320']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  }
  await expect(reading(page, 'Ammonia')).toBeFocused();
  await tap(page.getByRole('button', { name: 'All done' }));
  await tap(page.getByRole('button', { name: 'Save visit' }));
  await expect(page.getByText('Visit to Lobby cylinder recorded')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(15);

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

test('on a phone, a day of three stops with a service takes 14 taps, without a connection from the second on', async ({
  openAs,
  administrator,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|WebSocket|400|Bad Request/);
  const technician = 'Noura Salem';
  const stop = { kind: 'Freshwater', plan: 'Weekly', planFrom: today(), assigned: technician };
  const equipment = 'Filter media\tFX6\t\t2025-01-01\t90';
  const customer = { creationDate: today(), trn: '', terms: 'Net 30', invoiced: '' };
  await administrator.seed({
    'service/installations/day1': { ...stop, name: 'First tank', creationDate: today() },
    'service/installations/day2': {
      ...stop,
      equipment,
      name: 'Second tank',
      customer: 'Day House',
      access: 'Gate 4417',
      address: 'Bay Road 2',
      creationDate: today(),
    },
    'service/installations/day3': { ...stop, name: 'Third tank', creationDate: today() },
    'sales/customers/day2': { ...customer, name: 'Day House', phone: '+971 4 555 0101' },
  });
  const account = { email: 'noura@staff.example', name: technician };
  const { page } = await openAs(account, '/#/dashboard', PHONE);
  await page.getByRole('button', { name: 'Keep a copy' }).tap();
  await page.getByRole('link', { name: 'Plan' }).waitFor();
  await untilAllCodeLoaded(page);
  let taps = 0;
  const tap = async (control: Locator): Promise<void> => {
    await control.tap();
    taps += 1;
  };
  const visit = async (name: string): Promise<void> => {
    await tap(page.getByRole('link', { name: `Record visit: ${name}` }));
    await tap(reading(page, 'Temperature'));
    for (const value of ['25', '7', '5', '6']) {
      await page.keyboard.type(value);
      await page.keyboard.press('Enter');
    }
    await tap(page.getByRole('button', { name: 'All done' }));
  };
  const save = async (count: number): Promise<void> => {
    await tap(page.getByRole('button', { name: 'Save visit' }));
    await expect(page.getByText(`${count} done`)).toBeVisible();
  };

  await tap(page.getByRole('link', { name: 'Plan' }));
  await expect(page.getByRole('button', { name: 'Mine 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectFit(page);
  await visit('First tank');
  await save(1);
  await expect(page.getByText('All kept on this device')).toBeVisible();
  expect(await keptCopies(page, 'service/visits of ')).toBeGreaterThan(2);
  // By its own text: other installations of this backend have been visited today as well.
  const { lastVisit } = (await recordsAt(product, 'service/installations/day1')) as {
    readonly lastVisit?: unknown;
  };
  await expect.poll(() => hasKept(page, `"lastVisit":"${String(lastVisit)}"`)).toBe(true);

  (await networkFaultsOf(page)).dropMessages();
  await swallowIdentityRequests(page, product);
  await page.goto('about:blank');
  await page.goto('/#/dashboard/service/plan', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Call Day House' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Map of Bay Road 2' })).toBeVisible();
  await visit('Second tank');
  await expect(page.getByText('Gate 4417')).toBeVisible();
  await tap(page.getByRole('checkbox', { name: 'Filter media, FX6: serviced' }));
  await save(2);
  await visit('Third tank');
  await save(3);
  expect(taps).toBe(14);

  // Only the first one has reached the server; the others are sent as every save is.
  expect(await waitingChanges(page)).toBe(2);
  await administrator.seed({
    'service/installations/day1': null,
    'service/installations/day2': null,
    'service/installations/day3': null,
    'sales/customers/day2': null,
  });
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
  await page.keyboard.type('8.1');
  await expect(question).toHaveCount(0);

  await reading(page, 'Nitrate').fill('60');
  await page.getByLabel('Work Done').fill('Asked about once');
  await page.getByRole('button', { name: 'Save visit' }).tap();
  await page.getByRole('button', { name: 'Save all the same' }).tap();
  await expect.poll(() => visitsWith(product, 'Asked about once')).toHaveLength(1);
  const { lastVisit } = (await recordsAt(product, 'service/installations'))[id] ?? {};
  expect(lastVisit).toMatch(/^\d{4}-\d\d-\d\d \S+ nitrate=60$/);
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
