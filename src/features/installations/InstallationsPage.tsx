import { amountColumn } from '../../page/amountColumn.ts';
import { RecordsHeader } from '../../page/RecordPanels.tsx';
import { useRecordList } from '../../page/useRecordList.ts';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { installation, type Installation } from './installation.entity.ts';

/** What the company looks after. */
export default function InstallationsPage() {
  const installations = useRecordList(installation, { columns: COLUMNS, newestFirst: true });
  return (
    <>
      <RecordsHeader title="Installations" lists={[installations.panel]} />
      <Table {...installations.table} title="All Installations" />
    </>
  );
}

const COLUMNS: Columns<Installation> = [
  { heading: 'Name', value: ({ name }) => name, isMain: true, flex: 1.5 },
  { heading: 'Customer', value: ({ customer }) => customer, flex: 1.5 },
  { heading: installation.fields.kind.label, value: ({ kind }) => kind },
  {
    heading: installation.fields.litres.label,
    value: ({ litres }) => litres,
    text: ({ litres }) => litres.toLocaleString('en-US'),
    numeric: true,
  },
  { heading: installation.fields.plan.label, value: ({ plan }) => plan },
  amountColumn('Fee per Month', ({ fee }) => fee),
];
