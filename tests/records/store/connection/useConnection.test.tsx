import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  connectNow,
  useConnection,
  useConnectionState,
} from '../../../../src/records/store/connection/useConnection.ts';
import { signInAs } from '../../../support/app.tsx';

beforeEach(() => signInAs('Layla Haddad'));

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  goOnline(getDatabase());
});

it('reports a missing connection after three seconds, and a reconnection', async () => {
  goOffline(getDatabase());
  vi.useFakeTimers();
  const { result } = renderHook(useConnection);
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(result.current).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current).toBe(false);
  vi.useRealTimers();
  goOnline(getDatabase());
  await waitFor(() => expect(result.current).toBe(true));
});

it('calls the first connection on its way for twenty seconds, but none where the browser knows of no network', async () => {
  goOffline(getDatabase());
  vi.useFakeTimers();
  const { result } = renderHook(useConnectionState);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(result.current).toBe('connecting');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(17_000));
  expect(result.current).toBe('none');
});

it('knows at once that there is no network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = renderHook(useConnectionState);
  expect(result.current).toBe('none');
});

it('tries again every twenty seconds while the page is visible', async () => {
  goOffline(getDatabase());
  vi.useFakeTimers();
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { result } = renderHook(useConnection);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  isHidden.mockReturnValue(false);
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  vi.useRealTimers();
  await waitFor(() => expect(result.current).toBe(true));
});

it.each([
  ['the browser is online again', () => void fireEvent(window, new Event('online'))],
  ['the page is shown again', () => void fireEvent(document, new Event('visibilitychange'))],
  ['somebody asks for it', connectNow],
])('tries at once when %s, and when it has just begun to, a moment later', async (_, happen) => {
  const { result } = renderHook(useConnectionState);
  await waitFor(() => expect(result.current).toBe('connected'));
  vi.useFakeTimers();
  act(() => goOffline(getDatabase()));
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(result.current).toBe('none');
  act(happen);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(result.current).toBe('connecting');
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  vi.useRealTimers();
  await waitFor(() => expect(result.current).toBe('connected'));
});
