import type { Page, WebSocketRoute } from '@playwright/test';

/** The connection from a page to the database, with faults a test can cause. */
export type NetworkFaults = {
  /** Requests arrive; responses are held until `releaseResponses`. */
  readonly holdResponses: () => void;
  readonly releaseResponses: () => void;
  /** All messages in both directions are lost. */
  readonly dropMessages: () => void;
  /** Closes all connections and lets new ones fail; the browser reports that it is offline. */
  readonly goOffline: () => Promise<void>;
  /** Lets the page reconnect. */
  readonly goOnline: () => Promise<void>;
};

/** Intercepts the connection of a page; call it before the page connects. */
export async function networkFaultsOf(page: Page): Promise<NetworkFaults> {
  let state: 'open' | 'holding' | 'dropping' | 'offline' = 'open';
  let held: (() => void)[] = [];
  const connections = new Set<WebSocketRoute>();

  await page.routeWebSocket(/\/\.ws\?/, (connection) => {
    if (state === 'offline') return void connection.close();
    connections.add(connection);
    const server = connection.connectToServer();
    connection.onMessage((message) => {
      if (state === 'open' || state === 'holding') server.send(message);
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
    releaseResponses() {
      state = 'open';
      for (const send of held) send();
      held = [];
    },
    dropMessages() {
      state = 'dropping';
    },
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
