import type { Browser, Page } from '@playwright/test';
import { signUp } from '../e2e/actions.ts';
import { installStopwatch, type Lap, type Stopwatch } from './stopwatch.ts';

/** A signed-in browser with an empty cache and a throttled processor. */
export type Client = {
  readonly page: Page;
  /** Acts and resolves when the first element of `selector` has been painted with another text. */
  timed(this: void, selector: string, act: () => Promise<unknown>): Promise<Timed>;
  /** Waits until pending work has finished. */
  settle(this: void): Promise<void>;
  /** Waits until the code of the other pages has been preloaded as well. */
  rest(this: void): Promise<void>;
  /** The heap after garbage collection, in MB. */
  heap(this: void): Promise<number>;
  elements(this: void, selector: string): Promise<number>;
  close(this: void): Promise<void>;
};

/** The browser storage of a signed-in user. */
export type Session = Awaited<ReturnType<typeof signInOnce>>;

/** A lap and the milliseconds of it that the page's main thread workedMs, independent of other load. */
type Timed = Lap & { readonly busy: number };

type Timing = { readonly stopwatch: Stopwatch };

/** How many times slower than this machine the client's processor is. */
const SLOWDOWN = 4;

/** Creates an account and signs in with it. */
export async function signInOnce(browser: Browser, address: string, email = 'bench@staff.example') {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await signUp(page, email);
  const storage = await context.storageState();
  await context.close();
  return storage;
}

/** Opens a page that records when `arrival` is first painted. */
export async function openClient(
  browser: Browser,
  session: Session,
  arrival: string,
): Promise<Client> {
  const context = await browser.newContext({
    storageState: session,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // tsx names functions through a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installStopwatch, arrival);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await devtools.send('HeapProfiler.enable');
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });

  const workedMs = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };

  return {
    page,
    async timed(selector, act) {
      await page.evaluate((it) => (window as unknown as Timing).stopwatch.await(it), selector);
      const before = await workedMs();
      await act();
      const lap = await lapOf(page);
      return { ...lap, busy: (await workedMs()) - before };
    },
    settle: () => page.waitForTimeout(400),
    rest: () => page.waitForTimeout(3_000),
    async heap() {
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      return usedSize / 2 ** 20;
    },
    elements: (selector) => page.evaluate((it) => document.querySelectorAll(it).length, selector),
    close: () => context.close(),
  };
}

/** Opens an address; returns the milliseconds from the start of the navigation to the arrival. */
export async function navigate({ page }: Client, address: string): Promise<number> {
  await page.goto(address);
  return (await lapOf(page)).sinceNavigation;
}

const lapOf = (page: Page): Promise<Lap> =>
  page.evaluate(() => (window as unknown as Timing).stopwatch.lap);
