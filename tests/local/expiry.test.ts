import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ServerOptions } from '../../local/server';
import { startServer } from './clients';
import { RawClient } from './rawClient';
import { rest } from './restClient';
import { unsignedToken } from './unsignedToken';
import { PATIENTLY } from './patience';

const RULES =
  '{"rules":{"open":{".read":true},"$uid":{".read":"auth.uid === $uid",".write":"auth.uid === $uid"}}}';
const REFUSAL = { s: 'expired_token', d: 'Auth token is expired.' };
const REVOKED = { a: 'ac', b: REFUSAL };

/** A moment shortly before a whole second, in which a token may expire. */
const BEFORE = 1_000_950;
const AFTER = 1_001_000;
const SECOND = 1001;
const HOUR = 3_600_000;

describe('a token', () => {
  it('that has expired is refused, and whoever was signed in stays so', async () => {
    const { server, client } = await underClock({});
    expect(await client.ask('auth', tokenOf('ann', { exp: SECOND }))).toMatchObject({ s: 'ok' });
    expect(await client.ask('auth', tokenOf('bob', { exp: SECOND - 1 }))).toEqual(REFUSAL);
    expect(await client.ask('p', { p: '/ann', d: 1 })).toMatchObject({ s: 'ok' });
    const token = tokenOf('ann', { exp: SECOND - 1 }).cred;
    const overRest = await rest(server, '/ann.json', { token });
    expect([overRest.status, overRest.json]).toEqual([401, { error: REFUSAL.d }]);
  });

  it('that expires while its client is there makes it nobody: it is told, and its listens end that this forbids', async () => {
    const { server, client, clock } = await underClock({});
    await client.ask('auth', tokenOf('ann', { exp: SECOND }));
    await client.ask('q', { p: '/ann', h: '' });
    await client.ask('q', { p: '/open', h: '' });
    const before = client.frames.length;
    clock.now = AFTER;
    await expect
      .poll(() => client.since(before), PATIENTLY)
      .toEqual([REVOKED, { a: 'c', b: { p: '/ann' } }]);

    expect(await client.ask('p', { p: '/ann', d: 1 })).toMatchObject({ s: 'permission_denied' });
    await rest(server, '/open.json', { method: 'PUT', body: '1' });
    expect(client.since(before + 3)).toEqual([{ a: 'd', b: { p: 'open', d: 1 } }]);
    await client.ask('auth', tokenOf('ann', { exp: SECOND + 1 }));
    expect(await client.ask('p', { p: '/ann', d: 1 })).toMatchObject({ s: 'ok' });
  });

  it.each([
    ['is replaced by a later one', ['auth', tokenOf('ann', { exp: SECOND + 1 })]],
    ['is replaced by one that holds for years', ['auth', tokenOf('ann', { exp: 4_000_000_000 })]],
    ['is given back', ['unauth', {}]],
  ] as const)('that %s before it expires is forgotten', async (_, [action, body]) => {
    const { client, clock } = await underClock({});
    await client.ask('auth', tokenOf('ann', { exp: SECOND }));
    await client.ask(action, body);
    const before = client.frames.length;
    clock.now = AFTER;
    await pause(150);
    expect(client.since(before)).toEqual([]);
    const { s } = await client.ask('p', { p: '/ann', d: 1 });
    expect(s).toBe(action === 'auth' ? 'ok' : 'permission_denied');
  });

  it('that is valid is accepted after the clock was set back by hours, while timestamps never go back', async () => {
    const { server, client, clock } = await underClock({});
    clock.now += 10 * HOUR;
    await rest(server, '/open.json', { method: 'PUT', body: '1' });
    clock.now = BEFORE + HOUR;
    const token = tokenOf('ann', { iat: SECOND, exp: SECOND + 3600 });
    expect(await client.ask('auth', token)).toMatchObject({ s: 'ok' });
    await client.ask('p', { p: '/ann', d: { '.sv': 'timestamp' } });
    expect(await client.ask('g', { p: '/ann' })).toEqual({ s: 'ok', d: BEFORE + 10 * HOUR });
    const before = client.frames.length;
    clock.now = AFTER + HOUR;
    await expect.poll(() => client.since(before), PATIENTLY).toEqual([REVOKED]);
  });

  it('expires earlier where the server is told so, but never when it was issued at 0 as those of tests are', async () => {
    const { client } = await underClock({ tokenLifetime: 60 });
    const statusOf = async (claims: object) => (await client.ask('auth', tokenOf('ann', claims))).s;
    expect(await statusOf({ iat: SECOND - 61, exp: SECOND + 3600 })).toBe('expired_token');
    expect(await statusOf({ iat: SECOND - 60, exp: SECOND + 3600 })).toBe('ok');
    expect(await statusOf({ iat: SECOND - 60, exp: SECOND - 1 })).toBe('expired_token');
    expect(await statusOf({ iat: 0, exp: 600 })).toBe('ok');
    expect(await statusOf({})).toBe('ok');
  });
});

/** A server whose clock stands still, shortly before a second ends, until it is put forward; and a client of it. */
async function underClock(options: ServerOptions) {
  const clock = { now: BEFORE };
  const server = await startServer({ rules: RULES, now: () => clock.now, ...options });
  return { server, client: await RawClient.connect(server), clock };
}

function tokenOf(sub: string, claims: object): { readonly cred: string } {
  return { cred: unsignedToken({ sub, ...claims }) };
}
