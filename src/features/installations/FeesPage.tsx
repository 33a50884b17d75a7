import { columnsOf } from '../../records/page/fieldColumns.ts';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.ts';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { fee, type Fee } from './fee.entity.ts';

/** What is asked a month for each installation. */
export default function FeesPage() {
  const fees = useRecordList(fee, {
    purpose: 'A maintenance fee is what you ask a month for an installation.',
    columns: COLUMNS,
    newestFirst: true,
  });
  return (
    <>
      <RecordsHeader title="Maintenance Fees" lists={[fees.panel]} />
      <Table {...fees.table} title="All Maintenance Fees" />
    </>
  );
}

const column = columnsOf(fee);

const COLUMNS: Columns<Fee> = [
  column('name', { isMain: true }),
  column('customer'),
  column('amount'),
];
