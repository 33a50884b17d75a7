import { useMemo } from 'react';
import { callHref, phonesIn } from '../../lib/contacts.ts';
import { groupedBy } from '../../lib/groupedBy.ts';
import { mailHref } from '../../lib/messageLinks.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { countText } from '../../lib/words.ts';
import { columnsOf } from '../../records/page/fieldColumns.ts';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.ts';
import { statusRanges, useKeptRecords } from '../../records/store/read/useRecordsBy.ts';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { TEXT_LINK, TextLink } from '../../ui/TextLink.tsx';
import { invoice } from '../finance/invoice.entity.ts';
import { isReceivable } from '../finance/receivables.ts';
import { OPEN_STAGES, deal, isOpen } from '../sales/deal.entity.ts';
import { purchaseOrder } from '../purchasing/purchaseOrder.entity.ts';
import { isOpen as isOpenTicket, ticket } from '../service/ticket.entity.ts';
import { contact, type Contact } from '../contacts/contact.entity.ts';
import { partyAddress } from '../contacts/partyAddress.ts';
import { RowCallLink } from '../contacts/RowCallLink.tsx';

/** The people at customers and suppliers, those of one together, with what is open there and how to reach them. */
export default function ContactsPage() {
  const openAt = useOpenAt();
  const columns = useMemo(() => columnsWith(openAt), [openAt]);
  const contacts = useRecordList(contact, {
    purpose: 'A contact is a person at a customer or supplier, to call or to write to.',
    columns,
    newestFirst: true,
  });
  const { rows } = contacts.table;
  // A table that nobody has sorted begins with the last.
  const byParty = useMemo(
    () =>
      rows.toSorted((a, b) => partyOf(b).localeCompare(partyOf(a)) || b.name.localeCompare(a.name)),
    [rows],
  );
  return (
    <>
      <RecordsHeader title="Contacts" lists={[contacts.panel]} />
      <Table {...contacts.table} rows={byParty} title="All Contacts" />
    </>
  );
}

const INVOICES = statusRanges(invoice, 'status', ['Sent', 'Overdue']);
const TICKETS = statusRanges(ticket, 'status', ['New', 'In Progress']);
const ON_ORDER = ['Sent', 'Partially Received', 'Received'] as const;
const ORDERED: ReadonlySet<string> = new Set(ON_ORDER);
const ORDERS = statusRanges(purchaseOrder, 'status', ON_ORDER);
const DEALS = statusRanges(deal, 'stage', OPEN_STAGES);
const WANTED = { isWanted: true };

/** What is open with a customer or supplier, in words. */
function useOpenAt(): (party: Contact) => string {
  const { records: invoices } = useKeptRecords(invoice, INVOICES, WANTED);
  const { records: tickets } = useKeptRecords(ticket, TICKETS, WANTED);
  const { records: deals } = useKeptRecords(deal, DEALS, WANTED);
  const { records: orders } = useKeptRecords(purchaseOrder, ORDERS, WANTED);
  return useMemo(() => {
    // Where a copy is kept, those of all other statuses are among them.
    const open = groupedBy(
      [...invoices.filter(isReceivable), ...tickets.filter(isOpenTicket), ...deals.filter(isOpen)],
      ({ customer }) => nameKey(customer),
    );
    const ordered = groupedBy(
      orders.filter(({ status }) => ORDERED.has(status)),
      ({ supplier }) => nameKey(supplier),
    );
    return ({ customer, supplier }) => {
      const nouns = customer
        ? (open.get(nameKey(customer)) ?? []).map((one) =>
            'idNum' in one ? invoice.noun : 'ticketId' in one ? ticket.noun : deal.noun,
          )
        : (ordered.get(nameKey(supplier)) ?? []).map(() => purchaseOrder.noun);
      return [...groupedBy(nouns, (noun) => noun)]
        .map(([noun, all]) => countText(all.length, noun))
        .join(' · ');
    };
  }, [invoices, tickets, deals, orders]);
}

const partyOf = ({ customer, supplier }: Contact): string => customer || supplier;

const column = columnsOf(contact);

const columnsWith = (openAt: (party: Contact) => string): Columns<Contact> => [
  column('name', { isMain: true }),
  column('customer', {
    heading: 'Customer or supplier',
    value: partyOf,
    cell: (row) => (
      <TextLink
        to={partyAddress(row.customer === '' ? 'suppliers' : 'customers', partyOf(row))}
        className="min-h-6"
      >
        {partyOf(row)}
      </TextLink>
    ),
    flex: 1.2,
  }),
  {
    key: 'open',
    heading: 'Open',
    value: openAt,
    flex: 1.5,
  },
  column('role', {
    cell: (row) => (
      <>
        {row.role}
        <RowCallLink name={row.name} phone={row.phone} />
      </>
    ),
  }),
  column('phone', {
    cell: ({ phone }) => reach(phone, phonesIn(phone).map(callHref)[0]),
    whole: true,
  }),
  column('email', { cell: ({ email }) => reach(email, email && mailHref(email)), flex: 1.5 }),
];

const reach = (text: string, href = '') =>
  href === '' ? (
    text
  ) : (
    <a href={href} className={`${TEXT_LINK} min-h-6`}>
      {text}
    </a>
  );
