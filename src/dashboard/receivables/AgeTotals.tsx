import type { AgedReceivables } from '../../domain/figures/receivables.ts';
import { TotalsRow } from '../figures/TotalsRow.tsx';

type AgeTotalsProps = {
  readonly ages: readonly AgedReceivables[];
  /** Whether these are of all invoices. */
  readonly areAll: boolean;
};

/** What is owed, by how long it has been due. */
export const AgeTotals = ({ ages, areAll }: AgeTotalsProps) => (
  <TotalsRow
    noun="invoice"
    areAll={areAll}
    totals={ages.map(({ age, count, total }) => ({
      label: age,
      count,
      total,
      isCalm: age === 'Not due',
    }))}
  />
);
