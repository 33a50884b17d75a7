import { useCallback, useState } from 'react';
import type { SubscriptionStatus } from '../../../lib/subscriptionStatus.ts';
import type { SingleEntity } from '../../model/entity.ts';
import { watchValue } from '../../../firebase/queries.ts';
import { isPermissionDenied } from '../write/outcome.ts';
import { useCopy, watchWithCopy } from './useCopy.ts';
import { useSubscription } from './useSubscription.ts';

/** The one record of its kind. While it loads, or if that failed, it is what nobody has saved yet reads as. */
export type Single<Value> = { readonly status: SubscriptionStatus; readonly value: Value };

/** Subscribes to the one record of its kind. Starts with the copy on this device, else with what this tab has shown last. */
export function useSingle<Value>(
  { path, parse }: Pick<SingleEntity<Value>, 'path' | 'parse'>,
  { isWanted = true }: { readonly isWanted?: boolean } = {},
): Single<Value> {
  const [state, setState] = useState((): Single<Value> => ({
    status: 'loading',
    value: parse(null),
  }));
  const copy = useCopy(path, parse);
  const subscribe = useCallback(
    () =>
      watchWithCopy({
        copy,
        onKept: ({ records: [value = parse(null)] }) =>
          setState((previous) =>
            previous.status === 'live' ? previous : { status: 'kept', value },
          ),
        watch: (_, keep) =>
          watchValue(
            path,
            (stored) => {
              const value = parse(stored);
              setState({ status: 'live', value });
              keep([value]);
            },
            (error) => {
              console.error(`Reading ${path} failed`, error);
              setState({ status: 'failed', value: parse(null) });
              if (isPermissionDenied(error)) void copy.refuse();
            },
          ),
      }),
    [path, parse, copy],
  );
  useSubscription(isWanted ? subscribe : null);
  return state;
}
