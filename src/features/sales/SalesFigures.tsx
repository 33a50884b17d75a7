import { memo } from 'react';
import {
  averageDealSize,
  conversionRate,
  pipelineValue,
  wonValue,
  type deal,
} from './deal.entity.ts';
import { compact, percent } from '../../model/money.ts';
import type { Records } from '../../store/read/useRecords.ts';
import { KpiCard } from '../figures/KpiCard.tsx';
import { KpiRow } from '../figures/KpiRow.tsx';

type SalesFiguresProps = {
  readonly deals: Records<typeof deal>;
};

/**
 * The figures of Sales CRM (specification, section 2). Memoized: typing in the search box of a list leaves
 * them as they are.
 */
export const SalesFigures = memo(function SalesFigures({ deals }: SalesFiguresProps) {
  return (
    <KpiRow>
      <KpiCard
        label="Deals Won (Total)"
        to="/dashboard/sales?deals-stage=Won"
        sources={[deals]}
        value={compact(wonValue(deals.records))}
        explanation="The sum of all deals in the stage Won."
      />
      <KpiCard
        label="Pipeline Value"
        to="/dashboard/sales"
        sources={[deals]}
        value={compact(pipelineValue(deals.records))}
        explanation="The sum of all deals that are neither won nor lost."
      />
      <KpiCard
        label="Avg. Deal Size"
        to="/dashboard/sales?deals-stage=Won"
        sources={[deals]}
        value={compact(averageDealSize(deals.records))}
        explanation="The sum of all won deals divided by their number."
      />
      <KpiCard
        label="Conversion Rate"
        to="/dashboard/sales?deals-stage=Won,Lost"
        sources={[deals]}
        value={percent(conversionRate(deals.records))}
        explanation="Won deals as a share of all won and lost deals."
      />
    </KpiRow>
  );
});
