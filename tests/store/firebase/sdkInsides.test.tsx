import { SDK_VERSION } from 'firebase/app';
import { expect, it } from 'vitest';
import { exists } from '../../../src/store/firebase/database.ts';
import { receivedLength } from '../../../src/store/firebase/sdkInsides.ts';

it('is true of this version of the SDK; look again after an update', () => {
  expect(SDK_VERSION).toBe('12.19.0');
});

it('counts what arrives from the database', async () => {
  await exists('staff/nobody').catch(() => undefined);
  const before = receivedLength();
  await exists('staff/nobody-else').catch(() => undefined);
  expect(receivedLength()).toBeGreaterThan(before);
});
