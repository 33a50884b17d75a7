import type { Page } from '@playwright/test';

type Message = {
  readonly d?: {
    readonly a?: string;
    /** The path, the tag of a query, and the query itself. */
    readonly b?: { readonly p?: string; readonly t?: number; readonly q?: Query };
  };
};

/** The child it orders by, the values it starts and ends at, and how many it asks for. */
type Query = {
  readonly i?: string;
  readonly sp?: string | number;
  readonly ep?: string | number;
  readonly l?: number;
};

/**
 * What a page subscribes to, read from the messages it sends, and how often it has asked for a path or one below: paths, and
 * queries such as `finance/invoices?status=Overdue&100` or `activity?timestamp&5`.
 */
export function listensOf(page: Page) {
  const followed = new Map<string, string>();
  const requested: string[] = [];
  let atSignOut: readonly string[] | undefined;
  let connections = 0;
  const paths = (): readonly string[] => [...followed.values()].toSorted();
  page.on('websocket', (socket) => {
    connections += 1;
    socket.on('framesent', ({ payload }) => {
      const { a: action, b: { p = '', t = 0, q } = {} } = messageIn(payload).d ?? {};
      const path = p.replace(/^\//, '');
      if (action === 'q') {
        requested.push(path);
        followed.set(`${p} ${t}`, q === undefined ? path : `${path}?${textOf(q)}`);
      }
      if (action === 'n') followed.delete(`${p} ${t}`);
      if (action === 'unauth') atSignOut = paths();
    });
  });
  return {
    followed: paths,
    followedAtSignOut: () => atSignOut,
    connections: () => connections,
    requests: (path: string) =>
      requested.filter((other) => other === path || other.startsWith(`${path}/`)).length,
  };
}

/** Both bounds are equal where a value is asked for. */
function textOf({ i = '', sp, ep, l }: Query): string {
  const range = sp === ep ? (sp === undefined ? '' : `=${sp}`) : '<range>';
  return `${i}${range}${l === undefined ? '' : `&${l}`}`;
}

/** A message to the database; keepalives are numbers. */
function messageIn(payload: string | Buffer): Message {
  return Object(JSON.parse(payload.toString())) as Message;
}
