import type { Browser, BrowserContext, Page } from '@playwright/test';
import { sum } from '../../src/lib/sum.ts';
import type { Session } from './client.ts';
import { installStopwatch, type Stopwatch } from './stopwatch.ts';
import { SLOW_4G } from './visitRoute.ts';

/** A page of the dashboard, the first of its rows, and a text that stands once all of its data have arrived. */
export type StartPage = {
  readonly path: string;
  readonly firstRow: string;
  readonly complete: string;
};

/** What the network is like. `dead network`: it swallows whatever is sent to the identity provider and the database. */
export type Line = 'slow 4G' | 'no slow line' | 'dead network';

/** How many times slower than this machine's the processor is. */
const SLOWDOWN = 4;

/** How long the data may take to arrive again and be written, once a copy is wanted. */
const COPY_MS = 8_000;

/** How a start went, until the first row was painted. */
export type Start = {
  /** Since the start of the navigation. */
  readonly ms: number;
  /** What had come over the socket of the database, in thousands of characters. */
  readonly kilobytes: number;
  /**
   * When all lists were as fresh as the server's: the page does not say any more that it shows a copy, or the last of the data came.
   * And how much had come in the end, also of what is asked for while nothing else is to do.
   */
  readonly freshMs: number;
  readonly freshKilobytes: number;
};

/** How long nothing comes once everything has. */
const QUIET_MS = 4_000;

/** The start of a first visit: with an empty cache, but signed in. */
export async function firstVisit(
  browser: Browser,
  session: Session,
  address: string,
  start: StartPage,
  line: Line,
): Promise<Start> {
  const context = await browser.newContext({ storageState: session });
  const page = await openPage(context, start);
  await throttle(page, line);
  const started = await visit(page, address, start, line);
  await context.close();
  return started;
}

/** A browser that has visited the page before and keeps everything of it, with a copy if the app offers that. */
export async function openReturning(
  browser: Browser,
  session: Session,
  address: string,
  start: StartPage,
) {
  const context = await browser.newContext({ storageState: session });
  const page = await openPage(context, start);
  await visit(page, address, start);
  await page.getByText(start.complete).first().waitFor();
  const account = page.getByRole('button', { name: /^Account/ });
  if (await account.isVisible()) {
    await account.click();
    await page.getByRole('checkbox', { name: 'Keep a copy on this device' }).check();
  }
  await page.waitForTimeout(COPY_MS);
  return {
    /** The start when the page is visited again. */
    async visit(line: Line): Promise<Start> {
      const again = await openPage(context, start);
      await throttle(again, line);
      const started = await visit(again, address, start, line);
      await again.close();
      return started;
    },
    close: () => context.close(),
  };
}

async function openPage(context: BrowserContext, { firstRow }: StartPage): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  // tsx names functions through a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installStopwatch, firstRow);
  return page;
}

async function throttle(page: Page, line: Line): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  if (line === 'slow 4G') await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  if (line === 'dead network') {
    // Paused requests, which nobody continues, and a connection without a server.
    const urlPattern = `${process.env['VITE_AUTH_EMULATOR']}/*`;
    await devtools.send('Fetch.enable', { patterns: [{ urlPattern }] });
    await page.routeWebSocket(/\.ws\?/, () => undefined);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

async function visit(
  page: Page,
  address: string,
  { path }: StartPage,
  line: Line = 'no slow line',
): Promise<Start> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let startedAt = Number.NaN;
  const frames: { readonly timestamp: number; readonly length: number }[] = [];
  devtools.once('Network.requestWillBeSent', ({ timestamp }) => (startedAt = timestamp));
  devtools.on('Network.webSocketFrameReceived', ({ timestamp, response }) =>
    frames.push({ timestamp, length: response.payloadData.length }),
  );
  await page.goto(`${address}/#${path}`, { waitUntil: 'commit' });
  const lap = await page.evaluate(
    () => (window as unknown as { readonly stopwatch: Stopwatch }).stopwatch.lap,
  );
  const ms = lap.sinceNavigation;
  // Without a network, the copy stays.
  const replacedMs = line === 'dead network' ? null : await page.evaluate(whenReplaced);
  // Its answer comes after the report of all frames before it.
  await devtools.send('Network.enable');
  const before = frames.filter(({ timestamp }) => timestamp <= startedAt + ms / 1_000);
  for (let known = -1; known < frames.length; await page.waitForTimeout(QUIET_MS))
    known = frames.length;
  await devtools.detach();
  const lastAt = frames.at(-1)?.timestamp ?? startedAt;
  return {
    ms,
    kilobytes: sum(before, ({ length }) => length) / 1_000,
    freshMs: replacedMs ?? (lastAt - startedAt) * 1_000,
    freshKilobytes: sum(frames, ({ length }) => length) / 1_000,
  };
}

/** In the page: when it has ceased to say that it shows a copy, in milliseconds since its start; null if it never does. */
function whenReplaced(): Promise<number | null> {
  return new Promise((resolve) => {
    const check = (wasCopy: boolean): void => {
      const notes = [...document.querySelectorAll('[role=status]')];
      const isCopy = notes.some(({ textContent }) => textContent.startsWith('As of '));
      if (isCopy) requestAnimationFrame(() => check(true));
      else resolve(wasCopy ? performance.now() : null);
    };
    check(false);
  });
}
