import { sum } from '../lib/sum.ts';
import type { BadgeColors, StatusOf } from '../lib/badgeColors.ts';
import { defineEntity, type RecordOf } from './entity.ts';
import { dollarAmount, text, statusField } from './field.ts';

export const STAGE_COLORS = {
  'New Lead': 'blue',
  'Quotation Sent': 'purple',
  Negotiation: 'yellow',
  Won: 'green',
  Lost: 'red',
} as const satisfies BadgeColors;

export type Stage = StatusOf<typeof STAGE_COLORS>;

export const STAGES = Object.keys(STAGE_COLORS) as Stage[];

export const deal = defineEntity({
  path: 'sales/deals',
  fields: {
    title: text('Deal Title'),
    customer: text('Customer'),
    value: dollarAmount('Value ($)'),
    stage: statusField('Stage', STAGE_COLORS, 'New Lead'),
  },
  titles: { create: 'New Deal', edit: 'Edit Deal', submit: 'Create' },
  activity: {
    created: 'created new deal',
    updated: 'updated deal',
    subject: ({ title }) => title,
  },
});

export type Deal = RecordOf<typeof deal>;

export const isWon = ({ stage }: Deal): boolean => stage === 'Won';
export const isLost = ({ stage }: Deal): boolean => stage === 'Lost';

/** In the open pipeline: every stage except Won and Lost (specification, section 4). */
export const isOpen = (candidate: Deal): boolean => !isWon(candidate) && !isLost(candidate);

/** Dollars of all won deals. */
export const wonValue = (deals: readonly Deal[]): number =>
  sum(deals.filter(isWon), ({ value }) => value);

/** Dollars of all open deals. */
export const pipelineValue = (deals: readonly Deal[]): number =>
  sum(deals.filter(isOpen), ({ value }) => value);

/** Dollars won per won deal; 0 when none is won (specification, section 9). */
export function averageDealSize(deals: readonly Deal[]): number {
  const won = deals.filter(isWon).length;
  return won === 0 ? 0 : wonValue(deals) / won;
}

/** Won of all decided deals in per cent, 0 to 100; 0 when none is decided (specification, section 9). */
export function conversionRate(deals: readonly Deal[]): number {
  const won = deals.filter(isWon).length;
  const decided = won + deals.filter(isLost).length;
  return decided === 0 ? 0 : (won / decided) * 100;
}

/** The deals of one column of the board; a stage outside the vocabulary has no column and stands under the first. */
export function dealsInStage(deals: readonly Deal[], stage: Stage): readonly Deal[] {
  return deals.filter(
    (candidate) =>
      candidate.stage === stage ||
      (stage === 'New Lead' && !Object.hasOwn(STAGE_COLORS, candidate.stage)),
  );
}
