import { describe, expect, it } from 'vitest';
import type { DatabaseServer } from '../../../tools/backend/server';
import { plainJson } from '../../../tools/backend/core/nodeToJson';
import { startServer } from './testServer';
import { NAMESPACE, rest } from './restClient';
import { unsignedToken } from './unsignedToken';
import { RawClient } from './rawClient';
import { randomNumbers } from './randomNumbers';

/** `FUZZ_REQUESTS=100000` for a thorough run. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1500);
const TIMEOUT = { timeout: 40_000 + REQUESTS * 2 };
const SECRET = 'the-secret-nobody-may-read';
const RULES = JSON.stringify({
  rules: {
    open: { '.read': true, '.write': true },
    own: { $uid: { '.read': 'auth.uid === $uid', '.write': 'auth.uid === $uid' } },
    numbers: { '.read': true, $n: { '.write': 'auth != null', '.validate': 'newData.isNumber()' } },
  },
});
const TOP_LEVEL_KEYS = new Set(['hidden', 'open', 'own', 'numbers']);
const PATHS = [
  '',
  'open',
  'open/a',
  'open/hasOwnProperty',
  'open/__proto__',
  'open/a/hasOwnProperty/__proto__',
  'own',
  'own/ann',
  'own/bob',
  'own/ann/x',
  'own/ann/hasOwnProperty',
  'own/hasOwnProperty',
  'own/__proto__/constructor',
  'numbers',
  'numbers/1',
  'numbers/length',
  'numbers/hasOwnProperty',
  'hidden',
  'hidden/x',
  'hidden/hasOwnProperty',
];
const VALUES: readonly unknown[] = [
  1,
  'text',
  true,
  null,
  { a: 1 },
  { 1: 5 },
  { hasOwnProperty: 1, constructor: 2 },
  { toString: { hasOwnProperty: { ['__proto__']: 1 } }, length: 5, toJSON: 'text' },
];

const BODIES = [
  '1',
  '{"a":1}',
  '{"hasOwnProperty":{"__proto__":1}}',
  '{"__proto__/hasOwnProperty":"toString","constructor":{"length":-1}}',
  '{"../hidden":1}',
  '{"/hidden/x":1}',
  '{',
  '',
];

describe('valid random requests', () => {
  it(
    'are allowed exactly when an independent check of the rules allows them',
    TIMEOUT,
    async () => {
      const server = await startServer({ rules: RULES });
      const random = randomNumbers(11);
      const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
      const clients = {
        ann: await RawClient.connect(server),
        nobody: await RawClient.connect(server),
      };
      await clients.ann.request('auth', { cred: tokenOf('ann') });
      let denied = 0;
      for (let n = 0; n < REQUESTS / 2; n += 1) {
        const who = random() < 0.6 ? 'ann' : 'nobody';
        const path = pick(PATHS);
        const value = pick(VALUES);
        const action = pick(['p', 'g', 'q', 'm'] as const);
        const isRead = action === 'g' || action === 'q';
        const body = isRead
          ? { p: path, h: '' }
          : { p: path, d: action === 'm' ? { z: value } : value };
        const allowed = isRead
          ? mayRead(who, path)
          : mayWrite(who, action === 'm' ? `${path}/z` : path, value, server);
        const { s } = await clients[who].request(action, body);
        expect([who, action, body, s]).toEqual([
          who,
          action,
          body,
          allowed ? 'ok' : 'permission_denied',
        ]);
        if (!allowed) denied += 1;
      }
      expect(denied).toBeGreaterThan(REQUESTS / 20);
      expect(denied).toBeLessThan(REQUESTS / 2.2);
    },
  );
});

describe('random and mutated frames and requests', () => {
  it('neither crash the server nor bypass the rules', TIMEOUT, async () => {
    const server = await startServer({ rules: RULES });
    await rest(server, '/hidden.json', { method: 'PUT', body: JSON.stringify({ x: SECRET }) });
    const random = randomNumbers(23);
    let client = await RawClient.connect(server);
    const received: string[] = [];
    for (let n = 0; n < REQUESTS; n += 1) {
      if (n % 20 === 0) {
        received.push(await sendOverRest(server, random));
      }
      client.socket.send(mutatedRequest(random));
      if (n % 10 !== 0) continue;
      // A frame may announce more frames or be invalid; then the server waits or disconnects the client.
      const replied = client.request('s', {}).then(() => true);
      if (await Promise.race([replied, client.closed.then(() => false), afterMs(50)])) continue;
      client.socket.terminate();
      received.push(...client.messages);
      client = await RawClient.connect(server);
    }
    received.push(...client.messages);
    expect(received.length).toBeGreaterThan(REQUESTS / 10);
    expect(received.filter((text) => text.includes(SECRET))).toEqual([]);
    const tree = (await rest(server, '/.json')).json as Record<string, Record<string, unknown>>;
    expect(tree['hidden']).toEqual({ x: SECRET });
    expect(Object.keys(tree['own'] ?? {}).filter((uid) => uid !== 'ann')).toEqual([]);
    expect(Object.values(tree['numbers'] ?? {}).filter((n) => typeof n !== 'number')).toEqual([]);
    expect(Object.keys(tree).filter((key) => !TOP_LEVEL_KEYS.has(key))).toEqual([]);
  });
});

function mayRead(who: string, path: string): boolean {
  const [top, second] = path.split('/');
  return top === 'open' || top === 'numbers' || (top === 'own' && second === who && who === 'ann');
}

function mayWrite(who: string, path: string, value: unknown, server: DatabaseServer): boolean {
  const [top, second, ...deeper] = path.split('/').filter(Boolean);
  if (top === 'open') return true;
  if (top === 'own') return second === who;
  if (top !== 'numbers' || second === undefined || who === 'nobody') return false;
  if (value === null) {
    // Deleting a child of a number changes nothing, and a number is valid.
    const { root } = server.namespaces.get(NAMESPACE).database;
    const remaining = plainJson(root.child('numbers').child(second));
    return deeper.length === 0 || remaining === null || typeof remaining === 'number';
  }
  return deeper.length === 0 && typeof value === 'number';
}

function mutatedRequest(random: () => number): string {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const request = {
    r: Math.floor(random() * 1e6),
    a: pick(['q', 'n', 'g', 'p', 'm', 'o', 'om', 'oc', 'auth', 'gauth', 'unauth', 's', 'x']),
    b: pick<unknown>([
      { p: pick(PATHS), d: pick(VALUES), h: pick(['', 'x']) },
      {
        p: pick(PATHS),
        q: { l: pick([1, -1, 'x']), i: pick(['.key', 'a', 'hasOwnProperty', 5]), sp: pick(VALUES) },
        t: 1,
      },
      { p: pick(PATHS), d: { [pick(PATHS)]: pick(VALUES), '.priority': pick(VALUES) } },
      { p: pick(PATHS), d: { '.sv': pick<unknown>(['timestamp', { increment: 1 }, 1]) } },
      { cred: pick(['', 'x.y.z', 'Owner', 'owner ', tokenOf('ann'), 7]) },
      null,
      'text',
    ]),
  };
  const text = JSON.stringify({
    t: pick(['d', 'c']),
    d: pick<unknown>([request, request, { t: 'p', d: {} }, 1]),
  });
  if (random() < 0.9) return text;
  const at = Math.floor(random() * text.length);
  const length = Math.floor(random() * 4);
  const noise = pick(['', '"', '}', '{', '0', 'null', '\u0000', '.', '/', '[', '\\']);
  return text.slice(0, at) + noise + text.slice(at + length);
}

async function sendOverRest(server: DatabaseServer, random: () => number): Promise<string> {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const query = pick([
    '',
    '&shallow=true',
    '&orderBy="$key"',
    '&orderBy="hasOwnProperty"&limitToLast=2',
    '&orderBy="__proto__/length"&startAt=1',
    '&orderBy=%',
    '&auth=x',
    '&print=silent',
    '&format=export',
  ]);
  const method = pick(['GET', 'PUT', 'PATCH', 'POST', 'DELETE']);
  const path = `/${pick(PATHS)}${pick(['.json', '.json', '/.priority.json', '%00.json', ''])}?ns=demo-default-rtdb${query}`;
  const headers = { 'if-match': pick(['', 'null_etag', 'x']) };
  const body = method === 'GET' ? null : pick(BODIES);
  const response = await fetch(`${server.url}${path}`, { method, body, headers });
  expect(response.status).not.toBe(500);
  return response.text();
}

function tokenOf(uid: string): string {
  return unsignedToken({ sub: uid, iat: 0 });
}

function afterMs(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms));
}
