import { useMemo, useState } from 'react';
import { inventoryItem, needsOrder, orderRange } from '../inventory/inventoryItem.entity.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import {
  useWholeIfKept,
  useRecordsBy,
  type RecordRange,
} from '../../records/store/read/useRecordsBy.ts';
import type { Records } from '../../records/store/read/useRecords.ts';

/** How many items are asked for at first where a few are enough, those with the least stock. */
const FIRST_COUNT = 100;

const HIGHEST_REORDER: readonly RecordRange[] = [
  { child: 'reorder', to: Number.MAX_VALUE, count: 1 },
];

type Options = {
  readonly isWanted: boolean;
  /** How many low items are enough: the others are not asked for. */
  readonly enough?: number;
};

/** The items that are low or out of stock, among others. */
export function useLowItems({
  isWanted,
  enough = Infinity,
}: Options): Records<typeof inventoryItem> {
  // Half of a long list may be low: where a copy is kept, only what has changed is asked for.
  const all = useWholeIfKept(inventoryItem, { isWanted });
  const highest = useRecordsBy(inventoryItem, HIGHEST_REORDER, {
    isWanted: isWanted && all === null,
  });
  const highestReorder = Math.max(0, ...highest.records.map(({ reorder }) => reorder));
  const [count, setCount] = useState(FIRST_COUNT);
  const limit = enough === Infinity ? enough : count;
  const ranges = useMemo(
    () => [
      {
        ...orderRange(highestReorder),
        ...(limit < Infinity && { count: limit, end: 'lowest' as const }),
      },
    ],
    [highestReorder, limit],
  );
  const found = useRecordsBy(inventoryItem, ranges, {
    isWanted: isWanted && all === null && isComplete(highest.status),
  });
  const { status, records } = found;
  const isAnswer = status !== 'live' || found.ranges === ranges;
  const needsMore =
    isAnswer &&
    status === 'live' &&
    records.length >= limit &&
    records.filter(needsOrder).length < enough;
  if (needsMore) setCount(4 * limit);
  // What was there stays until it is known again which items are low.
  const [known, setKnown] = useState(found);
  if (isAnswer && !needsMore && known !== found) setKnown(found);
  if (all !== null) return all;
  return highest.status === 'failed' ? FAILED : known;
}

const FAILED = { status: 'failed', records: [] } as const;
