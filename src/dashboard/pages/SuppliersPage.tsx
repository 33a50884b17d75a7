import { SUPPLIER_COLORS, countActive, supplier, type Supplier } from '../../domain/supplier.ts';
import { Button } from '../../ui/Button.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { KpiCard } from '../components/KpiCard.tsx';
import { KpiRow } from '../components/KpiRow.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { RecordPanels } from '../components/RecordPanels.tsx';
import { SAMPLE } from '../sampleFigures.ts';
import { useRecordList } from '../useRecordList.ts';

/** Suppliers (specification, section 2, Supplier Management). */
export default function SuppliersPage() {
  const suppliers = useRecordList(supplier, { columns: COLUMNS, newestFirst: true });
  const { records } = suppliers;

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
          value={String(SAMPLE.newSuppliersThisMonth)}
          tag="Sample"
          explanation="A fixed sample figure, not counted from the suppliers below."
        />
        <KpiCard
          label="Pending Bills"
          value={SAMPLE.pendingBills}
          tag="Sample"
          explanation="A fixed sample figure: bills are not recorded yet."
        />
      </KpiRow>

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
