import { lastMonths } from '../../lib/calendar.ts';

/** A record with the day of its creation, YYYY-MM-DD; '' when none is stored. */
type Dated = { readonly creationDate: string };

/**
 * How many records are there more than at the end of last month, such as "+3 this month". Undefined when there are none more, or
 * when the records do not tell: none is from before, or one is without a date.
 */
export function addedThisMonth(records: readonly Dated[], today: string): string | undefined {
  const { current, earlier } = countsByMonth(records, today);
  return current === 0 || earlier === 0 ? undefined : `+${current} this month`;
}

/** How many records more or fewer are new this month than last month were. Undefined as for `addedThisMonth`. */
export function newOnLastMonth(records: readonly Dated[], today: string): string | undefined {
  const { current, last, earlier } = countsByMonth(records, today);
  const difference = current - last;
  if (difference === 0 || earlier === 0) return undefined;
  return `${difference > 0 ? '+' : ''}${difference} on last month`;
}

/** How many records are of this month and of last month, and how many are from before this month; 0 if any has no date. */
function countsByMonth(records: readonly Dated[], today: string) {
  const counts = { current: 0, last: 0, earlier: 0 };
  const [last = '', current = ''] = lastMonths(today, 2);
  // Dates of this form are in the order of their texts; a list may have thousands.
  for (const { creationDate } of records) {
    if (creationDate === '') return { current: 0, last: 0, earlier: 0 };
    if (creationDate >= current) counts.current += 1;
    else {
      counts.earlier += 1;
      if (creationDate >= last) counts.last += 1;
    }
  }
  return counts;
}
