import { sum } from '../../lib/sum.ts';
import { pageOf } from '../../page/address/addresses.ts';
import { filteredAddress } from '../../page/address/listAddresses.ts';
import {
  deal,
  isLost,
  isOpen,
  isWon,
  STAGES,
  dealsInStage,
  type Deal,
  type Stage,
} from './deal.entity.ts';

const valueOf = (deals: readonly Deal[]): number => sum(deals, ({ value }) => value);

/** The deals in some stages; their board is in sight already. */
const stagesAddress = (...stage: readonly Stage[]): string =>
  filteredAddress(deal, { stage }, { scrolls: false });

/** The key figures of the deals: the words of each, the records behind it, and how it is computed from all deals. */
export const DEAL_FIGURES = {
  /** In the company's currency. */
  won: {
    label: 'Deals Won (Total)',
    explanation: 'The sum of all deals in the stage Won.',
    to: stagesAddress('Won'),
    compute: (deals: readonly Deal[]): number => valueOf(deals.filter(isWon)),
  },
  /** In the company's currency. */
  pipeline: {
    label: 'Pipeline Value',
    explanation: 'The sum of all deals that are neither won nor lost.',
    to: pageOf(deal),
    compute: (deals: readonly Deal[]): number => valueOf(deals.filter(isOpen)),
  },
  /** In the company's currency; 0 when none is won (specification, section 9). */
  averageSize: {
    label: 'Avg. Deal Size',
    explanation: 'The sum of all won deals divided by their number.',
    to: stagesAddress('Won'),
    compute: (deals: readonly Deal[]): number => {
      const won = deals.filter(isWon);
      return won.length === 0 ? 0 : valueOf(won) / won.length;
    },
  },
  /** A percentage from 0 to 100; 0 when none is won or lost (specification, section 9). */
  conversionRate: {
    label: 'Conversion Rate',
    explanation: 'Won deals as a share of all won and lost deals.',
    to: stagesAddress('Won', 'Lost'),
    compute: (deals: readonly Deal[]): number => {
      const won = deals.filter(isWon).length;
      const closed = won + deals.filter(isLost).length;
      return closed === 0 ? 0 : (won / closed) * 100;
    },
  },
} as const;

/** The deals in one stage. */
export type StageTotal = {
  readonly stage: Stage;
  readonly count: number;
  /** In the company's currency. */
  readonly total: number;
};

/** The deals by stage, in the order of the board; every stage is there. */
export function dealsByStage(deals: readonly Deal[]): readonly StageTotal[] {
  return STAGES.map((stage) => {
    const inStage = dealsInStage(deals, stage);
    return { stage, count: inStage.length, total: valueOf(inStage) };
  });
}
