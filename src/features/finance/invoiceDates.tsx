import { useEffect, useMemo, useRef } from 'react';
import { today as dayOfToday } from '../../lib/dates.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { addDays } from '../../lib/calendar.ts';
import { keptRecords } from '../../records/model/recordsNaming.ts';
import type { RecordForm } from '../../records/form/useRecordForm.ts';
import { useRecords, useSingle } from '../../records/store/read/useRecords.ts';
import { LinesTotal } from '../documents/LinesTotal.tsx';
import { company, type Company } from '../documents/company.ts';
import {
  customer,
  daysToPay,
  TERMS,
  type Customer,
  type PaymentTerms,
} from '../sales/customer.entity.ts';
import type { invoice, Invoice } from './invoice.entity.ts';
import type { TextsOf } from '../../records/model/draft.ts';

/** The terms of a customer without a record: those of the company, or else those of new customers. */
export const usualTerms = ({ paymentDays }: Pick<Company, 'paymentDays'>): PaymentTerms => ({
  terms: TERMS[0],
  paymentDays,
});

/** The dates that an invoice lacks, due by the terms; none of what is issued. */
export function missingDates(
  { date, due, taxNumber }: Pick<Invoice, 'date' | 'due' | 'taxNumber'>,
  agreed: PaymentTerms,
  today = dayOfToday(),
): Partial<Pick<Invoice, 'date' | 'due'>> {
  if (due !== '' || taxNumber !== '') return {};
  const from = date || today;
  return { ...(date === '' && { date: from }), due: addDays(from, daysToPay(agreed)) };
}

/** What marking invoices as sent sets besides, by their customers; nothing for another status. Stable while these do not change. */
export function datesOnceSent(
  customers: readonly Customer[],
  details: Pick<Company, 'paymentDays'>,
) {
  // Once for all invoices that are marked, and not for those that are not.
  let keptFor: ReturnType<typeof keptRecords<Customer>> | undefined;
  return (record: Invoice, { status }: TextsOf<typeof invoice.fields>) => {
    if (status !== 'Sent') return {};
    keptFor ??= keptRecords(customers);
    return missingDates(record, keptFor(record.customer) ?? usualTerms(details));
  };
}

/** What the lines of an invoice come to. That of a new one is due by the terms. */
function InvoiceDetails({ form }: { readonly form: RecordForm }) {
  const { id, values, change } = form;
  const { date = '', due = '', customer: name = '' } = values;
  const isWanted = id === null;
  const customers = useRecords(customer, { isWanted });
  const details = useSingle(company);
  const keptFor = useMemo(() => keptRecords(customers.records), [customers.records]);
  const agreed = keptFor(name) ?? usualTerms(details.value);
  const isReady = isWanted && [customers, details].every(({ status }) => isComplete(status));
  const followed = useRef('');
  const { due: next = '' } = missingDates({ date, due: '', taxNumber: '' }, agreed);
  useEffect(() => {
    // It follows the date, until somebody types another.
    if (!isReady || date === '' || due !== followed.current || due === next) return;
    followed.current = next;
    change('due', next);
  });
  return <LinesTotal form={form} total="amount" />;
}

/** What the form of an invoice shows below its fields. */
export const invoiceDetails = (form: RecordForm) => <InvoiceDetails form={form} />;
