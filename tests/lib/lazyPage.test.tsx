import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPage, type LazyPage } from '../../src/lib/lazyPage.ts';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary.tsx';
import { expectConsoleError } from '../support/console.ts';

type Code = { readonly default: () => string };

const code: Code = { default: () => 'The page' };

const show = ({ Page }: LazyPage, resetKey: string) => (
  <ErrorBoundary resetKey={resetKey} fallback="Not here">
    <Suspense fallback="Loading">{resetKey === 'elsewhere' ? 'Another page' : <Page />}</Suspense>
  </ErrorBoundary>
);

it('retries a failed load on the next visit, and not before', async () => {
  expectConsoleError(/Gone/);
  const load = vi
    .fn<() => Promise<Code>>()
    .mockRejectedValueOnce(new Error('Gone'))
    .mockResolvedValue(code);
  const page = lazyPage(load);
  const { rerender } = render(show(page, 'here'));
  expect(await screen.findByText('Not here')).toBeVisible();
  rerender(show(page, 'elsewhere'));
  expect(screen.getByText('Another page')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
  rerender(show(page, 'here'));
  expect(await screen.findByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('renders preloaded code at once', async () => {
  const load = vi.fn<() => Promise<Code>>().mockResolvedValue(code);
  const page = lazyPage(load);
  await page.preload();
  render(show(page, 'here'));
  expect(screen.getByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('retries after a failed preload', async () => {
  const load = vi
    .fn<() => Promise<Code>>()
    .mockRejectedValueOnce(new Error('Gone'))
    .mockResolvedValue(code);
  const page = lazyPage(load);
  await expect(page.preload()).resolves.toBeUndefined();
  render(show(page, 'here'));
  expect(await screen.findByText('The page')).toBeVisible();
});
