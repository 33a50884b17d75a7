import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from '../../src/lib/throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs the first call at once, and the last of those that follow at the end of each interval', () => {
  const run = vi.fn<(value: number) => void>();
  const { call } = throttle(run, 100);
  for (const value of [1, 2, 3]) call(value);
  expect(run.mock.calls).toEqual([[1]]);
  vi.advanceTimersByTime(100);
  expect(run.mock.calls).toEqual([[1], [3]]);
  call(4);
  vi.advanceTimersByTime(99);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenLastCalledWith(4);
  vi.advanceTimersByTime(1_000);
  call(5);
  expect(run).toHaveBeenLastCalledWith(5);
});

it('runs no more once it is canceled', () => {
  const run = vi.fn<(value: number) => void>();
  const { call, cancel } = throttle(run, 100);
  call(1);
  call(2);
  cancel();
  vi.advanceTimersByTime(1_000);
  expect(run.mock.calls).toEqual([[1]]);
});
