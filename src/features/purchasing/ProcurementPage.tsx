import { memo } from 'react';
import { thousands } from '../../lib/money.ts';
import { columnsOf } from '../../records/page/fieldColumns.ts';
import {
  ORDERS_TO_PAY,
  purchaseOrder,
  type PurchaseOrder,
  isOpen,
  isToPay,
  orderValue,
} from './purchaseOrder.entity.ts';
import { ACTIVE_SUPPLIERS, supplier, countActive } from './supplier.entity.ts';
import { useRecords, type Records } from '../../records/store/read/useRecords.ts';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.ts';
import { KpiCard, KpiRow } from '../figures/KpiCard.tsx';

/** Purchase orders and bills to pay (specification, section 2, Procurement). */
export default function ProcurementPage() {
  const orders = useRecordList(purchaseOrder, {
    purpose: 'A purchase order goes to a supplier. What arrives of it is booked into the stock.',
    columns: COLUMNS,
    newestFirst: true,
  });
  const suppliers = useRecords(supplier);

  return (
    <>
      <RecordsHeader title="Procurement" lists={[orders.panel]} />

      <ProcurementFigures orders={orders.counted} suppliers={suppliers} />

      <Table {...orders.table} title="Purchase Orders" />
    </>
  );
}

const column = columnsOf(purchaseOrder);

const COLUMNS: Columns<PurchaseOrder> = [
  column('poId', { whole: true, flex: 1.35 }),
  column('supplier', { isMain: true, flex: 1.5 }),
  column('date'),
  column('amount'),
  column('status', { flex: 1.35 }),
];

type ProcurementFiguresProps = {
  readonly orders: Records<typeof purchaseOrder>;
  readonly suppliers: Records<typeof supplier>;
};

/** The figures of Procurement (specification, section 2). */
const ProcurementFigures = memo(function ProcurementFigures({
  orders,
  suppliers,
}: ProcurementFiguresProps) {
  return (
    <KpiRow>
      <KpiCard
        label="Open POs"
        sources={[orders]}
        value={String(orders.records.filter(isOpen).length)}
        explanation="The number of purchase orders that are neither Billed nor Closed."
      />
      <KpiCard
        label="Value of Open POs"
        sources={[orders]}
        value={thousands(orderValue(orders.records, isOpen))}
        explanation="The sum of all purchase orders that are neither Billed nor Closed."
      />
      <KpiCard
        label="Bills to Pay"
        sources={[orders]}
        value={String(orders.records.filter(isToPay).length)}
        explanation={`The number of ${ORDERS_TO_PAY}.`}
      />
      <KpiCard
        {...ACTIVE_SUPPLIERS}
        sources={[suppliers]}
        value={String(countActive(suppliers.records))}
      />
    </KpiRow>
  );
});
