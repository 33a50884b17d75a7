import { thousands } from '../../domain/money.ts';
import { isToPay, orderValue, purchaseOrder } from '../../domain/purchaseOrder.ts';
import {
  SUPPLIER_COLORS,
  countActive,
  countNewInMonth,
  supplier,
  type Supplier,
} from '../../domain/supplier.ts';
import { useRecords } from '../../records/useRecords.ts';
import { Button } from '../../ui/Button.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { FigureBasisLine } from '../figures/FigureBasisLine.tsx';
import { KpiCard } from '../figures/KpiCard.tsx';
import { KpiRow } from '../figures/KpiRow.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { RecordPanels } from '../components/RecordPanels.tsx';
import { useFigureBasis } from '../figures/figureBasis.ts';
import { SAMPLE } from '../figures/sampleFigures.ts';
import { useRecordList } from '../useRecordList.ts';
import { useToday } from '../useToday.ts';

/** Suppliers (specification, section 2, Supplier Management). */
export default function SuppliersPage() {
  const suppliers = useRecordList(supplier, { columns: COLUMNS, newestFirst: true });
  const { records } = suppliers;
  const day = useToday();
  const [basis] = useFigureBasis();
  const isOwn = basis === 'own';
  const orders = useRecords(purchaseOrder, { isWanted: isOwn });

  return (
    <>
      <PageHeader title="Supplier Management">
        <Button variant="primary" aria-keyshortcuts="n" onClick={suppliers.create}>
          Add New Supplier
        </Button>
      </PageHeader>
      <RecordPanels lists={[suppliers]} />

      <KpiRow>
        <KpiCard
          label="Total Suppliers"
          to="/dashboard/suppliers"
          sources={[suppliers]}
          value={records.length.toLocaleString('en-US')}
          explanation="The number of all suppliers."
        />
        <KpiCard
          label="Active Suppliers"
          to="/dashboard/suppliers?status=Active"
          sources={[suppliers]}
          value={String(countActive(records))}
          explanation="The number of suppliers with the status Active."
        />
        <KpiCard
          label="New this Month"
          {...(isOwn
            ? {
                sources: [suppliers],
                value: String(countNewInMonth(records, day)),
                explanation: 'The number of suppliers added since the first of this month.',
              }
            : {
                value: String(SAMPLE.newSuppliersThisMonth),
                tag: 'Sample',
                explanation: 'A fixed sample figure, not counted from the suppliers below.',
              })}
        />
        <KpiCard
          label="Pending Bills"
          {...(isOwn
            ? {
                sources: [orders],
                value: thousands(orderValue(orders.records, isToPay)),
                explanation:
                  'The sum of all purchase orders that are Received or Partially Received.',
              }
            : {
                value: SAMPLE.pendingBills,
                tag: 'Sample',
                explanation: 'A fixed sample figure, not computed from purchase orders.',
              })}
        />
      </KpiRow>
      <FigureBasisLine of="New this Month and Pending Bills">
        New this Month and Pending Bills show
      </FigureBasisLine>

      <Table
        {...suppliers.table}
        title="All Suppliers"
        label="Suppliers"
        empty="No suppliers yet. Start with Add New Supplier."
        onStatus={suppliers.onStatus}
      />
    </>
  );
}

const COLUMNS: Columns<Supplier> = [
  { heading: 'Supplier Name', value: ({ name }) => name, lead: true, flex: 1.5 },
  { heading: 'Contact', value: ({ contact }) => contact },
  { heading: 'Category', value: ({ category }) => category },
  {
    heading: 'Status',
    value: ({ status }) => status,
    statuses: SUPPLIER_COLORS,
  },
];
