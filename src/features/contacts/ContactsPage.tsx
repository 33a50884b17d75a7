import { columnsOf } from '../../records/page/fieldColumns.ts';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { RowCallLink } from './RowCallLink.tsx';
import { useRecordList } from '../../records/page/useRecordList.ts';
import { contact, type Contact } from './contact.entity.ts';

/** The people at customers and suppliers. */
export default function ContactsPage() {
  const contacts = useRecordList(contact, { columns: COLUMNS, newestFirst: true });
  return (
    <>
      <RecordsHeader title="Contacts" lists={[contacts.panel]} />
      <Table {...contacts.table} title="All Contacts" />
    </>
  );
}

const column = columnsOf(contact);

const COLUMNS: Columns<Contact> = [
  column('name', { isMain: true, flex: 1.5 }),
  column('role', {
    cell: (row) => (
      <>
        {row.role}
        <RowCallLink name={row.name} phone={row.phone} />
      </>
    ),
  }),
  column('customer', { value: ({ customer, supplier }) => customer || supplier }),
  column('phone'),
  column('email'),
];
