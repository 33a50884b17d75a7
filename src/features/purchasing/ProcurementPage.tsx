import { dollarsAndCents } from '../../model/money.ts';
import { ORDER_COLORS, purchaseOrder, type PurchaseOrder } from './purchaseOrder.entity.ts';
import { supplier } from './supplier.entity.ts';
import { formatDate } from '../../lib/dates.ts';
import { useRecords } from '../../store/read/useRecords.ts';
import { Button } from '../../ui/Button.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { ProcurementFigures } from './ProcurementFigures.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { RecordPanels } from '../../shell/RecordPanels.tsx';
import { useRecordList } from '../../shell/useRecordList.ts';

/** Purchase orders and bills to pay (specification, section 2, Procurement). */
export default function ProcurementPage() {
  const orders = useRecordList(purchaseOrder, { columns: COLUMNS, newestFirst: true });
  const suppliers = useRecords(supplier);

  return (
    <>
      <PageHeader title="Procurement">
        <Button variant="primary" aria-keyshortcuts="n" onClick={orders.create}>
          New Purchase Order
        </Button>
      </PageHeader>
      <RecordPanels lists={[orders.panel]} />

      <ProcurementFigures orders={orders.list} suppliers={suppliers} />

      <Table
        {...orders.table}
        title="Purchase Orders"
        label="Purchase orders"
        empty="No purchase orders yet. Start with New Purchase Order."
        onStatus={orders.onStatus}
      />
    </>
  );
}

const COLUMNS: Columns<PurchaseOrder> = [
  { heading: 'PO #', value: ({ poId }) => poId, whole: true, flex: 1.35 },
  { heading: 'Supplier', value: ({ supplier: name }) => name, lead: true, flex: 1.5 },
  {
    heading: 'Date',
    value: ({ date }) => date,
    text: ({ date }) => formatDate(date),
    whole: true,
  },
  {
    heading: 'Amount',
    value: ({ amount }) => amount,
    text: ({ amount }) => dollarsAndCents(amount),
    numeric: true,
  },
  {
    heading: 'Status',
    value: ({ status }) => status,
    statuses: ORDER_COLORS,
    flex: 1.35,
  },
];
