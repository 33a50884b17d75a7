import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ServerOptions } from '../../../tools/backend/server';
import { startServer } from './testServer';
import { RawClient } from './rawClient';
import { rest } from './restClient';
import { unsignedToken } from './unsignedToken';

const RULES =
  '{"rules":{"open":{".read":true},"$uid":{".read":"auth.uid === $uid",".write":"auth.uid === $uid"}}}';
const EXPIRED = { s: 'expired_token', d: 'Auth token is expired.' };
const AUTH_REVOKED = { a: 'ac', b: EXPIRED };

/** Milliseconds shortly before and at the second in which tokens expire. */
const BEFORE = 1_000_950;
const AFTER = 1_001_000;
const SECOND = 1001;
const HOUR = 3_600_000;

describe('token expiry', () => {
  it('rejects an expired token without signing the client out', async () => {
    const { server, client } = await startWithClock();
    expect(await client.request('auth', tokenOf('ann', { exp: SECOND }))).toMatchObject({
      s: 'ok',
    });
    expect(await client.request('auth', tokenOf('bob', { exp: SECOND - 1 }))).toEqual(EXPIRED);
    expect(await client.request('p', { p: '/ann', d: 1 })).toMatchObject({ s: 'ok' });
    const token = tokenOf('ann', { exp: SECOND - 1 }).cred;
    const response = await rest(server, '/ann.json', { token });
    expect([response.status, response.json]).toEqual([401, { error: EXPIRED.d }]);
  });

  it('signs the client out and cancels the listens it may no longer read', async () => {
    const { server, client, clock } = await startWithClock();
    await client.request('auth', tokenOf('ann', { exp: SECOND }));
    await client.request('q', { p: '/ann', h: '' });
    await client.request('q', { p: '/open', h: '' });
    const before = client.messages.length;
    clock.now = AFTER;
    await expect
      .poll(() => client.messagesAfter(before))
      .toEqual([AUTH_REVOKED, { a: 'c', b: { p: '/ann' } }]);

    expect(await client.request('p', { p: '/ann', d: 1 })).toMatchObject({
      s: 'permission_denied',
    });
    await rest(server, '/open.json', { method: 'PUT', body: '1' });
    expect(client.messagesAfter(before + 3)).toEqual([{ a: 'd', b: { p: 'open', d: 1 } }]);
    await client.request('auth', tokenOf('ann', { exp: SECOND + 1 }));
    expect(await client.request('p', { p: '/ann', d: 1 })).toMatchObject({ s: 'ok' });
  });

  it.each([
    ['signing in with a later token', ['auth', tokenOf('ann', { exp: SECOND + 1 })]],
    ['signing in with a token for years', ['auth', tokenOf('ann', { exp: 4_000_000_000 })]],
    ['signing out', ['unauth', {}]],
  ] as const)('is no longer watched after %s', async (_, [action, body]) => {
    const { client, clock } = await startWithClock();
    await client.request('auth', tokenOf('ann', { exp: SECOND }));
    await client.request(action, body);
    const before = client.messages.length;
    clock.now = AFTER;
    await pause(150);
    expect(client.messagesAfter(before)).toEqual([]);
    const { s } = await client.request('p', { p: '/ann', d: 1 });
    expect(s).toBe(action === 'auth' ? 'ok' : 'permission_denied');
  });

  it('follows a clock that is set back, while timestamps never go back', async () => {
    const { server, client, clock } = await startWithClock();
    clock.now += 10 * HOUR;
    await rest(server, '/open.json', { method: 'PUT', body: '1' });
    clock.now = BEFORE + HOUR;
    const token = tokenOf('ann', { iat: SECOND, exp: SECOND + 3600 });
    expect(await client.request('auth', token)).toMatchObject({ s: 'ok' });
    await client.request('p', { p: '/ann', d: { '.sv': 'timestamp' } });
    expect(await client.request('g', { p: '/ann' })).toEqual({ s: 'ok', d: BEFORE + 10 * HOUR });
    const before = client.messages.length;
    clock.now = AFTER + HOUR;
    await expect.poll(() => client.messagesAfter(before)).toEqual([AUTH_REVOKED]);
  });

  it('comes earlier with a maximum token lifetime, but never for tokens issued at 0', async () => {
    const { client } = await startWithClock({ tokenLifetime: 60 });
    const statusOf = async (claims: object) =>
      (await client.request('auth', tokenOf('ann', claims))).s;
    expect(await statusOf({ iat: SECOND - 61, exp: SECOND + 3600 })).toBe('expired_token');
    expect(await statusOf({ iat: SECOND - 60, exp: SECOND + 3600 })).toBe('ok');
    expect(await statusOf({ iat: SECOND - 60, exp: SECOND - 1 })).toBe('expired_token');
    expect(await statusOf({ iat: 0, exp: 600 })).toBe('ok');
    expect(await statusOf({})).toBe('ok');
  });
});

/** A server with a clock that the test moves, and a client. */
async function startWithClock(options: ServerOptions = {}) {
  const clock = { now: BEFORE };
  const server = await startServer({ rules: RULES, now: () => clock.now, ...options });
  return { server, client: await RawClient.connect(server), clock };
}

function tokenOf(sub: string, claims: object): { readonly cred: string } {
  return { cred: unsignedToken({ sub, ...claims }) };
}
