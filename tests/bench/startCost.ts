import type { Browser, CDPSession, Page } from '@playwright/test';
import { sum } from '../../src/lib/sum.ts';
import type { Session } from './client.ts';
import { installRenderCount } from './renderCount.ts';
import { installStopwatch, type Lap, type Stopwatch } from './stopwatch.ts';
import type { Figures } from './summary.ts';

const FIRST_ROW = 'main ol li time';
const DEAL = 'main [data-opens-record]';

/** How long a page takes at most to preload the code of the others, once it is there. */
const PRELOADING_MS = 4_000;

/**
 * What a first visit of home costs until its first row is painted, at full speed, and opening a first deal after it. Nothing is by the
 * clock: what is compiled, laid out, asked for and received is counted, and the main thread's time is that of the same work, such as
 * it takes on this machine.
 */
export async function visitHome(
  browser: Browser,
  session: Session,
  address: string,
): Promise<Figures> {
  const unit = await standardWorkMs(browser);
  const context = await browser.newContext({
    storageState: session,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  // tsx names functions through a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installStopwatch, FIRST_ROW);
  await page.addInitScript(installRenderCount);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Network.enable');
  const asked: number[] = [];
  const frames: { readonly timestamp: number; readonly length: number }[] = [];
  devtools.on('Network.requestWillBeSent', ({ timestamp }) => asked.push(timestamp));
  devtools.on('Network.webSocketFrameReceived', ({ timestamp, response }) =>
    frames.push({ timestamp, length: response.payloadData.length }),
  );
  const compiled = await countCompiled(browser);
  const { busyMs: beforeStart } = await workOf(devtools);
  await page.goto(`${address}/#/dashboard`, { waitUntil: 'commit' });
  const { sinceNavigation } = await lapOf(page);
  const start = (await workOf(devtools)).busyMs - beforeStart;
  const [startedAt = Number.NaN] = asked;
  const endedAt = startedAt + sinceNavigation / 1_000;
  const figures = {
    'main thread until the first row, over standard work': start / unit,
    'functions compiled on the main thread': await compiled(),
    'requests until the first row': asked.filter((at) => at <= endedAt).length,
    'received until the first row, kB':
      sum(frames, ({ timestamp, length }) => (timestamp <= endedAt ? length : 0)) / 1_000,
    ...(await openDeal(browser, page, devtools, unit)),
  };
  await context.close();
  return figures;
}

async function openDeal(
  browser: Browser,
  page: Page,
  devtools: CDPSession,
  unit: number,
): Promise<Figures> {
  await page.evaluate(() => (window.location.hash = '#/dashboard/sales'));
  await page.locator(DEAL).first().hover();
  await page.waitForTimeout(PRELOADING_MS);
  const renderedBefore = await page.evaluate(() => {
    const { stopwatch, componentsRendered } = window as unknown as Timing;
    stopwatch.await('dialog h2');
    return componentsRendered;
  });
  const compiled = await countCompiled(browser);
  const before = await workOf(devtools);
  await page.mouse.down();
  await page.mouse.up();
  // At once: what follows the paint is no part of it.
  const rendered = await page.evaluate(async () => {
    await (window as unknown as Timing).stopwatch.lap;
    return (window as unknown as Timing).componentsRendered;
  });
  const after = await workOf(devtools);
  return {
    'main thread until a first deal is open, over standard work':
      (after.busyMs - before.busyMs) / unit,
    'functions compiled on the main thread by it': await compiled(),
    'layouts by it': after.layouts - before.layouts,
    'components rendered by it': rendered - renderedBefore,
  };
}

type Timing = { readonly stopwatch: Stopwatch; readonly componentsRendered: number };

const lapOf = (page: Page): Promise<Lap> =>
  page.evaluate(() => (window as unknown as Timing).stopwatch.lap);

/** Counts from now on, until its result is called, what is compiled on its first call. */
async function countCompiled(browser: Browser): Promise<() => Promise<number>> {
  const tracing = await browser.newBrowserCDPSession();
  let count = 0;
  tracing.on('Tracing.dataCollected', ({ value }) => {
    count += value.filter((event) => 'name' in event && event.name === 'V8.CompileCode').length;
  });
  await tracing.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-v8.compile'] },
  });
  return async () => {
    const isComplete = new Promise((done) => tracing.once('Tracing.tracingComplete', done));
    await tracing.send('Tracing.end');
    await isComplete;
    await tracing.detach();
    return count;
  };
}

/** How long the main thread of a page has worked, whatever else the machine does, and how often it has laid the page out. */
async function workOf(devtools: CDPSession) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const valueOf = (metric: string): number =>
    metrics.find(({ name }) => name === metric)?.value ?? Number.NaN;
  return { busyMs: 1_000 * valueOf('TaskDuration'), layouts: valueOf('LayoutCount') };
}

/** How long the main thread of an empty page works on the same task of script, styles and layout. */
async function standardWorkMs(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await workOf(devtools);
  await page.evaluate(() => {
    for (let round = 0; round < 10; round += 1) {
      const rows = Array.from({ length: 2_000 }, (_, n) => ({
        n: (n * 7_919) % 2_000,
        text: `Row ${n}`,
      }));
      const sorted = (JSON.parse(JSON.stringify(rows)) as typeof rows).toSorted(
        (a, b) => a.n - b.n,
      );
      document.body.innerHTML = sorted.map(({ text }) => `<p><b>${text}</b></p>`).join('');
      document.body.getBoundingClientRect();
    }
  });
  const ms = (await workOf(devtools)).busyMs - before.busyMs;
  await page.close();
  return ms;
}
