import { formatDate } from '../../lib/dates.ts';
import { amountColumn } from '../../records/page/amountColumn.ts';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.tsx';
import { Badge } from '../../ui/Badge.tsx';
import type { Columns, Filter } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { creditNote, standing, STANDINGS, type CreditNote } from './creditNote.entity.ts';
import { creditNoteDetails } from './CreditNoteSteps.tsx';

/** All credit notes, the newest first. */
export default function CreditNotesPage() {
  const notes = useRecordList(creditNote, {
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

const COLUMNS: Columns<CreditNote> = [
  { heading: 'Credit Note #', value: ({ idNum }) => idNum, whole: true, flex: 1.3 },
  { heading: 'Customer', value: ({ customer }) => customer, isMain: true, flex: 1.5 },
  { heading: 'Invoice #', value: ({ invoiceNumber }) => invoiceNumber, whole: true, flex: 1.2 },
  {
    heading: creditNote.fields.date.label,
    value: ({ date }) => date,
    text: ({ date }) => formatDate(date),
    whole: true,
  },
  amountColumn('Amount', ({ amount }) => amount),
  {
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
