import { columnsOf } from '../../records/page/fieldColumns.ts';
import { formatDate, timeOfDay, today } from '../../lib/dates.ts';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.ts';
import { note, type Note } from './note.entity.ts';

/** All notes, the newest first: where a note opens from the activity and the palette, and where they are exported. */
export default function NotesPage() {
  const notes = useRecordList(note, {
    purpose: 'A note is what was said or seen. A record lists those that are about it.',
    columns: COLUMNS,
    newestFirst: true,
  });
  return (
    <>
      <RecordsHeader title="Notes" lists={[notes.panel]} />
      <Table {...notes.table} title="All Notes" />
    </>
  );
}

const column = columnsOf(note);

const COLUMNS: Columns<Note> = [
  column('text', { isMain: true, sentence: true, flex: 3 }),
  column('customer', { value: ({ customer, supplier }) => customer || supplier }),
  column('user'),
  column('timestamp', {
    value: ({ timestamp }) => timestamp,
    text: ({ timestamp }) =>
      timestamp > 0 ? `${formatDate(today(new Date(timestamp)))}, ${timeOfDay(timestamp)}` : '',
    whole: true,
  }),
];
