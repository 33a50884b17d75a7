import { sum } from '../../lib/sum.ts';
import { STAGES, dealsInStage, type Deal, type Stage } from './deal.entity.ts';

/** The deals in one stage. */
export type StageTotal = {
  readonly stage: Stage;
  readonly count: number;
  /** In dollars. */
  readonly total: number;
};

/** The deals by stage, in the order of the board; every stage is there. */
export function dealsByStage(deals: readonly Deal[]): readonly StageTotal[] {
  return STAGES.map((stage) => {
    const inStage = dealsInStage(deals, stage);
    return { stage, count: inStage.length, total: sum(inStage, ({ value }) => value) };
  });
}
