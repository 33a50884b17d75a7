import type { Unsaved } from '../../lib/unsaved.ts';

type Created = {
  readonly id: string;
  readonly creationDate: string;
  readonly changedAt?: number;
  readonly unsaved?: Unsaved;
};

/** A key that the database drew, which tells when. */
const DRAWN_KEY = /^-[-\w]{19}$/;

/** Whether an id is made from that of another record, as that of a month's fee, and so tells when that was created. */
export const isDerivedId = (id: string): boolean => /^-[-\w]{20}/.test(id);

/**
 * Records by the day of their creation, oldest first, those of a day in key order; the same array where they are. What has no drawn
 * key comes last of its day, and what has a derived one there by the time at which it was changed last.
 */
export function inCreationOrder<Row extends Created>(records: readonly Row[]): readonly Row[] {
  const isOrdered = records.every((record, index) => {
    const before = records[index - 1];
    return before === undefined || compare(before, record) <= 0;
  });
  return isOrdered ? records : records.toSorted(compare);
}

function compare(a: Created, b: Created): number {
  if (a.creationDate !== b.creationDate) return a.creationDate < b.creationDate ? -1 : 1;
  const [first, second] = [createdAt(a), createdAt(b)];
  return first < second ? -1 : Number(first > second);
}

/** The time that orders a record within its day: 0 where its key does. */
function createdAt({ id, changedAt, unsaved }: Created): number {
  if (DRAWN_KEY.test(id)) return 0;
  return changedAt ?? (unsaved ? Infinity : 1);
}
