import type { Browser } from '@playwright/test';

/** One cold visit: times in milliseconds, bytes as they came over the wire by kind of resource. */
export type Arrival = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the page's own headline is there to be read. */
  readonly headline: number;
  /** When the first link of the page's own content answers a touch; 0 where none is in the first window. */
  readonly action: number;
  /** What long tasks after the first paint took beyond 50 ms each (total blocking time). */
  readonly blocked: number;
  readonly shift: number;
  readonly requests: number;
  readonly otherHosts: number;
  readonly bytes: Readonly<Record<string, number>>;
};

const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How long nothing may happen before a visit counts as over, in milliseconds. */
const QUIET = 2_500;

/** Visits an address as a phone on slow 4G does, with nothing in the cache. */
export async function visitRoute(browser: Browser, address: string): Promise<Arrival> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let otherHosts = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    if (!response.url.startsWith(new URL(address).origin)) otherHosts += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });

  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector('h1');
  await page.waitForTimeout(QUIET);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await context.close();

  const blocked = seen.tasks
    .filter(({ start }) => start > seen.firstPaint)
    .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0);
  return { ...seen, blocked, requests: kinds.size, otherHosts, bytes };
}

type Seen = {
  firstPaint: number;
  largestPaint: number;
  headline: number;
  action: number;
  shift: number;
  tasks: { start: number; duration: number }[];
};

/** In the page, before its own code: notes what the browser tells of its painting. */
function observe(): void {
  const seen: Seen = {
    firstPaint: 0,
    largestPaint: 0,
    headline: 0,
    action: 0,
    shift: 0,
    tasks: [],
  };
  Object.assign(window, { seen });
  // Methods, since the compiler gives named functions a helper that the page has not.
  const eyes = {
    isShown(element: Element): boolean {
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    },
    answers(link: Element): boolean {
      const { left, top, width, height } = link.getBoundingClientRect();
      const isSolid = Number(getComputedStyle(link).opacity) === 1;
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return isSolid && found !== null && link.contains(found);
    },
    look(): void {
      const now = performance.now();
      // On home the first screen says the page's own words; elsewhere they would be another page's.
      const own = location.hash === '#/' ? 'h1, .hero-title' : 'h1';
      const headlines = [...document.querySelectorAll(own)];
      const links = [...document.querySelectorAll('main a')];
      if (seen.headline === 0 && headlines.some((one) => eyes.isShown(one))) seen.headline = now;
      if (seen.action === 0 && links.some((one) => eyes.answers(one))) seen.action = now;
      if (seen.headline === 0 || seen.action === 0) requestAnimationFrame(() => eyes.look());
    },
  };
  requestAnimationFrame(() => eyes.look());
  const notes: Record<string, (entry: PerformanceEntry) => void> = {
    paint({ name, startTime }) {
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
    },
    'largest-contentful-paint'({ startTime }) {
      seen.largestPaint = startTime;
    },
    'layout-shift'(entry) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      };
      if (!hadRecentInput) seen.shift += value;
    },
    longtask({ startTime, duration }) {
      seen.tasks.push({ start: startTime, duration });
    },
  };
  for (const [type, note] of Object.entries(notes)) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true });
  }
}
