import { columnsOf } from '../../records/page/fieldColumns.ts';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.ts';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { visit, type Visit } from './visit.entity.ts';

/** The visits to all installations. */
export default function VisitsPage() {
  const visits = useRecordList(visit, {
    purpose:
      'A visit is what was measured, done and used at an installation. It is recorded from there, also without a network.',
    columns: COLUMNS,
    newestFirst: true,
  });
  return (
    <>
      <RecordsHeader title="Visits" lists={[visits.panel]} />
      <Table {...visits.table} title="All Visits" />
    </>
  );
}

const column = columnsOf(visit);

const COLUMNS: Columns<Visit> = [
  column('place', { isMain: true, flex: 1.5 }),
  column('date', { whole: 12 }),
  column('customer', { flex: 1.2 }),
  column('by'),
  column('work', { sentence: true, flex: 2 }),
];
