import type { Page } from '@playwright/test';

type Message = {
  readonly d?: { readonly a?: string; readonly b?: { readonly p?: string; readonly t?: number } };
};

/** The paths a page subscribes to, read from the messages it sends, and how often it has asked for one. */
export function listensOf(page: Page) {
  const followed = new Map<string, string>();
  const requested: string[] = [];
  let atSignOut: readonly string[] | undefined;
  let connections = 0;
  const paths = (): readonly string[] => [...followed.values()].toSorted();
  page.on('websocket', (socket) => {
    connections += 1;
    socket.on('framesent', ({ payload }) => {
      const { a: action, b: { p = '', t = 0 } = {} } = messageIn(payload).d ?? {};
      const path = p.replace(/^\//, '');
      if (action === 'q') {
        requested.push(path);
        followed.set(`${p} ${t}`, path);
      }
      if (action === 'n') followed.delete(`${p} ${t}`);
      if (action === 'unauth') atSignOut = paths();
    });
  });
  return {
    followed: paths,
    followedAtSignOut: () => atSignOut,
    connections: () => connections,
    requests: (path: string) => requested.filter((other) => other === path).length,
  };
}

/** A message to the database; keepalives are numbers. */
function messageIn(payload: string | Buffer): Message {
  return Object(JSON.parse(payload.toString())) as Message;
}
