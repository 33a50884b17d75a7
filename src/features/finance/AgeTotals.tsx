import type { Age, AgedReceivables } from './receivables.ts';
import { invoice } from './invoice.entity.ts';
import { TotalsRow } from '../figures/TotalsRow.tsx';

type AgeTotalsProps = {
  readonly ages: readonly AgedReceivables[];
  readonly areAll: boolean;
  readonly addressOf?: (age: Age) => string;
};

/** What is owed, by how long it has been due. */
export const AgeTotals = ({ ages, areAll, addressOf }: AgeTotalsProps) => (
  <TotalsRow
    noun={invoice.noun}
    areAll={areAll}
    totals={ages.map(({ age, count, total }) => ({
      label: age,
      count,
      total,
      isCalm: age === 'Not due',
      to: addressOf?.(age),
    }))}
  />
);
