import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createAccessCheck } from '../../../tools/backend/requestAccess';
import { startServer } from './testServer';

const FOREIGN = 'http://evil.test';

/** Request headers; `<port>` stands for the port of the server. */
type Headers = Readonly<Record<string, string>>;

const PATHS = [
  '/a.json?ns=demo&auth=owner',
  '/.settings/rules.json?ns=demo&auth=owner',
  '/.inspect/databases.json?auth=owner',
] as const;

describe('a server on loopback', () => {
  it.each<[string, Headers]>([
    ['a page of another origin', { origin: FOREIGN }],
    ['a page with an opaque origin', { origin: 'null' }],
    ['a host name that resolves to loopback', { host: 'evil.test:<port>' }],
    ['a page on such a host name', { host: 'evil.test', origin: FOREIGN }],
    ['a script on another page', { 'sec-fetch-site': 'cross-site', referer: `${FOREIGN}/a` }],
    ['a script on a page without a referrer', { 'sec-fetch-site': 'cross-site' }],
    ['a script in an older browser', { referer: `${FOREIGN}/a` }],
  ])('rejects %s, on every path', async (_, headers) => {
    const log: string[] = [];
    const server = await startServer({ log: (line) => log.push(line) });
    for (const path of PATHS) {
      expect(await ask(server.port, path, headers)).toMatchObject({ status: 403 });
    }
    const preflight = await ask(server.port, PATHS[0], headers, 'OPTIONS');
    expect(preflight.status).toBe(403);
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
    expect(await upgrade(server.port, headers)).toBe(403);
    expect(log.join('\n')).toMatch(/Request rejected: .*(evil\.test|unknown|null)/);
  });

  it.each<[string, Headers]>([
    ['a program', {}],
    ['a program that uses localhost', { host: 'localhost:<port>' }],
    ['a program that names the namespace as the host', { host: 'demo.localhost:<port>' }],
    ['a program that uses IPv6', { host: '[::1]:<port>' }],
    ['a program that uses a forwarded port', { host: 'localhost:1234' }],
    ['a page on loopback', { origin: 'http://localhost:5173' }],
    ['a page on loopback over IPv6', { origin: 'http://[::1]:5173' }],
    ['a page of the same origin', { 'sec-fetch-site': 'same-origin' }],
    [
      'a script on a page on loopback',
      { 'sec-fetch-site': 'same-site', referer: 'http://127.0.0.1:5173/' },
    ],
    ['a URL typed by the user', { 'sec-fetch-site': 'none' }],
  ])('allows %s', async (_, headers) => {
    const server = await startServer();
    for (const path of PATHS) expect((await ask(server.port, path, headers)).status).toBe(200);
    expect(await upgrade(server.port, headers)).toBe(101);
  });

  it('allows only the configured origins', async () => {
    const server = await startServer({ origins: ['http://127.0.0.1:5173'] });
    const statusFor = async (origin: string): Promise<number> =>
      (await ask(server.port, PATHS[0], { origin })).status;
    expect(await statusFor('http://127.0.0.1:5173')).toBe(200);
    expect(await statusFor(`http://127.0.0.1:${server.port}`)).toBe(200);
    expect(await statusFor('http://127.0.0.1:5174')).toBe(403);
    expect((await ask(server.port, PATHS[0], {})).status).toBe(200);
  });
});

describe('a server that is reachable from other machines', () => {
  it.each<[Headers, number]>([
    [{ host: '192.168.1.5:9000' }, 200],
    [{ host: '127.0.0.1:9000' }, 200],
    [{ host: 'evil.test' }, 403],
    [{ host: '192.168.1.5', origin: 'http://192.168.1.5:5173' }, 200],
    [{ host: '192.168.1.5', origin: 'http://192.168.1.6' }, 403],
    [{ host: '192.168.1.5', origin: 'http://localhost:5173' }, 200],
  ])('answers %o with %i', async (headers, status) => {
    const server = await startServer({ host: '0.0.0.0' });
    expect((await ask(server.port, PATHS[0], headers)).status).toBe(status);
  });

  it.each([
    ['Database', 'database:9000', null],
    ['database', '10.0.0.7:9000', null],
    ['database', 'database.evil.test', expect.stringContaining('database.evil.test')],
    ['::1', '[::1]:9000', null],
    ['::1', '10.0.0.7', expect.stringContaining('10.0.0.7')],
  ])('on %s answers the host %s with %o', (serverHost, host, reason) => {
    expect(createAccessCheck({ host: serverHost })({ host })).toEqual(reason);
  });
});

function ask(port: number, path: string, headers: Headers, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingMessage['headers'] }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: filled(headers, port) };
    const outgoing = request(options, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    });
    outgoing.on('error', reject).end();
  });
}

/** The status of a WebSocket upgrade. */
async function upgrade(port: number, headers: Headers): Promise<number> {
  const url = `ws://127.0.0.1:${port}/.ws?v=5&ns=demo`;
  const socket = new WebSocket(url, { headers: filled(headers, port) });
  socket.on('error', () => {});
  const answer = await Promise.race([
    once(socket, 'upgrade').then(() => 101),
    once(socket, 'unexpected-response').then(
      ([, response]) => (response as IncomingMessage).statusCode ?? 0,
    ),
  ]);
  socket.terminate();
  return answer;
}

const filled = (headers: Headers, port: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, text]) => [name, text.replace('<port>', String(port))]),
  );
