import { SUPPLIER_COLORS, countActive, supplier, type Supplier } from '../../domain/supplier.ts';
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
import { SAMPLE } from '../sampleFigures.ts';

/** Suppliers (specification, section 2, Supplier Management). */
export default function SuppliersPage() {
  const suppliers = useRecords(supplier, { newestFirst: true });
  const { status, records } = suppliers;
  const form = useRecordForm(supplier, records);

  return (
    <>
      <PageHeader title="Supplier Management">
        <Button variant="primary" onClick={form.create}>
          Add New Supplier
        </Button>
      </PageHeader>
      <RecordModal form={form} />

      <KpiRow>
        <KpiCard
          label="Total Suppliers"
          sources={[suppliers]}
          value={records.length.toLocaleString('en-US')}
          explanation="The number of all suppliers."
        />
        <KpiCard
          label="Active Suppliers"
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

      <Panel title="All Suppliers">
        <Table
          label="Suppliers"
          columns={COLUMNS}
          rows={records}
          status={status}
          empty="No suppliers yet. Start with Add New Supplier."
          onOpen={form.edit}
        />
      </Panel>
    </>
  );
}

const COLUMNS: Columns<Supplier> = [
  { heading: 'Supplier Name', value: ({ name }) => name, flex: 1.5 },
  { heading: 'Contact', value: ({ contact }) => contact },
  { heading: 'Category', value: ({ category }) => category },
  {
    heading: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <Badge colors={SUPPLIER_COLORS} status={status} />,
    sortOrder: Object.keys(SUPPLIER_COLORS),
  },
];
