import type { Browser } from '@playwright/test';

/** One visit with an empty cache: times in milliseconds, transferred bytes by resource type. */
export type Arrival = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What was painted then: its file, else the beginning of its text. */
  readonly largest: string;
  /** When the page's own headline is visible. */
  readonly headline: number;
  /** When the first link of the page's content can be tapped; 0 if none is in the first screen. */
  readonly action: number;
  /** The time of long tasks after the first paint beyond 50 ms each (total blocking time). */
  readonly blocked: number;
  readonly shift: number;
  readonly requests: number;
  readonly otherHosts: number;
  readonly bytes: Readonly<Record<string, number>>;
};

/** Slow 4G as Lighthouse emulates it. */
export const SLOW_4G = {
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

/** How long to keep observing after the load event. */
const OBSERVATION_MS = 2_500;

/** Visits an address as a phone on slow 4G with an empty cache. */
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
  await page.waitForTimeout(OBSERVATION_MS);
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
  largest: string;
  headline: number;
  action: number;
  shift: number;
  tasks: { start: number; duration: number }[];
};

/** Runs in the page before its own code: records the browser's performance entries. */
function observe(): void {
  const seen: Seen = {
    firstPaint: 0,
    largestPaint: 0,
    largest: '',
    headline: 0,
    action: 0,
    shift: 0,
    tasks: [],
  };
  Object.assign(window, { seen });
  // Methods, because tsx names functions through a helper that the page does not have.
  const probe = {
    isVisible(element: Element): boolean {
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    },
    isClickable(link: Element): boolean {
      const { left, top, width, height } = link.getBoundingClientRect();
      const isSolid = Number(getComputedStyle(link).opacity) === 1;
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return isSolid && found !== null && link.contains(found);
    },
    check(): void {
      const now = performance.now();
      const headlines = [...document.querySelectorAll('h1')];
      const links = [...document.querySelectorAll('main a')];
      if (seen.headline === 0 && headlines.some((one) => probe.isVisible(one))) seen.headline = now;
      if (seen.action === 0 && links.some((one) => probe.isClickable(one))) seen.action = now;
      if (seen.headline === 0 || seen.action === 0) requestAnimationFrame(() => probe.check());
    },
  };
  requestAnimationFrame(() => probe.check());
  const notes: Record<string, (entry: PerformanceEntry) => void> = {
    paint({ name, startTime }) {
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
    },
    'largest-contentful-paint'(entry) {
      const { startTime, url, element } = entry as PerformanceEntry & {
        readonly url: string;
        readonly element: Element | null;
      };
      seen.largestPaint = startTime;
      seen.largest = url.split('/').pop() || (element?.textContent.trim().slice(0, 40) ?? '');
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
