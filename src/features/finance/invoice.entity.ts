import { forEInvoice } from '../documents/forEInvoice.ts';
import { bookingDate, lockedWithMonth } from '../closing/closedMonth.ts';
import { today } from '../../lib/dates.ts';
import { regularNoun } from '../../lib/words.ts';
import { sum } from '../../lib/sum.ts';
import type { BadgeColors, StatusOf } from '../../lib/badgeColors.ts';
import { ARCHIVE_FIELD } from '../../records/model/archive.ts';
import { defineEntity, type RecordOf } from '../../records/model/entity.ts';
import { generated, issued } from '../../records/model/documentNumber.ts';
import {
  internal,
  link,
  moneyAmount,
  optional,
  partyName,
  select,
  statusField,
  text,
} from '../../records/model/field.ts';
import { lines } from '../../records/model/lines.ts';
import { pageOf, withQuery } from '../../records/page/address/addresses.ts';
import {
  exchangeRate,
  PRICED_COLUMNS,
  VAT_NOT_STATED,
  vatRate,
} from '../documents/pricedFields.ts';

export const INVOICE_COLORS = {
  Draft: 'gray',
  Sent: 'blue',
  Paid: 'green',
  Overdue: 'red',
} as const satisfies BadgeColors;

type Status = { readonly status: StatusOf<typeof INVOICE_COLORS> };

export const isPaid = ({ status }: Status): boolean => status === 'Paid';
export const isOverdue = ({ status }: Status): boolean => status === 'Overdue';

/** The parameter of an address that says which invoices are issued and sent, by their ids. */
export const ISSUE = 'issue';

/** What the act is called that gives invoices their number and passes them on. */
export const ISSUE_AND_SEND = 'Issue and send';

/** What the button says that sets what is past due to Overdue, in receivables and at home. */
export const MARK_OVERDUE = 'Mark Overdue';

/** The counter of the tax invoice numbers: `counters/taxInvoice` holds the last one. */
export const TAX_INVOICE_COUNTER = 'taxInvoice';

/** What of an invoice is settled: only the save of a payment, or of the number of a credit note, changes it. */
const settledAmount = (label: string) =>
  optional({ ...moneyAmount(label), input: { type: 'internal' } as const });

/** When a customer was reminded of an invoice. */
const remindedOn = (label: string) => optional({ ...text(label, 'date'), group: 'Reminders' });

/** The kinds of supply that an e-invoice tells apart, beside those that no invoice here states otherwise. */
export const SUPPLIES = [
  'Ordinary',
  'Continuous supply',
  'Summary of several supplies',
  'Export',
  'E-commerce',
  'Deemed supply',
] as const;

type BuyerRecord = Readonly<Record<'address' | 'trn' | 'licence', string>>;

/** What an invoice keeps of its buyer with its number; `customer`: the record of that name, if there is one. */
export const buyerToKeep = (
  { customer: buyerName }: { readonly customer: string },
  customer: BuyerRecord | undefined,
): Readonly<Record<`buyer${'Name' | 'Address' | 'Trn' | 'Licence'}`, string>> => ({
  buyerName,
  buyerAddress: customer?.address ?? '',
  buyerTrn: customer?.trn ?? '',
  buyerLicence: customer?.licence ?? '',
});

/** What an invoice has kept of its buyer with its number; null before that, and where it was issued without. */
export const keptBuyer = ({
  taxNumber,
  buyerName,
  buyerAddress: address,
  buyerTrn: trn,
  buyerLicence: licence,
}: Invoice): BuyerRecord | null =>
  taxNumber === '' || buyerName === '' ? null : { address, trn, licence };

export const invoice = defineEntity({
  path: 'finance/invoices',
  noun: regularNoun('invoice'),
  isForOffice: true,
  fields: {
    idNum: generated('Invoice #', () => `INV-${today().slice(0, 4)}-`, 999),
    customer: partyName('Customer', 'customers', { isLookedUp: true }),
    date: bookingDate('Date'),
    due: {
      ...text('Due Date', 'date'),
      arabicLabel: 'تاريخ الاستحقاق',
      doubt: (due, { date = '', status = '' }) =>
        due === ''
          ? ['Sent', 'Overdue'].includes(status)
            ? 'Without a due date it is never late.'
            : null
          : due < date
            ? 'This is before the date of the invoice.'
            : null,
    },
    amount: moneyAmount('Amount ($)'),
    status: statusField('Status', INVOICE_COLORS, 'Draft'),
    taxNumber: optional(issued('Tax Invoice #', TAX_INVOICE_COUNTER)),
    lines: lines('Lines', PRICED_COLUMNS),
    vatRate: vatRate(),
    supplyDate: optional({ ...text('Date of Supply', 'date'), arabicLabel: 'تاريخ التوريد' }),
    rate: exchangeRate(),
    deal: optional(link('Deal')),
    installation: optional(link('Installation')),
    paid: settledAmount('Paid ($)'),
    credited: settledAmount('Credited ($)'),
    settledBy: optional(link('Settled By')),
    sentOn: optional(text('Sent On', 'date')),
    firstReminder: remindedOn('First Reminder'),
    secondReminder: remindedOn('Second Reminder'),
    finalReminder: remindedOn('Final Reminder'),
    supply: forEInvoice({
      ...select('Kind of Supply', SUPPLIES, 'Ordinary'),
      hint: 'Maintenance under a contract is a continuous supply.',
    }),
    periodStart: forEInvoice(text('Period From', 'date')),
    periodEnd: forEInvoice(text('Period To', 'date')),
    /** To whom it is, as it was issued: of the customer's record, more is known later. */
    buyerName: optional(internal('Buyer')),
    buyerAddress: optional(internal('Buyer’s Address')),
    buyerTrn: optional(internal('Buyer’s TRN')),
    buyerLicence: optional(internal('Buyer’s Licence')),
    ...ARCHIVE_FIELD,
  },
  indexedFields: ['deal', 'installation'],
  needsAttention: isOverdue,
  staysCounted: (record) => isPaid(record) || isOverdue(record) || record.paid !== 0,
  alsoChanges: statusOnceSettled,
  lock: lockedWithMonth('date', 'amount', 'lines', 'vatRate', 'rate'),
  issue: {
    field: 'taxNumber',
    notWhile: { status: 'Draft', vatRate: VAT_NOT_STATED },
    amount: 'amount',
    filled: ['customer', 'vatRate'],
    changeable: [
      'status',
      'paid',
      'credited',
      'settledBy',
      'sentOn',
      'firstReminder',
      'secondReminder',
      'finalReminder',
    ],
    note: 'is issued, and stays. A credit note corrects it.',
  },
  isPrinted: () => true,
  activity: {
    created: 'created invoice',
    updated: 'updated invoice',
    subject: ({ idNum }) => idNum,
  },
});

export type Invoice = RecordOf<typeof invoice>;

/** The address where invoices are issued and sent, in this order. */
export const issueAddress = (ids: readonly string[]): string =>
  withQuery(pageOf(invoice), { [ISSUE]: ids.join(',') });

type Settled = { readonly amount: number; readonly paid: number; readonly credited: number };

/** Whether something of an amount is left once payments and credit notes are taken off: half a cent is none. */
const isUnsettled = ({ amount, paid, credited }: Settled): boolean =>
  amount - paid - credited >= 0.005;

/** An invoice is Paid once a payment or credit note leaves nothing open, and no longer when something is open again. */
function statusOnceSettled(
  before: Settled,
  after: Settled & Status & { readonly due: string },
  day: string,
): Partial<Status> {
  if ([before, after].every(({ paid, credited }) => paid === 0 && credited === 0)) return {};
  const wasOpen = isUnsettled(before);
  const isOpen = isUnsettled(after);
  if (wasOpen && !isOpen && ['Sent', 'Overdue'].includes(after.status)) return { status: 'Paid' };
  if (wasOpen || !isOpen || !isPaid(after)) return {};
  return { status: after.due !== '' && after.due < day ? 'Overdue' : 'Sent' };
}

/** The total of the overdue invoices, in the company's currency. */
export const overdueAmount = (invoices: readonly Invoice[]): number =>
  sum(invoices.filter(isOverdue), ({ amount }) => amount);

/** The total of the paid invoices, in the company's currency. */
export const totalRevenue = (invoices: readonly Invoice[]): number =>
  sum(invoices.filter(isPaid), ({ amount }) => amount);

/** The share of the revenue that counts as profit, in percent (specification, section 9). */
export const PROFIT_PERCENT = 36;

/** The estimated profit, in the company's currency. */
export const netProfit = (invoices: readonly Invoice[]): number =>
  (totalRevenue(invoices) * PROFIT_PERCENT) / 100;
