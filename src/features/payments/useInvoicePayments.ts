import { useMemo } from 'react';
import { useRecordsOf } from '../../records/store/read/useRecordsBy.ts';
import { payment, type Payment } from './payment.entity.ts';

/** The payments of an invoice, the newest first. */
export function useInvoicePayments(invoiceId: string) {
  const { status, records } = useRecordsOf(payment, 'invoice', invoiceId);
  return { status, records: useMemo(() => records.toSorted(newestFirst), [records]) };
}

/** What is not stored yet has no time, and is newer than all that is. */
const newestFirst = (a: Payment, b: Payment): number =>
  b.date.localeCompare(a.date) ||
  (b.timestamp || Infinity) - (a.timestamp || Infinity) ||
  (a.id < b.id ? 1 : -1);
