/** How many days a month has, before the next one begins; every fourth February has one more. */
const MONTH_DAYS = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30];

/** The digits whose value has this bit. */
const digitsWith = (bit: number): string =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (digit & bit) !== 0).join('');

/** The months from one on, as they are written. */
const monthsFrom = (month: number): string =>
  month < 10 ? `(0[${month}-9]|1)` : `1[${'012'.slice(month - 10)}]`;

const YEAR = 365.25;

/**
 * What adds up to the days from the year 2000 to that of a text that begins with YYYY-MM-DD, and less than a day more. Rules make no
 * number of a text, but can tell which digits are in it.
 */
const TERMS: readonly (readonly [pattern: string, days: number])[] = [
  ...[8, 4, 2, 1].map((bit) => [`^20[${digitsWith(bit)}]`, bit * 10 * YEAR] as const),
  ...[8, 4, 2, 1].map((bit) => [`^20.[${digitsWith(bit)}]`, bit * YEAR] as const),
  ...MONTH_DAYS.map((days, index) => [`^.{5}${monthsFrom(index + 2)}`, days] as const),
  ...[2, 1].map((bit) => [`^.{8}[${digitsWith(bit)}]`, bit * 10] as const),
  ...[8, 4, 2, 1].map((bit) => [`^.{9}[${digitsWith(bit)}]`, bit] as const),
];

const DAY_MS = 86_400_000;

/** How long a day has begun in the first time zone when it begins in UTC. */
const FIRST_ZONE_MS = 14 * 3_600_000;

/** What makes the days from 2000 those from 1970, and less than a day more. */
const SINCE_1970 = 10_955.8;

/** The condition that a text begins with a day that has begun somewhere on earth, or with an earlier one. */
export function hasBegun(text: string): string {
  const days = TERMS.map(([pattern, count]) => `(${text}.matches(/${pattern}/) ? ${count} : 0)`);
  const first = `now + ${FIRST_ZONE_MS}`;
  const today = `(${first} - (${first}) % ${DAY_MS}) / ${DAY_MS}`;
  return `${text} < '21' && ${days.join(' + ')} + ${SINCE_1970} < ${today}`;
}
