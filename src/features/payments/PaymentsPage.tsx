import { formatDate } from '../../lib/dates.ts';
import { amountColumn } from '../../records/page/amountColumn.ts';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { payment, type Payment } from './payment.entity.ts';

/** All payments, the newest first. */
export default function PaymentsPage() {
  const payments = useRecordList(payment, { columns: COLUMNS, newestFirst: true });
  return (
    <>
      <RecordsHeader title="Payments" lists={[payments.panel]} />
      <Table {...payments.table} title="All Payments" />
    </>
  );
}

const COLUMNS: Columns<Payment> = [
  { heading: 'Invoice #', value: ({ invoiceNumber }) => invoiceNumber, whole: true },
  { heading: 'Customer', value: ({ customer }) => customer, isMain: true, flex: 1.5 },
  {
    heading: payment.fields.date.label,
    value: ({ date }) => date,
    text: ({ date }) => formatDate(date),
    whole: 12,
  },
  {
    heading: payment.fields.method.label,
    value: (row) => `${row.reverses === '' ? '' : 'Reversal, '}${row.method}`,
  },
  { heading: payment.fields.reference.label, value: ({ reference }) => reference },
  amountColumn('Amount', ({ amount }) => amount),
];
