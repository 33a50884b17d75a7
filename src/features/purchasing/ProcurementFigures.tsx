import { memo } from 'react';
import { thousands } from '../../model/money.ts';
import { isOpen, isToPay, orderValue, type purchaseOrder } from './purchaseOrder.entity.ts';
import { countActive, type supplier } from './supplier.entity.ts';
import type { Records } from '../../store/read/useRecords.ts';
import { KpiCard } from '../figures/KpiCard.tsx';
import { KpiRow } from '../figures/KpiRow.tsx';

type ProcurementFiguresProps = {
  readonly orders: Records<typeof purchaseOrder>;
  readonly suppliers: Records<typeof supplier>;
};

/**
 * The figures of Procurement (specification, section 2). Memoized: typing in the search box of a list leaves
 * them as they are.
 */
export const ProcurementFigures = memo(function ProcurementFigures({
  orders,
  suppliers,
}: ProcurementFiguresProps) {
  return (
    <KpiRow>
      <KpiCard
        label="Open POs"
        to="/dashboard/procurement?status=Draft,Sent,Partially+Received,Received"
        sources={[orders]}
        value={String(orders.records.filter(isOpen).length)}
        explanation="The number of purchase orders that are neither Billed nor Closed."
      />
      <KpiCard
        label="Value of Open POs"
        to="/dashboard/procurement?status=Draft,Sent,Partially+Received,Received"
        sources={[orders]}
        value={thousands(orderValue(orders.records, isOpen))}
        explanation="The sum of all purchase orders that are neither Billed nor Closed."
      />
      <KpiCard
        label="Bills to Pay"
        to="/dashboard/procurement?status=Partially+Received,Received"
        sources={[orders]}
        value={String(orders.records.filter(isToPay).length)}
        explanation="The number of purchase orders that are Received or Partially Received."
      />
      <KpiCard
        label="Active Suppliers"
        to="/dashboard/suppliers?status=Active"
        sources={[suppliers]}
        value={String(countActive(suppliers.records))}
        explanation="The number of suppliers with the status Active."
      />
    </KpiRow>
  );
});
