import { useCallback, useState, useLayoutEffect } from 'react';
import type { SubscriptionStatus } from '../../../lib/subscriptionStatus.ts';
import { watchRange, watchValue } from '../../../firebase/queries.ts';
import { useAuth } from '../../../session/useAuth.ts';

/** Subscribes to one value; undefined until it is known, and if it cannot be read. `parse` must be stable. */
export function useStoredValue<Value>(
  path: string,
  parse: (stored: unknown) => Value,
): Value | undefined {
  const [value, setValue] = useState<Value>();
  const subscribe = useCallback(
    () =>
      watchValue(
        path,
        (stored) => setValue(() => parse(stored)),
        (error) => {
          console.warn(`Reading ${path} failed`, error);
          setValue(undefined);
        },
      ),
    [path, parse],
  );
  useSubscription(subscribe);
  return value;
}

/** What was read; no children while they load and if that failed. */
type Children<Child> = {
  readonly status: SubscriptionStatus;
  readonly children: readonly Child[];
};

type Query = {
  readonly child: string;
  readonly value?: string;
  readonly from?: string;
  readonly count: number;
};

/**
 * Subscribes to the last `count` children of a path, or those whose `child` has this value, in key order, or one from that on. Leaves
 * out what `parse` makes null; it must be stable.
 */
export function useChildrenWith<Child>(
  path: string,
  { child, value, from, count }: Query,
  parse: (key: string, stored: unknown) => Child | null,
): Children<Child> {
  const [state, setState] = useState<Children<Child>>({ status: 'loading', children: [] });
  const subscribe = useCallback(
    () =>
      watchRange(
        path,
        {
          child,
          count,
          ...(value !== undefined && { value }),
          ...(from !== undefined && { from }),
        },
        parse,
        (found) => setState({ status: 'live', children: found.filter((one) => one !== null) }),
        (error) => {
          console.error(`Reading ${path} failed`, error);
          setState({ status: 'failed', children: [] });
        },
      ),
    [path, child, value, from, count, parse],
  );
  useSubscription(subscribe);
  return state;
}

/**
 * Keeps a subscription while the component is mounted and a user is signed in (specification, section 7). It ends when
 * the user starts to sign out and resumes if that fails. `subscribe`, null while nothing is wanted, must be stable and return an unsubscribe function;
 * it runs again for every new `attempt`.
 */
export function useSubscription(subscribe: (() => () => void) | null, attempt = 0): void {
  const { isAuthenticated, isSigningOut } = useAuth();
  const isActive = isAuthenticated && !isSigningOut;
  // Before the browser paints, which it does while the first records are on their way.
  useLayoutEffect(() => (isActive ? subscribe?.() : undefined), [isActive, subscribe, attempt]);
}
