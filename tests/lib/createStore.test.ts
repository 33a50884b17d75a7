import { expect, it, vi } from 'vitest';
import { createStore } from '../../src/lib/createStore.ts';

it('a store notifies its subscribers of changes, and runs from the first one to the last', () => {
  const [cleanup, onChange] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const start = vi.fn<() => () => void>(() => cleanup);
  const store = createStore(1, start);
  const unsubscribers = [store.subscribe(onChange), store.subscribe(() => undefined)];
  store.set(1);
  expect(onChange).not.toHaveBeenCalled();
  store.set(2);
  expect([store.get(), onChange.mock.calls.length, start.mock.calls.length]).toEqual([2, 1, 1]);
  unsubscribers.forEach((unsubscribe) => unsubscribe());
  unsubscribers.forEach((unsubscribe) => unsubscribe());
  store.set(3);
  expect([onChange.mock.calls.length, cleanup.mock.calls.length]).toEqual([1, 1]);
});
