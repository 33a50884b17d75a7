import { useMemo } from 'react';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { payment, type Payment } from './payment.entity.ts';

/** The payments of an invoice, the newest first. */
export function useInvoicePayments(invoiceId: string) {
  const ranges = useMemo(() => [{ child: 'invoice', from: invoiceId, to: invoiceId }], [invoiceId]);
  const { status, records } = useRecordsBy(payment, ranges, { isWanted: invoiceId !== '' });
  const own = useMemo(
    () => records.filter((one) => one.invoice === invoiceId).toSorted(newestFirst),
    [records, invoiceId],
  );
  return { status, records: own };
}

/** What is not stored yet has no time, and is newer than all that is. */
const newestFirst = (a: Payment, b: Payment): number =>
  b.date.localeCompare(a.date) ||
  (b.timestamp || Infinity) - (a.timestamp || Infinity) ||
  (a.id < b.id ? 1 : -1);
