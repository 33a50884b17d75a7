import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { createDeal, openSalesPage } from './salesPage.ts';
import { test, type Arrived, type ReportService } from './withServices.ts';

/** Resolves when the page has done what it had begun. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let times = 0; times < 3; times += 1)
      await new Promise((resolve) => void requestIdleCallback(resolve));
  });

const valuesOf = ({ arrived }: ReportService) =>
  arrived.map(({ event }) => event.exception.values[0]?.value);

test('an uncaught error of a public page arrives once, without what it says of a person', async ({
  open,
  reports,
  consoleErrors,
}) => {
  consoleErrors.expect(/Layla Haddad/);
  const page = await open('/#/portfolio/2?from=layla@villa-qamar.example');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => path.includes('sendReport'))).toEqual([]);
  await throwInApp(page, 'Cannot read Layla Haddad <layla@villa-qamar.example>', 100);
  await expect.poll(() => reports.arrived.length).toBe(1);
  await settle(page);
  expect(reports.arrived).toHaveLength(1);
  const [{ url, headers, body, event }] = reports.arrived as [Arrived];
  expect(url).toBe('/api/7/envelope/?sentry_key=public&sentry_version=7');
  expect(event).toMatchObject({
    platform: 'javascript',
    transaction: '/portfolio/*',
    tags: { kind: 'uncaught' },
    exception: { values: [{ type: 'RangeError', value: 'Cannot read …' }] },
    contexts: { browser: { name: 'Chrome' } },
    sdk: { settings: { infer_ip: 'never' } },
  });
  expect(body).not.toMatch(/layla|haddad|villa|qamar|example/i);
  expect([headers['cookie'], headers['referer']]).toEqual([undefined, undefined]);

  await page.goto('/#/privacy');
  await expect(page.getByRole('heading', { name: 'When a page fails' })).toBeVisible();
  await expect(page.getByText(/your browser sends a report of the failure/)).toBeVisible();
});

test('rejected promises arrive, and neither cancelled requests nor errors of extensions do', async ({
  open,
  reports,
  consoleErrors,
}) => {
  consoleErrors.allow(/./);
  const page = await open('/#/about');
  await page.evaluate(() => {
    const foreign = new Error('value of an extension');
    foreign.stack = 'Error: x\n    at run (chrome-extension://abc/content.js:1:2)';
    const own = new Error('database value missing');
    own.stack = `Error: x\n    at ${location.origin}/assets/index-A.js:1:2`;
    for (const error of [
      new DOMException('The user aborted a request.', 'AbortError'),
      new TypeError('Failed to fetch'),
      'Object Not Found Matching Id:2',
      foreign,
      own,
    ])
      void Promise.reject(error);
  });
  await expect.poll(() => valuesOf(reports)).toEqual(['database value missing']);
  expect(reports.arrived[0]?.event.tags).toEqual({ kind: 'rejected' });
});

test('a refused save arrives with its module and fields, never with what was typed', async ({
  openSignedIn,
  reports,
  administrator,
  consoleErrors,
}) => {
  consoleErrors.expect(/Saving to sales\/deals failed/);
  const page = await openSignedIn('about:blank');
  await openSalesPage(page);
  await administrator.refuseWrites();
  await createDeal(page, 'Reef for Layla Haddad');
  await expect.poll(() => reports.arrived.length).toBe(1);
  const [{ body, event }] = reports.arrived as [Arrived];
  expect(event).toMatchObject({
    transaction: '/dashboard/sales',
    tags: { kind: 'refused save', module: 'sales/deals', reason: 'rules' },
  });
  expect(event.exception.values[0]?.value).toMatch(/^rules: sales\/deals \(.*\btitle\b.*\)$/);
  expect(body).not.toMatch(/layla|haddad|reef for|demo@/i);
});

test('a service that refuses reports is logged once and not asked again', async ({
  open,
  reports,
  consoleErrors,
}) => {
  consoleErrors.allow(/429|value \d/);
  reports.status = 429;
  const page = await open('/#/about');
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await throwInApp(page, 'value 1', 1);
  await expect.poll(() => warnings.length).toBe(1);
  await throwInApp(page, 'database value 2', 5);
  await settle(page);
  expect(warnings).toEqual([expect.stringMatching(/^Errors of this page cannot be reported/)]);
  expect(reports.arrived).toHaveLength(1);
});

test('without a network a report waits for it, as long as the page is open', async ({
  open,
  reports,
  consoleErrors,
}) => {
  consoleErrors.allow(/value|ERR_INTERNET_DISCONNECTED/);
  const page = await open('/#/about');
  await throwInApp(page, 'first value', 1);
  await expect.poll(() => reports.arrived.length).toBe(1);
  await page.context().setOffline(true);
  await throwInApp(page, 'second value of the database', 1);
  await settle(page);
  expect(reports.arrived).toHaveLength(1);
  await page.context().setOffline(false);
  await expect.poll(() => valuesOf(reports)).toEqual(['… value', '… value of the database']);
});

/** Throws errors in a timer, as code of the app. */
async function throwInApp(page: Page, message: string, times: number): Promise<void> {
  await page.evaluate(
    ([text, count]) => {
      for (let index = 0; index < count; index += 1) {
        setTimeout(() => {
          const error = new RangeError(text);
          error.stack = `RangeError: ${text}\n    at run (${location.origin}/assets/index-A.js:1:2)`;
          throw error;
        });
      }
    },
    [message, times] as const,
  );
}
