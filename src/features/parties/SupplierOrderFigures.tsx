import { memo } from 'react';
import { dollarsAndCents } from '../../model/money.ts';
import {
  isOpen,
  isToPay,
  orderValue,
  type PurchaseOrder,
} from '../purchasing/purchaseOrder.entity.ts';
import { formatDate } from '../../lib/dates.ts';
import { KpiCard } from '../figures/KpiCard.tsx';
import { KpiRow } from '../figures/KpiRow.tsx';
import type { PartyRecords } from './usePartyList.ts';

type SupplierOrderFiguresProps = { readonly orders: PartyRecords<PurchaseOrder> };

/** The key figures of a supplier's orders. */
export const SupplierOrderFigures = memo(function SupplierOrderFigures(
  props: SupplierOrderFiguresProps,
) {
  const { orders } = props;
  const dates = orders.rows.map(({ date }) => date).filter((date) => date.trim() !== '');
  return (
    <KpiRow>
      <KpiCard
        label="Open Orders"
        sources={[orders]}
        value={dollarsAndCents(orderValue(orders.rows, isOpen))}
        explanation="The sum of this supplier's orders that are neither billed nor closed."
      />
      <KpiCard
        label="To Bill"
        sources={[orders]}
        value={dollarsAndCents(orderValue(orders.rows, isToPay))}
        explanation="The sum of this supplier's orders that are Received or Partially Received."
      />
      <KpiCard
        label="All Orders"
        sources={[orders]}
        value={dollarsAndCents(orderValue(orders.rows, () => true))}
        explanation="The sum of all orders of this supplier, whatever their status."
      />
      <KpiCard
        label="Last Order"
        sources={[orders]}
        value={formatDate(dates.toSorted().at(-1) ?? 'None')}
        explanation="The latest date of this supplier's orders."
      />
    </KpiRow>
  );
});
