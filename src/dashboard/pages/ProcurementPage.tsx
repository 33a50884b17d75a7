import { dollarsAndCents, thousands } from '../../domain/money.ts';
import {
  ORDER_COLORS,
  isOpen,
  isToPay,
  orderValue,
  purchaseOrder,
  type PurchaseOrder,
} from '../../domain/purchaseOrder.ts';
import { countActive, supplier } from '../../domain/supplier.ts';
import { formatDate } from '../../lib/dates.ts';
import { RecordModal } from '../../records/form/RecordModal.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import { useRecords } from '../../records/useRecords.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { KpiCard } from '../components/KpiCard.tsx';
import { KpiRow } from '../components/KpiRow.tsx';
import { PageHeader } from '../components/PageHeader.tsx';

/** Purchase orders and bills to pay (specification, section 2, Procurement). */
export default function ProcurementPage() {
  const orders = useRecords(purchaseOrder, { newestFirst: true });
  const suppliers = useRecords(supplier);
  const form = useRecordForm(purchaseOrder, orders.records);

  return (
    <>
      <PageHeader title="Procurement">
        <Button variant="primary" onClick={form.create}>
          New Purchase Order
        </Button>
      </PageHeader>
      <RecordModal form={form} />

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
          explanation="The number of purchase orders that are Received or Partially Received."
        />
        <KpiCard
          label="Active Suppliers"
          sources={[suppliers]}
          value={String(countActive(suppliers.records))}
          explanation="The number of suppliers with the status Active."
        />
      </KpiRow>

      <Panel title="Purchase Orders">
        <Table
          label="Purchase orders"
          columns={COLUMNS}
          rows={orders.records}
          status={orders.status}
          empty="No purchase orders yet. Start with New Purchase Order."
          onOpen={form.edit}
        />
      </Panel>
    </>
  );
}

const COLUMNS: Columns<PurchaseOrder> = [
  { heading: 'PO #', value: ({ poId }) => poId, flex: 1.15 },
  { heading: 'Supplier', value: ({ supplier: name }) => name, flex: 1.5 },
  { heading: 'Date', value: ({ date }) => date, text: ({ date }) => formatDate(date) },
  {
    heading: 'Amount',
    value: ({ amount }) => amount,
    text: ({ amount }) => dollarsAndCents(amount),
    numeric: true,
  },
  {
    heading: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <Badge colors={ORDER_COLORS} status={status} />,
    sortOrder: Object.keys(ORDER_COLORS),
    flex: 1.35,
  },
];
