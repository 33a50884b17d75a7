import type { Browser, Page } from '@playwright/test';
import { signUp } from '../e2e/actions.ts';
import { installStopwatch, type Lap, type Stopwatch } from './stopwatch.ts';

/** A browser with an empty cache at a slow desk, signed in. */
export type Desk = {
  readonly page: Page;
  /** Does something and tells when the first element of `selector` shows another text, painted. */
  timed(this: void, selector: string, act: () => Promise<unknown>): Promise<Timed>;
  /** Lets what has begun come to its end. */
  quiet(this: void): Promise<void>;
  /** The longest interaction since the last question by the Event Timing API, in milliseconds. */
  longestInteraction(this: void): Promise<number>;
  /** The heap after everything collectable is gone, in MB. */
  heap(this: void): Promise<number>;
  elements(this: void, selector: string): Promise<number>;
  close(this: void): Promise<void>;
};

/** The browser storage of somebody who is signed in. */
export type Session = Awaited<ReturnType<typeof signInOnce>>;

/** A lap, and for how long of it the page's main thread really worked, whatever else the machine was doing. */
type Timed = Lap & { readonly busy: number };

type Timing = { readonly stopwatch: Stopwatch };

/** How many times slower than this machine the desk is. */
const SLOWDOWN = 4;

/** Makes an account and signs in with it. */
export async function signInOnce(browser: Browser, address: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/#/`);
  await signUp(page, 'bench@staff.example');
  const storage = await context.storageState();
  await context.close();
  return storage;
}

/** Opens a page that will tell when `arrival` is first painted. */
export async function openDesk(browser: Browser, session: Session, arrival: string): Promise<Desk> {
  const context = await browser.newContext({
    storageState: session,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // The runner of these files names functions through a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installStopwatch, arrival);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await devtools.send('HeapProfiler.enable');
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });

  const worked = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };

  return {
    page,
    async timed(selector, act) {
      await page.evaluate((it) => (window as unknown as Timing).stopwatch.await(it), selector);
      const before = await worked();
      await act();
      const lap = await lapOf(page);
      return { ...lap, busy: (await worked()) - before };
    },
    quiet: () => page.waitForTimeout(400),
    async longestInteraction() {
      await page.waitForTimeout(400);
      return page.evaluate(() => {
        const { interactions } = (window as unknown as Timing).stopwatch;
        return Math.max(0, ...interactions.splice(0));
      });
    },
    async heap() {
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      return usedSize / 2 ** 20;
    },
    elements: (selector) => page.evaluate((it) => document.querySelectorAll(it).length, selector),
    close: () => context.close(),
  };
}

/** Opens an address; the time from the start of the navigation to the arrival, in milliseconds. */
export async function arriveAt({ page }: Desk, address: string): Promise<number> {
  await page.goto(address);
  return (await lapOf(page)).sinceNavigation;
}

const lapOf = (page: Page): Promise<Lap> =>
  page.evaluate(() => (window as unknown as Timing).stopwatch.lap);
