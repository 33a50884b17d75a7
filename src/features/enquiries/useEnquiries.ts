import { useCallback, useState } from 'react';
import { ENQUIRIES_PATH, ENQUIRY_COUNT_PATH, MAX_UNHANDLED } from './enquiry.ts';
import { parseEnquiry, type Enquiry } from './storedEnquiry.ts';
import { watchRange } from '../../firebase/queries.ts';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import {
  useChildrenWith,
  useStoredValue,
  useSubscription,
} from '../../records/store/read/useStored.ts';

/** How many new enquiries are read at a time; a flood of them costs no more until somebody asks for older ones. */
export const NEW_PAGE = 30;

/** The most handled enquiries that are read. */
export const MAX_HANDLED = 20;

/** The newest enquiries of a kind, newest first. */
export type Enquiries = {
  readonly status: SubscriptionStatus;
  readonly enquiries: readonly Enquiry[];
  readonly hasMore: boolean;
};

const LOADING: Enquiries = { status: 'loading', enquiries: [], hasMore: false };
const FAILED: Enquiries = { status: 'failed', enquiries: [], hasMore: false };

/** Subscribes to the `max` newest enquiries that nobody has handled, by the server's time of each. */
export const useNewEnquiries = (max: number): Enquiries => useHighest('waiting', max);

/** Whether so many enquiries have come since one was handled that no more are accepted. */
export const useAreEnquiriesFull = (): boolean =>
  (useStoredValue(`${ENQUIRY_COUNT_PATH}/count`, Number) ?? 0) >= MAX_UNHANDLED;

/** Subscribes to the enquiries that were handled last, by the server's time of that. */
export const useHandledEnquiries = (): Enquiries => useHighest('handled/timestamp', MAX_HANDLED);

function useHighest(child: string, max: number): Enquiries {
  const [state, setState] = useState(LOADING);
  const subscribe = useCallback(
    () =>
      watchRange(
        ENQUIRIES_PATH,
        { child, from: 1, count: max + 1 },
        parseEnquiry,
        (found) => setState(listOf(found.toReversed(), max)),
        (error) => {
          console.error(`Reading ${ENQUIRIES_PATH} failed`, error);
          setState(FAILED);
        },
      ),
    [child, max],
  );
  useSubscription(subscribe);
  return state;
}

function listOf(found: readonly (Enquiry | null)[], max: number): Enquiries {
  const enquiries = found.slice(0, max).filter((enquiry) => enquiry !== null);
  return { status: 'live', enquiries, hasMore: found.length > max };
}

/** Subscribes to the enquiry that became a lead; null if none did, and until it is known. */
export function useEnquiryOf(leadId: string): Enquiry | null {
  const query = { child: 'handled/lead', value: leadId, count: 1 };
  return useChildrenWith(ENQUIRIES_PATH, query, parseEnquiry).children[0] ?? null;
}
