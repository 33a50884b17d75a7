import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CHART } from '../../src/dashboard/chart.ts';
import { MODULES } from '../../src/dashboard/modules.ts';
import { openApp, signInAs } from '../support/app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('preloads the other pages and the chart while the browser is idle, once a page is shown', async () => {
  const idleCallbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idleCallbacks.push(task));
  vi.stubGlobal('cancelIdleCallback', vi.fn<() => void>());
  const preloaded: string[] = [];
  const expected = [...MODULES, { label: 'Charts', preload: CHART.preload }];
  for (const { label } of expected) {
    vi.spyOn(
      MODULES.find((module) => module.label === label) ?? CHART,
      'preload',
    ).mockImplementation(async () => void preloaded.push(label));
  }
  await signInAs('Layla Haddad');
  openApp('/dashboard/suppliers');
  expect(idleCallbacks).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'Supplier Management' })).toBeVisible();
  // The page of the address is loaded with the dashboard, without waiting.
  expect(preloaded.filter((label) => label !== 'Suppliers')).toEqual([]);
  preloaded.length = 0;

  for (const index of expected.keys()) {
    await vi.waitFor(() => expect(idleCallbacks).toHaveLength(index + 1));
    idleCallbacks[index]?.();
  }
  expect(preloaded).toEqual(expected.map(({ label }) => label));
});
