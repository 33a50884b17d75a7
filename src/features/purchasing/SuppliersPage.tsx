import { SUPPLIER_COLORS, supplier, type Supplier } from './supplier.entity.ts';
import { Button } from '../../ui/Button.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { SupplierFigures } from './SupplierFigures.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { RecordPanels } from '../../shell/RecordPanels.tsx';
import { RowCallLink } from '../../shell/RowCallLink.tsx';
import { useRecordList } from '../../shell/useRecordList.ts';

/** Suppliers (specification, section 2, Supplier Management). */
export default function SuppliersPage() {
  const suppliers = useRecordList(supplier, { columns: COLUMNS, newestFirst: true });

  return (
    <>
      <PageHeader title="Supplier Management">
        <Button variant="primary" aria-keyshortcuts="n" onClick={suppliers.create}>
          Add New Supplier
        </Button>
      </PageHeader>
      <RecordPanels lists={[suppliers.panel]} />

      <SupplierFigures suppliers={suppliers.list} />

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
  {
    heading: 'Contact',
    value: ({ contact }) => contact,
    cell: (row) => (
      <>
        {row.contact}
        <RowCallLink name={row.name} phone={row.phone} />
      </>
    ),
  },
  { heading: 'Category', value: ({ category }) => category },
  {
    heading: 'Status',
    value: ({ status }) => status,
    statuses: SUPPLIER_COLORS,
  },
];
