import { act, renderHook, waitFor } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { afterEach, expect, it, vi } from 'vitest';
import { useConnection } from '../../src/records/useConnection.ts';
import { signInAs } from '../support/app.tsx';

afterEach(() => {
  vi.useRealTimers();
  goOnline(getDatabase());
});

it('reports a missing connection after three seconds, and a reconnection', async () => {
  await signInAs('Layla Haddad');
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
