import { describe, expect, it } from 'vitest';
import type { DatabaseServer } from '../../../tools/backend/server';
import { RawClient } from './rawClient';
import { rest } from './restClient';
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
