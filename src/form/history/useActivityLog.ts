import { useCallback, useState } from 'react';
import { ACTIVITY_PATH, parseActivity, type ActivityEntry } from '../../model/activity.ts';
import { compareKeys, watchLatest } from '../../store/firebase/database.ts';
import { readBefore } from '../../store/firebase/queries.ts';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { untilDisconnected } from '../../store/write/outcome.ts';
import { useSubscription } from '../../store/read/useSubscription.ts';

/** How many entries are loaded at first, and with each step back. */
const PAGE_LENGTH = 100;

/** All activity, newest first, as far back as it is loaded. */
export type ActivityLog = {
  readonly status: SubscriptionStatus;
  readonly entries: readonly ActivityEntry[];
  /** Whether there are entries before these: `loading` while they are on their way, `failed` if they did not come. */
  readonly earlier: 'none' | 'some' | 'loading' | 'failed';
  readonly showEarlier: () => Promise<void>;
};

/** A stored entry; `entry` is null if it is damaged. */
type Row = {
  readonly id: string;
  readonly timestamp: unknown;
  readonly entry: ActivityEntry | null;
};

/** Subscribes to the latest activity while the component is mounted; earlier entries, which never change, are read once. */
export function useActivityLog(): ActivityLog {
  const [status, setStatus] = useState<SubscriptionStatus>('loading');
  const [earlier, setEarlier] = useState<ActivityLog['earlier']>('none');
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map());

  const add = useCallback((more: readonly Row[]): void => {
    setRows((known) => new Map([...known, ...more.map((row) => [row.id, row] as const)]));
  }, []);

  const subscribe = useCallback(() => {
    let isFirst = true;
    return watchLatest(
      ACTIVITY_PATH,
      'timestamp',
      PAGE_LENGTH,
      parseRow,
      (latest) => {
        if (isFirst) setEarlier(latest.length < PAGE_LENGTH ? 'none' : 'some');
        isFirst = false;
        setStatus('live');
        add(latest);
      },
      (error) => {
        console.error(`Reading ${ACTIVITY_PATH} failed`, error);
        setStatus('failed');
        setRows(new Map());
      },
    );
  }, [add]);
  useSubscription(subscribe);

  const sorted = [...rows.values()].toSorted(
    (a, b) => timeOf(b) - timeOf(a) || compareKeys(b.id, a.id),
  );
  const oldest = sorted.at(-1);

  async function showEarlier(): Promise<void> {
    if (oldest === undefined || earlier === 'loading') return;
    setEarlier('loading');
    try {
      const bound = { child: 'timestamp', value: timeOf(oldest), key: oldest.id };
      const page = await untilDisconnected(() =>
        readBefore(ACTIVITY_PATH, { ...bound, count: PAGE_LENGTH }, parseRow),
      );
      add(page);
      setEarlier(page.length < PAGE_LENGTH ? 'none' : 'some');
    } catch (error) {
      console.error(`Reading ${ACTIVITY_PATH} failed`, error);
      setEarlier('failed');
    }
  }

  const entries = sorted.map(({ entry }) => entry).filter((entry) => entry !== null);
  return { status, entries, earlier, showEarlier };
}

function parseRow(id: string, stored: unknown): Row {
  const timestamp = (stored as { readonly timestamp?: unknown } | null)?.timestamp;
  return { id, timestamp, entry: parseActivity(id, stored) };
}

/** Damaged times sort before all others, as they mostly do in the database. */
const timeOf = ({ timestamp }: Row): number => (typeof timestamp === 'number' ? timestamp : 0);
