import { childrenOf } from '../../lib/stored.ts';
import type { Intent } from '../../records/store/write/intent.ts';
import { isTimestamp } from '../../records/model/activity.ts';

/** The database path of the receipts: what has arrived of which order, by the key of the order's activity entry. */
export const RECEIPTS_PATH = 'receipts';

/** What has arrived of an order at one time, as it is stored. */
export type Receipt = {
  /** The key of the activity entry of the same save. */
  readonly id: string;
  readonly user: string;
  /** The server's time, in milliseconds since 1970. */
  readonly timestamp: number;
  /** The quantity of each item, by its id; below 0 for what went back. */
  readonly lines: Readonly<Record<string, number>>;
  /** The receipt that this one takes back. */
  readonly reverses?: string | undefined;
  /** The receipt that takes this one back. */
  readonly reversedBy?: string | undefined;
};

/** Parses a stored receipt; null when it is damaged. */
export function parseReceipt(id: string, stored: unknown): Receipt | null {
  const { user, timestamp, lines, reverses, reversedBy } = childrenOf(stored);
  if (typeof user !== 'string' || !isTimestamp(timestamp)) return null;
  const numbers = Object.entries(childrenOf(lines)).filter(
    (line): line is [string, number] => typeof line[1] === 'number',
  );
  return {
    id,
    user,
    timestamp,
    lines: Object.fromEntries(numbers),
    ...(typeof reverses === 'string' && { reverses }),
    ...(typeof reversedBy === 'string' && { reversedBy }),
  };
}

/** What has arrived of an order. */
type Arrival = Pick<Receipt, 'lines' | 'reverses'>;

/** What a save of an order stores beside it, as the receipt of that `id`; see `Intent`. */
export const receiptValues = (
  id: string,
  order: string,
  { lines, reverses }: Arrival,
): Readonly<Record<string, unknown>> => ({
  [`${RECEIPTS_PATH}/${id}`]: { order, lines, ...(reverses !== undefined && { reverses }) },
  ...(reverses !== undefined && { [`${RECEIPTS_PATH}/${reverses}/reversedBy`]: id }),
});

/** What an intent stores as a receipt; undefined if it stores none. */
export const unsentReceipt = ({ id, alongside }: Pick<Intent, 'id' | 'alongside'>) =>
  alongside?.[`${RECEIPTS_PATH}/${id}`] as Arrival | undefined;
