import { afterEach, expect, it, vi } from 'vitest';
import { type startWorker } from '../../../../src/records/store/device/worker.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The module as it is before any test has started the worker. */
const FRESH = '../../../../src/records/store/device/worker.ts?fresh';

it('has started once the worker that is being installed has stored the code', async () => {
  vi.stubEnv('PROD', true);
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  const registration = Object.assign(new EventTarget(), { installing });
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(new EventTarget(), {
      register: vi.fn<() => Promise<unknown>>().mockResolvedValue(registration),
    }),
  });
  const fresh = (await import(FRESH)) as { readonly startWorker: typeof startWorker };
  const hasStarted = vi.fn<() => void>();
  const starting = fresh.startWorker().then(hasStarted);
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  expect(hasStarted).not.toHaveBeenCalled();
  installing.dispatchEvent(new Event('statechange'));
  await starting;
});
