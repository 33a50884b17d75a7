import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { RowCallLink } from '../../records/page/RowCallLink.tsx';
import { useRecordList } from '../../records/page/useRecordList.tsx';
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

const COLUMNS: Columns<Contact> = [
  { heading: 'Name', value: ({ name }) => name, isMain: true, flex: 1.5 },
  {
    heading: 'Role',
    value: ({ role }) => role,
    cell: (row) => (
      <>
        {row.role}
        <RowCallLink name={row.name} phone={row.phone} />
      </>
    ),
  },
  { heading: 'Customer', value: ({ customer, supplier }) => customer || supplier },
  { heading: 'Phone', value: ({ phone }) => phone },
  { heading: 'Email', value: ({ email }) => email },
];
