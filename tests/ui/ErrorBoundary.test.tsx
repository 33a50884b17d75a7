import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, lazy } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary.tsx';
import { expectConsoleError } from '../support/console.ts';

function Broken(): never {
  throw new Error('A page broke');
}

const Gone = lazy(() => Promise.reject<{ default: () => null }>(new Error('The chunk is gone')));

afterEach(cleanup);

it.each([
  ['breaks', Broken, /A page broke/],
  ['cannot be fetched any more', Gone, /The chunk is gone/],
])('offers to reload when a page %s', async (_, Page, error) => {
  expectConsoleError(error);
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  render(
    <ErrorBoundary place="/here">
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

it('starts afresh with another key', () => {
  expectConsoleError(/A page broke/);
  const { rerender } = render(
    <ErrorBoundary place="one">
      <Broken />
    </ErrorBoundary>,
  );
  rerender(<ErrorBoundary place="two">Another page</ErrorBoundary>);
  expect(screen.getByText('Another page')).toBeVisible();
});
