import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CHART } from '../../src/dashboard/chart.ts';
import { MODULES } from '../../src/dashboard/modules.ts';
import { openApp, signInAs } from '../support/app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the other pages and the charts are loaded when the browser is idle, after a page is shown', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  vi.stubGlobal('cancelIdleCallback', vi.fn<() => void>());
  const asked: string[] = [];
  const ahead = [...MODULES, { label: 'Charts', preload: CHART.preload }];
  for (const { label } of ahead) {
    vi.spyOn(
      MODULES.find((module) => module.label === label) ?? CHART,
      'preload',
    ).mockImplementation(async () => void asked.push(label));
  }
  await signInAs('Layla Haddad');
  openApp('/dashboard/suppliers');
  expect(idle).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'Supplier Management' })).toBeVisible();
  expect(asked).toEqual([]);

  const expected = ahead.map(({ label }) => label);
  for (const place of expected.keys()) {
    await vi.waitFor(() => expect(idle).toHaveLength(place + 1));
    idle[place]?.();
  }
  expect(asked).toEqual(expected);
});
