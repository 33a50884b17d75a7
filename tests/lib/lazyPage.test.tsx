import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lazyPage, loadCode, type LazyPage } from '../../src/lib/lazyPage.ts';
import { withCode } from '../../src/lib/withCode.ts';
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

describe('code that is not a component', () => {
  it('is told to be missing to somebody who waits for it, and can be asked for again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('Gone'))
      .mockResolvedValue('code');
    await expect(loadCode(load)).resolves.toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    await expect(loadCode(load)).resolves.toBe('code');
  });

  it('is loaded until it is there, and not after its end', async () => {
    vi.useFakeTimers();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('Gone'))
      .mockResolvedValue('code');
    const stop = vi.fn<() => void>();
    const use = vi.fn<(code: string) => () => void>(() => stop);
    const end = withCode(load, use);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(use).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(use).toHaveBeenCalledExactlyOnceWith('code');
    expect(stop).not.toHaveBeenCalled();
    end();
    expect(stop).toHaveBeenCalledOnce();

    load.mockRejectedValueOnce(new Error('Gone'));
    const endAgain = withCode(load, use);
    await vi.advanceTimersByTimeAsync(1_000);
    endAgain();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(3);
    expect(use).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
