import { formatDate } from '../../lib/dates.ts';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { visit, type Visit } from './visit.entity.ts';

/** The visits to all installations. */
export default function VisitsPage() {
  const visits = useRecordList(visit, { columns: COLUMNS, newestFirst: true });
  return (
    <>
      <RecordsHeader title="Visits" lists={[visits.panel]} />
      <Table {...visits.table} title="All Visits" />
    </>
  );
}

const COLUMNS: Columns<Visit> = [
  { heading: visit.fields.place.label, value: ({ place }) => place, isMain: true, flex: 1.5 },
  {
    heading: visit.fields.date.label,
    value: ({ date }) => date,
    text: ({ date }) => formatDate(date),
    whole: 12,
  },
  { heading: 'Customer', value: ({ customer }) => customer, flex: 1.2 },
  { heading: visit.fields.by.label, value: ({ by }) => by },
  { heading: visit.fields.work.label, value: ({ work }) => work, sentence: true, flex: 2 },
];
