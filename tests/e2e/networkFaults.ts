import type { Page, Route, WebSocketRoute } from '@playwright/test';
import type { Product } from './product.ts';

/** The connection from a page to the database, with faults a test can cause. */
export type NetworkFaults = {
  /** Requests arrive; responses are held until `releaseResponses`. */
  readonly holdResponses: () => void;
  /** As `holdResponses`, from when the page sends a message with this text: what it reads before is answered. */
  readonly holdResponsesTo: (text: string) => void;
  readonly releaseResponses: () => void;
  /** All messages in both directions are lost. */
  readonly dropMessages: () => void;
  /** Loses all messages once this share of the next one has arrived that is too large for a single frame. Resolves then. */
  readonly dropAfter: (share: 'half' | 'all') => Promise<void>;
  /** Closes all connections and lets new ones fail; the browser reports that it is offline. */
  readonly goOffline: () => Promise<void>;
  /** Lets the page reconnect. */
  readonly goOnline: () => Promise<void>;
};

/** Intercepts the connection of a page; call it before the page connects. */
export async function networkFaultsOf(page: Page): Promise<NetworkFaults> {
  let state: 'open' | 'holding' | 'dropping' | 'offline' = 'open';
  let held: (() => void)[] = [];
  let heldFrom: string | undefined;
  const connections = new Set<WebSocketRoute>();
  let cut: { share: 'half' | 'all'; frames: number; done: () => void } | undefined;

  /** The SDK announces how many frames a large message has; a count of 0 keeps the connection open. */
  function countFrame(message: string | Buffer): void {
    if (cut === undefined) return;
    const announced = /^[1-9]\d*$/.test(String(message)) ? Number(message) : 0;
    if (announced > 0) cut.frames = cut.share === 'half' ? Math.floor(announced / 2) : announced;
    else if (cut.frames > 0) {
      cut.frames -= 1;
      if (cut.frames > 0) return;
      state = 'dropping';
      cut.done();
      cut = undefined;
    }
  }

  await page.routeWebSocket(/\/\.ws\?/, (connection) => {
    if (state === 'offline') return void connection.close();
    connections.add(connection);
    const server = connection.connectToServer();
    connection.onMessage((message) => {
      if (heldFrom !== undefined && String(message).includes(heldFrom)) {
        state = 'holding';
        heldFrom = undefined;
      }
      if (state === 'open' || state === 'holding') server.send(message);
      countFrame(message);
    });
    server.onMessage((message) => {
      if (state === 'open') connection.send(message);
      if (state === 'holding') held.push(() => connection.send(message));
    });
    return undefined;
  });

  return {
    holdResponses() {
      state = 'holding';
    },
    holdResponsesTo(text) {
      heldFrom = text;
    },
    releaseResponses() {
      state = 'open';
      for (const send of held) send();
      held = [];
    },
    dropMessages() {
      state = 'dropping';
    },
    dropAfter: (share) =>
      new Promise((resolve) => {
        cut = { share, frames: 0, done: resolve };
      }),
    async goOffline() {
      state = 'offline';
      held = [];
      await page.context().setOffline(true);
      await Promise.all([...connections].map((connection) => connection.close()));
      connections.clear();
    },
    async goOnline() {
      state = 'open';
      await page.context().setOffline(false);
    },
  };
}

/**
 * Resolves when the dashboard has loaded all its code, and works without a network: that of the sidebar's counts comes last.
 * Not for the dev server, whose modules are more than a browser lists.
 */
export async function untilAllCodeLoaded(page: Page): Promise<void> {
  // Goes on where the page is reloaded meanwhile.
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        // Not `performance`, which is another one where a test has installed a clock.
        const resources = new PerformanceObserver((list) => {
          if (!list.getEntries().some(({ name }) => name.includes('/SidebarCounts-'))) return;
          resources.disconnect();
          resolve(true);
        });
        resources.observe({ type: 'resource', buffered: true });
      }),
  );
}

/** Delays matching requests until the returned function is called. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => Promise<void>> {
  let held: Route[] | null = [];
  await page.route(address, async (route) => {
    if (held === null) await route.continue();
    else held.push(route);
  });
  return async () => {
    const waiting = held ?? [];
    held = null;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

/** Slows down the network of a page: `latency` in milliseconds, `throughput` in bytes per second. */
export async function slowDown(page: Page, latency: number, throughput: number): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Slows down the processor of a page by a factor. */
export async function slowProcessor(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Lets requests of a page to the identity provider go unanswered, as a network does that swallows packets. Returns a
 * function that sends them on.
 */
export async function swallowIdentityRequests(
  page: Page,
  { backend }: Product,
): Promise<() => Promise<void>> {
  // Not page.route, which turns off the browser's cache.
  const devtools = await page.context().newCDPSession(page);
  const waiting: string[] = [];
  let isOpen = false;
  const send = (requestId: string): Promise<unknown> =>
    devtools.send('Fetch.continueRequest', { requestId });
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    if (isOpen) void send(requestId);
    else waiting.push(requestId);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `http://${backend.auth}/*` }] });
  return async () => {
    isOpen = true;
    // Those of pages that have been left are gone.
    await Promise.allSettled(waiting.map(send));
  };
}
