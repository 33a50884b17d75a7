import type { Page } from '@playwright/test';
import { documentTitle } from '../support/publicRoutes.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './actions.ts';
import { LINKED_ADDRESSES } from '../support/publicRoutes.ts';
import { PAGES } from './publicRoutes.ts';
import { clauses } from '../specification/clauses.ts';

test('every link of the site leads to a page, and every page is reachable from home', async ({
  open,
}) => {
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  const found = new Set(['#/']);
  const outward = new Set<string>();
  for (const path of found) {
    // The heading of the previous page must not count.
    await page.goto('about:blank');
    await page.goto(`/${path}`);
    await expect(page.locator('#root h1')).toBeVisible();
    await expect(page).not.toHaveTitle(/not found/i);
    const [, part] = path.split('?part=');
    if (part !== undefined) {
      const named = page.locator(`#${part}`);
      await expect(named).toBeFocused();
      // At the top, below the header.
      await expect
        .poll(() => named.evaluate((element) => element.getBoundingClientRect().top))
        .toBeGreaterThan(71);
      expect((await named.boundingBox())?.y).toBeLessThan(200);
    }
    for (const address of await addressesOn(page)) {
      if (address.startsWith('#/')) found.add(address);
      else outward.add(address);
    }
  }
  expect([...found].toSorted()).toEqual(LINKED_ADDRESSES.map((path) => `#${path}`));
  expect(outward.size).toBeGreaterThan(5);
  for (const address of outward) expect(address).toMatch(/^(https:\/\/|mailto:|tel:\+)/);
});

test(
  'the consultation form accepts every e-mail address the browser accepts',
  clauses('S5-10'),
  async ({ open }) => {
    const page = await open('/#/contact', { reducedMotion: 'reduce' });
    const email = page.getByRole('textbox', { name: /^E-mail/ });
    await expect(email).toHaveAttribute('type', 'email');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Noor Rahman');
    await page.getByRole('textbox', { name: /^Message/ }).fill('A reef between two rooms.');
    const send = page.getByRole('button', { name: 'Review and send' });
    for (const wrong of ['a@@b.c', 'noor', 'noor@', 'noor rahman@studio.example']) {
      await email.fill(wrong);
      await send.click();
      await expect(email, wrong).toBeFocused();
      await expect(email, wrong).toHaveAccessibleDescription(/in the form name@example\.com/);
    }
    await expectAccessible(page, 'main');
    await email.fill('user@localhost');
    await send.click();
    await expect(page.getByRole('heading', { name: 'Almost there' })).toBeFocused();
    await expectAccessible(page, 'main');
  },
);

test(
  'a visit requests only the site’s files and stores nothing in the browser',
  clauses('S4-23 S7.4-1'),
  async ({ open, product }) => {
    const page = await open('about:blank', { reducedMotion: 'reduce' });
    const calls: string[] = [];
    const file = /^\/(favicon\.svg|manifest\.webmanifest|(assets|media|icons)\/[\w.-]+)?$/;
    page.on('request', (request) => {
      const { origin, pathname, search } = new URL(request.url());
      const isFile =
        request.method() === 'GET' &&
        !['fetch', 'xhr', 'ping', 'eventsource'].includes(request.resourceType()) &&
        origin === product.address &&
        file.test(pathname) &&
        search === '';
      if (!isFile) calls.push(`${request.method()} ${request.resourceType()} ${request.url()}`);
    });
    page.on('websocket', (socket) => calls.push(`WebSocket ${socket.url()}`));
    for (const [path, title] of PAGES) {
      await page.goto(`/#${path}`);
      await expect(page).toHaveTitle(title);
      await page.waitForLoadState('networkidle');
    }
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto('/#/contact');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Noor Rahman');
    await page.getByRole('textbox', { name: /^E-mail/ }).fill('noor@studio.example');
    await page.getByRole('textbox', { name: /^Message/ }).fill('A reef between two rooms.');
    await page.getByRole('button', { name: 'Review and send' }).click();
    await expect(page.getByRole('heading', { name: 'Almost there' })).toBeVisible();
    await page.waitForTimeout(1_000);
    expect(calls).toEqual([]);
    expect(messages).toEqual([expect.stringContaining('Consultation request')]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  },
);

test('every route is shown scrolled to the top', clauses('S2.1-2'), async ({ open }) => {
  const page = await open('/#/services', { reducedMotion: 'reduce' });
  await expect(page).toHaveTitle(documentTitle('Our Capabilities'));
  await page.evaluate(recordFirstMoments);
  const pages = [...PAGES, ['/login', /Sign in/i] as const];
  for (const [path, title] of [...pages, ...pages.toReversed()]) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.evaluate((address) => {
      window.location.hash = address;
    }, path);
    await expect(page).toHaveTitle(title);
    await expect.poll(() => page.evaluate(() => window.scrollY), { message: path }).toBe(0);
    // A view transition holds frames back.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const moments = await page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);
  expect(moments.length).toBeGreaterThan(pages.length);
  expect(moments.filter(({ top }) => top > 0)).toEqual([]);
});

type Moment = { readonly heading: string; readonly top: number };

/** Runs in the page: records the scroll position when a new main heading is about to be painted. */
function recordFirstMoments(): void {
  const moments: Moment[] = [];
  Object.assign(window, { moments });
  let last: Element | null = document.querySelector('h1');
  new MutationObserver(() => {
    const heading = document.querySelector('h1');
    if (heading !== null && heading !== last)
      requestAnimationFrame(() =>
        moments.push({ heading: heading.textContent, top: window.scrollY }),
      );
    last = heading;
  }).observe(document.body, { childList: true, subtree: true });
}

/** The targets of the links on a page. */
const addressesOn = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
