import { isLost, isWon, wonValue, type Deal } from './deal.entity.ts';

// What each key figure says stands above how it is made. Pipeline Value, which home shows as well, is in `deal.entity.ts`.
export const DEALS_WON = {
  label: 'Deals Won (Total)',
  explanation: 'The sum of all won deals.',
} as const;

export const AVG_DEAL_SIZE = {
  label: 'Avg. Deal Size',
  explanation: 'The sum of all won deals divided by their number.',
} as const;

/** The average value of a won deal, in the company's currency; 0 when none is won (specification, section 9). */
export function averageDealSize(deals: readonly Deal[]): number {
  const won = deals.filter(isWon).length;
  return won === 0 ? 0 : wonValue(deals) / won;
}

export const CONVERSION_RATE = {
  label: 'Conversion Rate',
  explanation: 'Won deals as a share of all won and lost deals.',
} as const;

/** The won deals as a share of those won or lost, from 0 to 100; 0 when there are none (specification, section 9). */
export function conversionRate(deals: readonly Deal[]): number {
  const won = deals.filter(isWon).length;
  const closed = won + deals.filter(isLost).length;
  return closed === 0 ? 0 : (won / closed) * 100;
}
