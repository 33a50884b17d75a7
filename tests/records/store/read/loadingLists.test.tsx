import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  useListsHaveLoaded,
  useLoadingList,
} from '../../../../src/records/store/read/loadingLists.ts';

const TEN_SECONDS_MS = 10_000;
const FRAME_MS = 100;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function Around() {
  return <p>{useListsHaveLoaded() ? 'loaded' : 'waiting'}</p>;
}

/** A page whose header is around its list, and rendered before it. */
function Page({ isLoading }: { readonly isLoading: boolean }) {
  useLoadingList(isLoading);
  return <Around />;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('what is around a list waits until it has loaded and is on screen', async () => {
  const { rerender } = render(<Page isLoading />);
  await pass(FRAME_MS);
  expect(screen.getByText('waiting')).toBeVisible();
  rerender(<Page isLoading={false} />);
  expect(screen.getByText('waiting')).toBeVisible();
  await pass(FRAME_MS);
  expect(screen.getByText('loaded')).toBeVisible();
  rerender(<Page isLoading />);
  await pass(FRAME_MS);
  expect(screen.getByText('loaded')).toBeVisible();
});

it('what is around a list does not wait for ever', async () => {
  render(<Page isLoading />);
  await pass(TEN_SECONDS_MS - FRAME_MS);
  expect(screen.getByText('waiting')).toBeVisible();
  await pass(2 * FRAME_MS);
  expect(screen.getByText('loaded')).toBeVisible();
});
