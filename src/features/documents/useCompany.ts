import { useCallback, useState } from 'react';
import { COMPANY_PATH, parseCompany, type Company } from './company.ts';
import { watchValue } from '../../store/firebase/queries.ts';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { watchWithCopy } from '../../store/read/keptCopy.ts';
import { useCopy } from '../../store/read/useCopy.ts';
import { isPermissionDenied } from '../../store/write/outcome.ts';
import { useSubscription } from '../../store/read/useSubscription.ts';

/** The details of the company; blank while they load or if that failed. */
export type LiveCompany = { readonly status: SubscriptionStatus; readonly company: Company };

const BLANK: Company = parseCompany(null);

/** Subscribes to the details of the company. Starts with the copy on this device if the user keeps one. */
export function useCompany(): LiveCompany {
  const [state, setState] = useState<LiveCompany>({ status: 'loading', company: BLANK });
  const copy = useCopy(COMPANY_PATH, parseCompany);
  const subscribe = useCallback(
    () =>
      watchWithCopy({
        copy,
        onKept: (status, { records: [company = BLANK] }) =>
          setState((previous) => (previous.status === 'live' ? previous : { status, company })),
        watch: (_, keep) =>
          watchValue(
            COMPANY_PATH,
            (stored) => {
              const company = parseCompany(stored);
              setState({ status: 'live', company });
              keep([company]);
            },
            (error) => {
              console.error(`Reading ${COMPANY_PATH} failed`, error);
              setState({ status: 'failed', company: BLANK });
              if (isPermissionDenied(error)) void copy.refuse();
            },
          ),
      }),
    [copy],
  );
  useSubscription(subscribe);
  return state;
}
