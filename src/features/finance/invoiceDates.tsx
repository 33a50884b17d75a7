import { useMemo } from 'react';
import { formatDate, today as dayOfToday } from '../../lib/dates.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { addDays } from '../../lib/calendar.ts';
import { keptRecords } from '../../records/model/recordsNaming.ts';
import type { RecordForm } from '../../records/form/useRecordForm.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { Button } from '../../ui/Button.tsx';
import { offerFocus } from '../../ui/focus.ts';
import { LinesTotal } from '../documents/LinesTotal.tsx';
import { customer, daysToPay, TERMS, type Customer } from '../sales/customer.entity.ts';
import type { invoice, Invoice } from './invoice.entity.ts';
import type { TextsOf } from '../../records/model/draft.ts';

/** The dates that an invoice lacks, due by the terms of its customer, or else those of new ones; none of what is issued. */
export function missingDates(
  { date, due, taxNumber }: Pick<Invoice, 'date' | 'due' | 'taxNumber'>,
  { terms }: Pick<Customer, 'terms'> = { terms: TERMS[0] },
  today = dayOfToday(),
): Partial<Pick<Invoice, 'date' | 'due'>> {
  if (due !== '' || taxNumber !== '') return {};
  const from = date || today;
  return { ...(date === '' && { date: from }), due: addDays(from, daysToPay({ terms })) };
}

/** What marking invoices as sent sets besides, by their customers; nothing for another status. Stable while these do not change. */
export function datesOnceSent(customers: readonly Customer[]) {
  // Once for all invoices that are marked, and not for those that are not.
  let keptFor: ReturnType<typeof keptRecords<Customer>> | undefined;
  return (record: Invoice, { status }: TextsOf<typeof invoice.fields>) => {
    if (status !== 'Sent') return {};
    keptFor ??= keptRecords(customers);
    return missingDates(record, keptFor(record.customer));
  };
}

function FillInDates({ form: { values, change } }: { readonly form: RecordForm }) {
  const { date = '', due = '', taxNumber = '', customer: name = '' } = values;
  const isWanted = due === '' && taxNumber === '';
  const customers = useRecords(customer, { isWanted });
  const today = useToday();
  const keptFor = useMemo(() => keptRecords(customers.records), [customers.records]);
  if (!isWanted || !isComplete(customers.status)) return null;
  const kept = keptFor(name);
  const dates = missingDates({ date, due: '', taxNumber: '' }, kept, today);

  function take(): void {
    for (const [field, day] of Object.entries(dates)) change(field, day);
    // The button is gone.
    offerFocus(document.querySelector<HTMLElement>('dialog [name="due"]'));
  }

  return (
    <div className="border-t border-line px-4 py-3 sm:px-6">
      <Button tall onClick={take}>
        {date === '' ? 'Today' : formatDate(date)}, due {formatDate(dates.due ?? '')} (
        {kept?.terms ?? TERMS[0]})
      </Button>
    </div>
  );
}

/** What the form of an invoice shows below its fields. */
export const invoiceDetails = (form: RecordForm) => (
  <>
    <FillInDates form={form} />
    <LinesTotal form={form} total="amount" />
  </>
);
