import { SDK_VERSION } from 'firebase/app';
import { goOffline, goOnline } from 'firebase/database';
import { expect, it, vi } from 'vitest';
import { database, exists, watchChildren } from '../../src/firebase/database.ts';
import { watchRange, watchValue } from '../../src/firebase/queries.ts';
import { signInAs } from '../support/app.tsx';
import { seed } from '../support/backend.ts';
import { receivedLength } from '../../src/firebase/sdkInsides.ts';

it('is true of this version of the SDK; look again after an update', () => {
  expect(SDK_VERSION).toBe('12.19.0');
});

it('counts what arrives from the database', async () => {
  await exists('staff/nobody').catch(() => undefined);
  const before = receivedLength(database());
  await exists('staff/nobody-else').catch(() => undefined);
  expect(receivedLength(database())).toBeGreaterThan(before);
});

const parse = (_: string, stored: unknown): unknown => stored;

it('hears of changes after a reconnection, although a text ends with half of a character', async () => {
  await signInAs('Layla');
  await seed('suppliers/a', { name: 'Reef\uD800', email: 'a' });
  await seed('config/company', { name: 'Reef\uD800' });
  const heard: Record<string, string> = {};
  const hears = (of: string) => (found: unknown) => {
    heard[of] = JSON.stringify(found);
  };
  const stops = [
    watchChildren('suppliers', parse, hears('list'), vi.fn()),
    watchRange('suppliers', { child: 'name', from: 'R' }, parse, hears('range'), vi.fn()),
    watchValue('config/company', hears('value'), vi.fn()),
  ];
  const expectAll = (text: string) =>
    vi.waitFor(() =>
      expect(Object.values(heard).filter((one) => one.includes(text))).toHaveLength(3),
    );
  await expectAll('Reef');
  goOffline(database());
  await seed('suppliers/b', { name: 'Sea Breeze', email: 'b' });
  await seed('config/company/phone', 'Sea Breeze');
  goOnline(database());
  await expectAll('Sea Breeze');
  stops.forEach((stop) => stop());
});
