import type { Page, WebSocketRoute } from '@playwright/test';

/** The line from a page to the database, which a test can spoil. */
export type NetworkFaults = {
  /** What the page says arrives; what the database answers waits, and arrives after `listen`. */
  readonly deafen: () => void;
  readonly listen: () => void;
  /** Nothing arrives any more, either way, and nothing said meanwhile ever will. */
  readonly mute: () => void;
  /** The network is gone: connections end, new ones fail, and the browser knows. */
  readonly cut: () => Promise<void>;
  /** It is back; the page connects anew. */
  readonly mend: () => Promise<void>;
};

/** Takes hold of the line of a page, before the page connects. */
export async function networkFaultsOf(page: Page): Promise<NetworkFaults> {
  let state: 'open' | 'deaf' | 'mute' | 'cut' = 'open';
  let held: (() => void)[] = [];
  const connections = new Set<WebSocketRoute>();

  await page.routeWebSocket(/\/\.ws\?/, (connection) => {
    if (state === 'cut') return void connection.close();
    connections.add(connection);
    const server = connection.connectToServer();
    connection.onMessage((message) => {
      if (state === 'open' || state === 'deaf') server.send(message);
    });
    server.onMessage((message) => {
      if (state === 'open') connection.send(message);
      if (state === 'deaf') held.push(() => connection.send(message));
    });
    return undefined;
  });

  return {
    deafen() {
      state = 'deaf';
    },
    listen() {
      state = 'open';
      for (const tell of held) tell();
      held = [];
    },
    mute() {
      state = 'mute';
    },
    async cut() {
      state = 'cut';
      held = [];
      await page.context().setOffline(true);
      await Promise.all([...connections].map((connection) => connection.close()));
      connections.clear();
    },
    async mend() {
      state = 'open';
      await page.context().setOffline(false);
    },
  };
}
