/** The requests of clients, by the action letters of the protocol. */
const ACTIONS = {
  q: 'listen',
  n: 'unlisten',
  g: 'get',
  p: 'put',
  m: 'merge',
  o: 'onDisconnectPut',
  om: 'onDisconnectMerge',
  oc: 'onDisconnectCancel',
  auth: 'signIn',
  gauth: 'signIn',
  unauth: 'signOut',
  s: 'stats',
  appcheck: 'appCheck',
  unappeck: 'appCheck',
} as const;

export type Action = (typeof ACTIONS)[keyof typeof ACTIONS];

/** The parameters of a request: `p` path, `d` data, `h` hash, `q` query, `t` tag of the query. */
export type Body = Readonly<Record<string, unknown>>;

/** The messages to clients that answer no request. */
export const PUSH = { data: 'd', merge: 'm', listenRevoked: 'c', authRevoked: 'ac' } as const;

/** The messages about the connection itself, in both directions. */
export const CONTROL = { hello: 'h', ping: 'p', pong: 'o' } as const;

/** Null for an unknown action. */
export function actionOf(letters: string): Action | null {
  return Object.hasOwn(ACTIONS, letters) ? ACTIONS[letters as keyof typeof ACTIONS] : null;
}
