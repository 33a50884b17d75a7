type Created = { readonly id: string; readonly creationDate: string };

/** A key that the database drew, which tells when. */
const DRAWN_KEY = /^-[-\w]{19}$/;

/**
 * Records by the day of their creation, oldest first, those of a day in key order; the same array where they are. An id that is no drawn
 * key, such as one made from that of another record, does not tell when: it comes last of its day.
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
  return Number(!DRAWN_KEY.test(a.id)) - Number(!DRAWN_KEY.test(b.id));
}
