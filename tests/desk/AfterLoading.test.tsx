import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SIDEBAR_PAGES } from '../../src/desk/modules.tsx';
import '../../src/desk/pages.tsx';
import { lazyParts } from '../../src/lib/lazyPage.ts';
import * as worker from '../../src/records/store/device/worker.ts';
import { openApp, signInAs } from '../support/app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('preloads the other pages and the parts of all while the browser is idle, once a page is shown and the worker has stored the code', async () => {
  const idleCallbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idleCallbacks.push(task));
  vi.stubGlobal('cancelIdleCallback', vi.fn<() => void>());
  const preloaded: unknown[] = [];
  const watch = (code: Iterable<{ readonly preload: () => Promise<void> }>): void => {
    for (const one of code)
      vi.spyOn(one, 'preload').mockImplementation(async () => void preloaded.push(one));
  };
  watch(SIDEBAR_PAGES);
  let store: (() => void) | undefined;
  const stored = new Promise<void>((resolve) => {
    store = resolve;
  });
  const starting = vi.spyOn(worker, 'startWorker').mockReturnValue(stored);
  await signInAs('Layla Haddad');
  openApp('/dashboard/suppliers');
  expect(idleCallbacks).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'Supplier Management' })).toBeVisible();
  // The page of the address is loaded with the dashboard, without waiting.
  const others = SIDEBAR_PAGES.filter(({ path }) => path !== 'suppliers');
  expect(preloaded.filter((one) => others.some((page) => page === one))).toEqual([]);
  preloaded.length = 0;

  const parts = [...lazyParts];
  expect(parts.length).toBeGreaterThan(5);
  watch(parts);
  await vi.waitFor(() => expect(starting).toHaveBeenCalled(), 30_000);
  await Promise.resolve();
  expect(idleCallbacks).toEqual([]);
  store?.();
  for (const [index, code] of [...SIDEBAR_PAGES, ...parts].entries()) {
    await vi.waitFor(() => expect(idleCallbacks).toHaveLength(index + 1), 30_000);
    // What components ask for by themselves, in an effect that may come late, is no concern of this test.
    preloaded.length = 0;
    idleCallbacks[index]?.();
    expect(preloaded).toEqual([code]);
  }
});
