import { columnsOf } from '../../records/page/fieldColumns.ts';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Columns, Filter } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { creditNote, standing, STANDINGS, type CreditNote } from './creditNote.entity.ts';
import { creditNoteDetails } from './CreditNoteSteps.tsx';

/** All credit notes, the newest first. */
export default function CreditNotesPage() {
  const notes = useRecordList(creditNote, {
    purpose:
      'A credit note takes an issued invoice back, whole or in part. It is written from that invoice.',
    columns: COLUMNS,
    newestFirst: true,
    filterName: 'standing',
  });
  return (
    <>
      <RecordsHeader
        title="Credit Notes"
        lists={[{ ...notes.panel, details: creditNoteDetails }]}
      />
      <Table {...notes.table} filter={FILTER} title="All Credit Notes" />
    </>
  );
}

const column = columnsOf(creditNote);

const COLUMNS: Columns<CreditNote> = [
  column('idNum', { whole: true, flex: 1.3 }),
  column('customer', { isMain: true, flex: 1.5 }),
  column('invoiceNumber', { whole: true, flex: 1.2 }),
  column('date'),
  column('amount'),
  {
    key: 'status',
    heading: 'Status',
    value: standing,
    cell: (row) => <Badge colors={STANDINGS} status={standing(row)} />,
    whole: 8,
    flex: 0.93,
  },
];

const FILTER: Filter<CreditNote> = {
  label: 'Status',
  options: Object.keys(STANDINGS),
  value: standing,
};
