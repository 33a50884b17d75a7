import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../tools/backend/start/demoAccount.ts';
import { expectFit, tabTo } from './actions.ts';
import { expect, test as base } from './fixtures.ts';
import { networkFaultsOf } from './networkFaults.ts';
import { startSiteProxy, type SiteProxy } from './siteProxy.ts';

const KILL_SWITCH = readFileSync(
  new URL('../../tools/deploy/worker/killSwitch.js', import.meta.url),
  'utf8',
);

/** Much longer than the dashboard waits before it registers the worker, which it does when the browser is idle. */
const REGISTRATION_TIMEOUT_MS = 60_000;

const test = base.extend<{ site: SiteProxy }>({
  site: async ({ product, consoleErrors }, use) => {
    consoleErrors.allow(/ERR_|WebSocket|404|Failed to fetch|FetchEvent/);
    const site = await startSiteProxy(product.address);
    await use(site);
    site.close();
  },
});

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const cacheNames = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys());

/** Resolves when so many tabs have registered the worker: each holds its version from then on. */
async function expectRegistered(page: Page, tabs: number): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const { held = [] } = await navigator.locks.query();
          return held.filter(({ name }) => name?.startsWith('app:')).length;
        }),
      { timeout: REGISTRATION_TIMEOUT_MS },
    )
    .toBe(tabs);
}

/** Resolves when the worker controls the page, and so many tabs have registered it. */
async function expectWorker(page: Page, tabs = 1): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
      timeout: REGISTRATION_TIMEOUT_MS,
    })
    .toBe('activated');
  await expectRegistered(page, tabs);
}

/** The addresses of everything the worker has stored, and all of its text. */
const storedFiles = (page: Page): Promise<{ paths: string[]; text: string }> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    let text = '';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        paths.push(new URL(request.url).pathname);
        text += await (await cache.match(request))?.text();
      }
    }
    return { paths, text };
  });

const checkForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

const statusOf = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (file) => (await fetch(file, { cache: 'no-store' })).status, path);

const entryOf = (page: Page): Promise<string | null> =>
  page.locator('script[type="module"][src]').getAttribute('src');

type Noted = { registration: Promise<unknown> };

/** Runs in the page before its own code: `window.registration` is settled once it has registered the worker. */
function noteRegistration(): void {
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = async (...options) => {
    const registration = register(...options);
    Object.assign(window, { registration: registration.catch(() => undefined) });
    return registration;
  };
}

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'A new version is ready' });

/** What a build with another entry changes: the name of the cache, and of all code, because it imports the entry. */
function nextVersion({ paths }: { paths: readonly string[] }, cache: string) {
  const names = paths.flatMap((path) => /^\/assets\/(.+)\.js$/.exec(path)?.[1] ?? []);
  const renamed = names.map((name) => [name, name.replace(/.{4}$/, 'next')] as const);
  const page = names.find((name) => name.startsWith('SuppliersPage'));
  return {
    renamed: Object.fromEntries([...renamed, [cache, 'precache-next']]),
    oldPage: `/assets/${page}.js`,
  };
}

test('a visitor who does not sign in has no worker and requests nothing for one', async ({
  open,
  site,
}) => {
  const page = await open('about:blank', site.options);
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/#/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  // Longer than the dashboard would wait.
  await page.clock.fastForward(60_000);
  await page.waitForLoadState('networkidle');
  expect(await registrations(page)).toBe(0);
  expect(await cacheNames(page)).toEqual([]);
  expect(site.requests.length).toBeGreaterThan(3);
  expect(site.requests).not.toContain('/sw.js');
});

test('the dashboard opens without a network, from code that holds nothing personal', async ({
  openSignedIn,
  site,
}) => {
  const page = await openSignedIn('about:blank', site.options);
  await page.clock.install();
  await page.goto('/#/dashboard');
  await expectWorker(page);
  const { paths, text } = await storedFiles(page);
  expect(paths).toContain('/');
  expect(paths.filter((path) => /media|ServicesPage|AboutPage/.test(path))).toEqual([]);
  const stored = await page.evaluate(() => Object.values(localStorage).join('\n'));
  const [, refreshToken = ''] = /"refreshToken":"([^"]+)/.exec(stored) ?? [];
  expect(refreshToken).not.toBe('');
  for (const personal of [refreshToken, DEMO_ACCOUNT.email]) expect(text).not.toContain(personal);

  site.setNetwork('down');
  await page.reload();
  await expect(page.getByText(/^Connecting…/)).toBeVisible();
  // Longer than a first connection may be on its way.
  await page.clock.fastForward(20_000);
  await expect(page.getByText('No connection.')).toBeVisible();
  await page.getByRole('link', { name: 'Suppliers' }).click();
  await expect(page.getByRole('heading', { name: 'Supplier Management' })).toBeVisible();

  // A network that swallows requests is given up; it would answer none of them.
  site.setNetwork('silent');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => entryOf(page)).not.toBeNull();
  site.setNetwork('up');
});

test('a deployment is offered by the first load after it, and opened by the next', async ({
  openSignedIn,
  site,
}) => {
  const page = await openSignedIn('/#/dashboard', site.options);
  await expectWorker(page);
  const [cache = ''] = await cacheNames(page);
  const oldEntry = await entryOf(page);
  site.deploy(nextVersion(await storedFiles(page), cache));
  await page.reload();
  await expect(notice(page)).toBeVisible({ timeout: REGISTRATION_TIMEOUT_MS });
  expect(await entryOf(page)).toBe(oldEntry);
  await page.reload();
  expect(await entryOf(page)).toBe(oldEntry?.replace(/.{4}\.js$/, 'next.js'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('an update waits for the user, tabs keep their code, and the kill switch removes all', async ({
  openSignedIn,
  site,
}) => {
  test.slow();
  const first = await openSignedIn('about:blank', {
    ...site.options,
    viewport: { width: 390, height: 800 },
  });
  const second = await first.context().newPage();
  // Of both tabs: either one sends what the other saves.
  const networks = await Promise.all([first, second].map(networkFaultsOf));
  await first.goto('/#/dashboard');
  await second.goto('/#/dashboard/finance');
  for (const page of [first, second]) await expectWorker(page, 2);
  const [cache = ''] = await cacheNames(first);
  const { renamed, oldPage } = nextVersion(await storedFiles(first), cache);
  const oldEntry = await entryOf(first);
  const newEntry = oldEntry?.replace(/.{4}\.js$/, 'next.js');

  await test.step('old tabs show the notice and still load their own code', async () => {
    site.deploy({ renamed });
    await checkForUpdate(first);
    for (const page of [second, first]) {
      // The browser may freeze a tab behind another, which then answers nothing.
      await page.bringToFront();
      await expect(notice(page)).toBeVisible();
      expect(await statusOf(page, oldPage)).toBe(200);
      expect(await entryOf(page)).toBe(oldEntry);
    }
    await expectFit(first);
    // Within the page: while another tab is in front, a navigation may never report its load event.
    await first.evaluate(() => {
      window.location.hash = '#/dashboard/suppliers';
    });
    await expect(first.getByRole('heading', { name: 'Supplier Management' })).toBeVisible();
  });

  await test.step('the button waits for an open form and its save, then applies the new version', async () => {
    await first.getByRole('button', { name: 'New Supplier' }).click();
    await first.getByRole('dialog').getByLabel('Name').first().fill('Not saved yet');
    await expect(first.getByText('Save or close the open form first.')).toBeVisible();
    for (const network of networks) network.holdResponses();
    await first.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await expect(first.getByText('A change is being saved.')).toBeVisible({ timeout: 15_000 });
    await first.getByRole('button', { name: 'Reload' }).press('Enter');
    await expect(first.getByText('A change is being saved.')).toBeVisible();
    for (const network of networks) network.releaseResponses();
    await expect(first.getByText('A change is being saved.')).toHaveCount(0);
    await tabTo(first, 'Reload');
    await first.keyboard.press('Enter');
    await expect.poll(() => entryOf(first)).toBe(newEntry);
    await expect(first.getByRole('heading', { name: 'Supplier Management' })).toBeVisible();
    await expect(notice(first)).toHaveCount(0);
    await second.bringToFront();
    await expect(notice(second)).toBeVisible();
    expect(await statusOf(second, oldPage)).toBe(200);
  });

  await test.step('the old code goes with its last tab', async () => {
    await second.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => entryOf(second)).toBe(newEntry);
    await expect
      .poll(() => cacheNames(second), { timeout: REGISTRATION_TIMEOUT_MS })
      .toEqual(['precache-next']);
    expect(await statusOf(second, oldPage)).toBe(404);
  });

  await test.step('the kill switch removes the worker and its files', async () => {
    await first.bringToFront();
    await expectRegistered(first, 2);
    site.deploy({ renamed, files: { '/sw.js': KILL_SWITCH } });
    // The browser may just be finishing a check that still found the old file.
    await expect
      .poll(
        async () => {
          // Which fails once the worker has just been removed.
          await checkForUpdate(first).catch(() => undefined);
          return registrations(first);
        },
        { timeout: REGISTRATION_TIMEOUT_MS },
      )
      .toBe(0);
    expect(await cacheNames(first)).toEqual([]);
  });

  await test.step('a tab that registers the worker later brings nothing back', async () => {
    await second.bringToFront();
    await second.addInitScript(noteRegistration);
    await second.reload();
    await second.waitForFunction(() => 'registration' in window, null, {
      timeout: REGISTRATION_TIMEOUT_MS,
    });
    await second.evaluate(() => (window as unknown as Noted).registration);
    await expect.poll(() => registrations(second)).toBe(0);
    expect(await cacheNames(second)).toEqual([]);
  });
});
