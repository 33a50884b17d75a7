import { useMemo } from 'react';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { useOutbox } from '../../records/store/write/outbox.ts';
import { overlay } from '../../records/store/write/overlay.ts';
import { payment, type Payment } from './payment.entity.ts';

/** The payments of an invoice, the newest first. */
export function useInvoicePayments(invoiceId: string) {
  const ranges = useMemo(() => [{ child: 'invoice', from: invoiceId, to: invoiceId }], [invoiceId]);
  const { status, records } = useRecordsBy(payment, ranges, { isWanted: invoiceId !== '' });
  const { intents } = useOutbox();
  const own = useMemo(() => {
    // Those that wait on this device are known in any case.
    const known = status === 'loading' ? overlay(payment, [], intents) : records;
    return known.filter((one) => one.invoice === invoiceId).toSorted(newestFirst);
  }, [status, records, intents, invoiceId]);
  return { status, records: own };
}

/** What is not stored yet has no time, and is newer than all that is. */
const newestFirst = (a: Payment, b: Payment): number =>
  b.date.localeCompare(a.date) ||
  (b.timestamp || Infinity) - (a.timestamp || Infinity) ||
  (a.id < b.id ? 1 : -1);
