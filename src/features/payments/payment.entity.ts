import { bookingDate, lockedWithMonth } from '../closing/closedMonth.ts';
import { regularNoun } from '../../lib/words.ts';
import { defineEntity, type RecordOf } from '../../records/model/entity.ts';
import {
  author,
  createdAt,
  moneyAmount,
  internal,
  link,
  optional,
  partyName,
  select,
  text,
} from '../../records/model/field.ts';

/** How customers pay. */
export const PAYMENT_METHODS = ['Bank transfer', 'Cheque', 'Card', 'Cash', 'Other'] as const;

/** Ends the id of the payment that reverses another one, after the id of that: so none is reversed twice. */
export const REVERSAL = '-reversal';

/**
 * What a customer has paid of an invoice; below 0 what was paid back. It never changes: a wrong one is reversed by another one,
 * which takes its amount off again. `settle.ts` has the saves.
 */
export const payment = defineEntity({
  path: 'payments',
  noun: regularNoun('payment'),
  isForOffice: true,
  fields: {
    invoiceNumber: internal('Invoice #'),
    customer: partyName('Customer', 'customers'),
    date: bookingDate('Date'),
    amount: moneyAmount('Amount ($)'),
    method: select('Method', PAYMENT_METHODS, 'Bank transfer'),
    reference: text('Reference'),
    invoice: link('Invoice'),
    reverses: optional(link('Reverses')),
    user: author('Recorded By'),
    timestamp: createdAt('Recorded'),
  },
  indexedFields: ['invoice'],
  isTraced: true,
  isMadeFromOthers: true,
  isAddOnly: true,
  isAboutOthers: true,
  lock: lockedWithMonth('date'),
  copies: { from: 'invoice', fields: { invoiceNumber: 'idNum', customer: 'customer' } },
  // Nobody receives anything by a reversal.
  isPrinted: ({ reverses }) => reverses === '',
  activity: {
    created: 'recorded payment for',
    updated: 'updated payment for',
    subject: ({ invoiceNumber }) => invoiceNumber,
  },
});

export type Payment = RecordOf<typeof payment>;
