import { columnsOf } from '../../records/page/fieldColumns.ts';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.ts';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { payment, type Payment } from './payment.entity.ts';

/** All payments, the newest first. */
export default function PaymentsPage() {
  const payments = useRecordList(payment, {
    purpose:
      'A payment is what a customer has paid of an invoice, where it is recorded. A wrong one is reversed by another.',
    columns: COLUMNS,
    newestFirst: true,
  });
  return (
    <>
      <RecordsHeader title="Payments" lists={[payments.panel]} />
      <Table {...payments.table} title="All Payments" />
    </>
  );
}

const column = columnsOf(payment);

const COLUMNS: Columns<Payment> = [
  column('invoiceNumber', { whole: true }),
  column('customer', { isMain: true, flex: 1.5 }),
  column('date', { whole: 12 }),
  column('method', { value: (row) => `${row.reverses === '' ? '' : 'Reversal, '}${row.method}` }),
  column('reference'),
  column('amount'),
];
