import { describe, expect, it } from 'vitest';
import type { DatabaseServer } from '../../local/server';
import { randomNumbers } from './randomNumbers';
import { RawClient } from './rawClient';
import { rest } from './restClient';
import { temporaryFolder } from './temporaryFolder';
import { startServer } from './testServer';
import { unsignedToken } from './unsignedToken';

/** Names that objects, lists, functions or promises of JavaScript have. As keys, they are like all others. */
const NAMES = [
  '__defineGetter__',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'length',
  'prototype',
  'then',
  'toJSON',
  'toString',
  'valueOf',
];

/** `FUZZ_REQUESTS=100000` for a thorough run. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1500) / 10;
const TIMEOUT = { timeout: 40_000 + REQUESTS * 50 };

describe.each(NAMES)('the key %s, at every level', (name) => {
  const tree = { [name]: { [name]: { [name]: 1 }, zoo: { [name]: 2 } } };
  const path = `/${name}/${name}`;

  it('is served over REST', async () => {
    const server = await startServer();
    const inner = { [name]: { [name]: 1 } };
    const removal = { [`${name}/zoo`]: null };
    const increment = { [name]: { '.sv': { increment: 4 } } };
    const requests: readonly (readonly [
      method: string,
      path: string,
      body: unknown,
      reply: unknown,
    ])[] = [
      ['PUT', '/.json', tree, tree],
      ['GET', '/.json', undefined, tree],
      ['GET', '/.json?shallow=true', undefined, { [name]: true }],
      ['GET', `${path}/${name}.json`, undefined, 1],
      ['GET', `/${name}.json?orderBy="${name}"&equalTo=2`, undefined, { zoo: { [name]: 2 } }],
      ['GET', `/${name}.json?orderBy="${name}"&limitToFirst=1`, undefined, inner],
      ['GET', `/${name}.json?orderBy="$key"&equalTo="${name}"`, undefined, inner],
      ['GET', `/.json?orderBy="${name}/${name}"&startAt=1`, undefined, tree],
      ['PATCH', '/.json', removal, removal],
      ['PUT', `${path}/.priority.json`, 3, 3],
      ['PATCH', `${path}.json`, increment, { [name]: 5 }],
      [
        'GET',
        '/.json?format=export',
        undefined,
        { [name]: { [name]: { [name]: 5, '.priority': 3 } } },
      ],
      ['DELETE', `/${name}.json`, undefined, null],
      ['GET', '/.json', undefined, null],
    ];
    for (const [method, target, body, reply] of requests) {
      const text = await answerOf(server, method, target, body);
      expect([method, target, text]).toEqual([method, target, textOf(reply)]);
    }
  });

  it('is served to listeners, queries and disconnecting clients', async () => {
    const server = await startServer();
    const [reader, writer] = [await RawClient.connect(server), await RawClient.connect(server)];
    const pushes = () => reader.messagesAfter(1).flatMap((d) => (isPush(d) ? [textOf(d.b)] : []));
    await writer.request('p', { p: '/', d: tree });
    await reader.request('q', { p: `/${name}`, h: '' });
    await reader.request('q', { p: `/${name}`, q: { i: name, sp: 2 }, t: 7, h: '' });
    await writer.request('m', { p: `/${name}`, d: { [`${name}/${name}`]: 3 } });
    await writer.request('m', { p: path, d: { [name]: 1, zoo: true } });
    await expect
      .poll(pushes)
      .toEqual([
        textOf({ p: name, d: tree[name] }),
        textOf({ p: name, d: { zoo: { [name]: 2 } }, t: 7 }),
        textOf({ p: `${name}/${name}/${name}`, d: 3 }),
        textOf({ p: name, d: { [name]: { [name]: 3 }, zoo: { [name]: 2 } }, t: 7 }),
        textOf({ p: name, d: { [`${name}/${name}`]: 1, [`${name}/zoo`]: true } }),
        textOf({ p: name, d: { zoo: { [name]: 2 } }, t: 7 }),
      ]);
    const { d } = await writer.request('g', { p: `/${name}`, q: { i: '.key', ep: name } });
    expect(textOf(d)).toBe(textOf({ [name]: { [name]: 1, zoo: true } }));
    await writer.request('o', { p: '/', d: { [name]: { [name]: 8, zoo: 9 } } });
    await writer.request('o', { p: path, d: { [name]: 10, '.priority': 1 } });
    await writer.request('oc', { p: `/${name}/zoo` });
    writer.socket.terminate();
    await expect
      .poll(() => answerOf(server, 'GET', `${path}.json?format=export`))
      .toBe(textOf({ [name]: 10, '.priority': 1 }));
  });

  it('is what the rules say it is', async () => {
    const rules = {
      [name]: {
        '.read': `auth.token.${name} === '${name}' && auth.token['${name}'] !== null`,
        $key: { '.write': `$key === '${name}' && auth.uid === $key` },
        '.validate': `newData.hasChild('${name}') && newData.hasChildren(['${name}'])
          && newData.child('${name}').child('${name}').val() === 1`,
        '.indexOn': name,
      },
      free: { '.write': `!data.hasChild('${name}') && !root.child('${name}/${name}').exists()` },
    };
    const server = await startServer({ rules: textOf({ rules }) });
    const token = unsignedToken({ sub: name, iat: 0, [name]: name });
    const stranger = unsignedToken({ sub: 'ann', iat: 0 });
    const statusOf = async (method: string, target: string, as: string, body?: unknown) => {
      const init = body === undefined ? { method } : { method, body: textOf(body) };
      return (await rest(server, `${target}.json`, { ...init, token: as })).status;
    };
    expect(await statusOf('GET', `/${name}`, stranger)).toBe(401);
    expect(await statusOf('GET', `/${name}`, token)).toBe(200);
    expect(await statusOf('PATCH', '/free', stranger, { a: 1 })).toBe(200);
    expect(await statusOf('PUT', path, stranger, { [name]: 1 })).toBe(401);
    expect(await statusOf('PUT', path, token, { [name]: 2 })).toBe(401);
    expect(await statusOf('PUT', `/${name}/zoo`, token, 1)).toBe(401);
    expect(await statusOf('PUT', path, token, { [name]: 1 })).toBe(200);
    expect(await statusOf('PATCH', '/free', stranger, { a: 2 })).toBe(401);
    const query = await rest(server, `/${name}.json?orderBy="${name}"&equalTo=1`, { token });
    expect([query.status, textOf(query.json)]).toEqual([200, textOf({ [name]: { [name]: 1 } })]);
  });
});

describe('random trees of such keys', () => {
  it('are the same on the server, at a listener and after a restart', TIMEOUT, async () => {
    const dataDir = temporaryFolder();
    const server = await startServer({ dataDir });
    const [reader, writer] = [await RawClient.connect(server), await RawClient.connect(server)];
    await reader.request('q', { p: '/', h: '' });
    const random = randomNumbers(31);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const tree = (depth = 0): unknown => {
      if (depth === 3 || random() < 0.4) return pick([null, true, 1, ...NAMES]);
      const keys = NAMES.filter(() => random() < 0.3);
      return Object.fromEntries(keys.map((key) => [key, tree(depth + 1)]));
    };
    const expected = new Leaves();
    for (let n = 0; n < REQUESTS; n += 1) {
      const path = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(NAMES)).join(
        '/',
      );
      const [a, b] = [pick(NAMES), pick(NAMES)];
      const isUpdate = random() < 0.5 && a !== b;
      const d = isUpdate ? { [a]: tree(), [`${b}/${a}`]: tree() } : tree();
      if (isUpdate) expected.update(path, d as object);
      else expected.set(path, d);
      if (random() < 0.5) await writer.request(isUpdate ? 'm' : 'p', { p: path, d });
      else await answerOf(server, isUpdate ? 'PATCH' : 'PUT', `/${path}.json`, d);
      const stored = n % 20 === 0 ? await storedOn(server) : expected.lines();
      expect(stored).toEqual(expected.lines());
    }
    await reader.request('s', {});
    const copy = new Leaves();
    for (const { a, b } of reader.messagesAfter(1).filter(isPush)) {
      if (a === 'd') copy.set(b.p, b.d);
      else copy.update(b.p, b.d as object);
    }
    expect(copy.lines()).toEqual(expected.lines());
    await server.close();
    expect(await storedOn(await startServer({ dataDir }))).toEqual(expected.lines());
  });
});

async function storedOn(server: DatabaseServer): Promise<readonly string[]> {
  return linesOf(leavesOf('', (await rest(server, '/.json')).json));
}

/** A tree as its leaves by path. */
class Leaves {
  readonly #values = new Map<string, unknown>();

  set(path: string, json: unknown): void {
    const leaves = leavesOf(path, json);
    for (const leaf of this.#values.keys()) {
      const isReplaced = `${leaf}/`.startsWith(path === '' ? '' : `${path}/`);
      // A leaf stays when a child is deleted that it does not have.
      if (isReplaced || (leaves.length > 0 && path.startsWith(`${leaf}/`)))
        this.#values.delete(leaf);
    }
    for (const [leaf, value] of leaves) this.#values.set(leaf, value);
  }

  update(path: string, changes: object): void {
    for (const [key, json] of Object.entries(changes)) this.set(joined(path, key), json);
  }

  lines(): readonly string[] {
    return linesOf([...this.#values]);
  }
}

type Leaf = readonly [path: string, value: unknown];

function linesOf(leaves: readonly Leaf[]): readonly string[] {
  return leaves.map(textOf).toSorted();
}

function leavesOf(path: string, json: unknown): readonly Leaf[] {
  if (json === null) return [];
  if (typeof json !== 'object') return [[path, json]];
  return Object.entries(json).flatMap(([key, child]) => leavesOf(joined(path, key), child));
}

function joined(path: string, key: string): string {
  return path === '' ? key : `${path}/${key}`;
}

async function answerOf(
  server: DatabaseServer,
  method: string,
  path: string,
  body?: unknown,
): Promise<string> {
  const init = body === undefined ? { method } : { method, body: textOf(body) };
  return textOf((await rest(server, path, init)).json);
}

/** As text, so that no comparison of objects overlooks a key. */
function textOf(json: unknown): string {
  return JSON.stringify(json);
}

type Push = { readonly a: string; readonly b: { readonly p: string; readonly d: unknown } };

function isPush(message: unknown): message is Push {
  return typeof message === 'object' && message !== null && 'a' in message;
}
