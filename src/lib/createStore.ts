import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react';

/** A value outside React whose changes can be subscribed to. */
export type Store<Value> = {
  get(this: void): Value;
  /** Replaces the value and notifies the subscribers, unless it is the same value. */
  set(this: void, next: Value): void;
  /** Returns an unsubscribe function. */
  subscribe(this: void, onChange: () => void): () => void;
};

/** Creates a store. `start` runs on the first subscription and returns a cleanup, which runs after the last one ends. */
export function createStore<Value>(initial: Value, start?: () => () => void): Store<Value> {
  let value = initial;
  let cleanup: (() => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      listeners.forEach((notify) => notify());
    },
    subscribe: (onChange) => {
      if (listeners.size === 0) cleanup = start?.();
      listeners.add(onChange);
      return () => {
        if (listeners.delete(onChange) && listeners.size === 0) cleanup?.();
      };
    },
  };
}

/** The current value of a store; the component renders again when it changes. */
export function useStore<Value>(store: Store<Value>): Value {
  const [, render] = useReducer((count: number) => count + 1, 0);
  // React's own subscription begins after the paint: it would miss what a key that is pressed by then changes. This one ends
  // while code that loads beside the component hides it.
  useLayoutEffect(() => store.subscribe(render), [store]);
  return useSyncExternalStore(store.subscribe, store.get);
}
