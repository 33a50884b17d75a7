import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lazyPage } from '../../src/lib/lazyPage.ts';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary.tsx';
import { expectConsoleError } from '../support/console.ts';

function Broken(): never {
  throw new Error('A page broke');
}

const { Page: Gone } = lazyPage(() =>
  Promise.reject<{ default: () => null }>(new Error('The chunk is gone')),
);

it.each([
  ['breaks', Broken, /A page broke/],
  ['cannot be fetched any more', Gone, /The chunk is gone/],
])('offers to reload if a page %s', async (_, Page, error) => {
  expectConsoleError(error);
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  render(
    <ErrorBoundary resetKey="/here">
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This page could not be shown/);
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
  reload.mockRestore();
});

function renderBroken(): void {
  expectConsoleError(/A page broke/);
  render(
    <ErrorBoundary resetKey="/here">
      <Broken />
    </ErrorBoundary>,
  );
}

it('copies what happened, with its place in the code, the version, the address and the browser', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => copy.mockRestore());
  renderBroken();
  fireEvent.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  const text = String(copy.mock.calls[0]?.[0]);
  expect(text).toMatch(
    /^Error: A page broke\n[^]*ErrorBoundary\.test[^]*\nVersion \d+\.\d+\.\d+, commit /,
  );
  expect(text).toContain(`\n${window.location.href}\n${navigator.userAgent}`);
});

it('shows what happened, selected, where the browser does not allow copying', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  onTestFinished(() => copy.mockRestore());
  renderBroken();
  fireEvent.click(screen.getByRole('button', { name: 'Copy as text' }));
  const text = await screen.findByLabelText<HTMLTextAreaElement>('What happened');
  expect(text).toHaveFocus();
  expect(text.value).toContain('Error: A page broke');
});

it('resets when its key changes', () => {
  expectConsoleError(/A page broke/);
  const { rerender } = render(
    <ErrorBoundary resetKey="one">
      <Broken />
    </ErrorBoundary>,
  );
  rerender(<ErrorBoundary resetKey="two">Another page</ErrorBoundary>);
  expect(screen.getByText('Another page')).toBeVisible();
});

it('shows the given fallback', () => {
  expectConsoleError(/A page broke/);
  render(
    <ErrorBoundary resetKey="here" fallback={<p>No chart today</p>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('No chart today')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('explains a page that is not loaded yet while offline, and retries on request', async () => {
  expectConsoleError(/No network/);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new Error('No network'))
    .mockResolvedValue({ default: () => 'The page' });
  const { Page } = lazyPage(load);
  render(
    <ErrorBoundary resetKey="here">
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /There is no connection, and this page was not loaded before/,
  );
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  expect(load).toHaveBeenCalledOnce();
  online.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
