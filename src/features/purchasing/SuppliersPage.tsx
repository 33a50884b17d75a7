import { memo } from 'react';
import { columnsOf } from '../../records/page/fieldColumns.ts';
import {
  ACTIVE_SUPPLIERS,
  supplier,
  type Supplier,
  countActive,
  countNewInMonth,
} from './supplier.entity.ts';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { RowCallLink } from '../contacts/RowCallLink.tsx';
import { useRecordList } from '../../records/page/useRecordList.ts';
import { addedThisMonth, newOnLastMonth } from '../figures/monthlyChange.ts';
import { thousands } from '../../lib/money.ts';
import { ORDERS_TO_PAY, isToPay, orderValue, purchaseOrder } from './purchaseOrder.entity.ts';
import { useRecords, type Records } from '../../records/store/read/useRecords.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { sampleFigure } from '../figures/figureBasis.ts';
import { useFigureBasis } from '../figures/useFigureBasis.ts';
import { isSeen } from '../../session/sight.ts';
import { SAMPLE } from '../../company/sampleFigures.ts';
import { KpiCard, KpiRow } from '../figures/KpiCard.tsx';
import { inFigures } from '../../lib/words.ts';

/** Suppliers (specification, section 2, Supplier Management). */
export default function SuppliersPage() {
  const suppliers = useRecordList(supplier, {
    purpose: 'Purchase orders name a supplier, whose page shows them, and whom to call.',
    columns: COLUMNS,
    newestFirst: true,
  });

  return (
    <>
      <RecordsHeader title="Supplier Management" lists={[suppliers.panel]} />

      <SupplierFigures suppliers={suppliers.list} />

      <Table {...suppliers.table} title="All Suppliers" />
    </>
  );
}

const column = columnsOf(supplier);

const COLUMNS: Columns<Supplier> = [
  column('name', { isMain: true, flex: 1.5 }),
  column('contact', {
    cell: (row) => (
      <>
        {row.contact}
        <RowCallLink name={row.name} phone={row.phone} />
      </>
    ),
  }),
  column('category'),
  column('status'),
];

/** The figures of Supplier Management (specification, section 2). */
const SupplierFigures = memo(function SupplierFigures({
  suppliers,
}: {
  readonly suppliers: Records<typeof supplier>;
}) {
  const { records } = suppliers;
  const day = useToday();
  const isOwn = useFigureBasis()[0] === 'own';
  const orders = useRecords(purchaseOrder, { isWanted: isOwn, withArchived: 'counted' });
  return (
    <KpiRow>
      <KpiCard
        label="Total Suppliers"
        sources={[suppliers]}
        value={inFigures(records.length)}
        // Not beside a sample of the same.
        change={isOwn ? addedThisMonth(records, day) : undefined}
        explanation="The number of all suppliers."
      />
      <KpiCard {...ACTIVE_SUPPLIERS} sources={[suppliers]} value={String(countActive(records))} />
      <KpiCard
        label="New this Month"
        {...(isOwn
          ? {
              sources: [suppliers],
              value: String(countNewInMonth(records, day)),
              change: newOnLastMonth(records, day),
              explanation: 'The number of suppliers added since the first of this month.',
            }
          : sampleFigure(String(SAMPLE.newSuppliersThisMonth), 'counted from the suppliers below'))}
      />
      {isSeen(purchaseOrder) && (
        <KpiCard
          label="Pending Bills"
          {...(isOwn
            ? {
                sources: [orders],
                value: thousands(orderValue(orders.records, isToPay)),
                explanation: `The sum of all ${ORDERS_TO_PAY}.`,
              }
            : sampleFigure(thousands(SAMPLE.pendingBills), 'computed from purchase orders'))}
        />
      )}
    </KpiRow>
  );
});
