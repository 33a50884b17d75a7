import { lookUp } from '../../lib/lookUp.ts';
import { formatDate } from '../../lib/dates.ts';
import { inCurrency, wholeCents } from '../../lib/exact.ts';
import type { Company } from '../documents/company.ts';
import { LABELS, type Label } from '../documents/labels.ts';
import { customerAsParty } from '../documents/pricedDocument.ts';
import { filledIn, type PrintedDocument } from '../documents/printedDocument.ts';
import type { Invoice } from '../finance/invoice.entity.ts';
import type { Customer } from '../sales/customer.entity.ts';
import type { Payment } from './payment.entity.ts';

/** What the payment of an invoice prints as. `all`: the payments of the invoice; `customer`: the one that it names, if there is one. */
export function receiptDocument(
  payment: Payment,
  invoice: Invoice,
  all: readonly Payment[],
  company: Company,
  customer: Customer | null,
): PrintedDocument {
  const { date, method, reference, unsaved, id } = payment;
  const { idNum, amount, credited } = invoice;
  const number = receiptNumber(payment);
  const sum = wholeCents(payment.amount);
  const isRefund = sum < 0n;
  const open = all
    .filter((one) => recordedAt(one) <= recordedAt(payment))
    .reduce((rest, one) => rest - wholeCents(one.amount), wholeCents(amount));
  const isReversed = all.some(({ reverses }) => reverses === id);
  return {
    title: isRefund ? LABELS.refund : LABELS.receipt,
    number,
    isDraft: unsaved !== undefined,
    from: company,
    to: customerAsParty(payment.customer, customer),
    toLabel: isRefund ? LABELS.paidBackTo : LABELS.receivedFrom,
    facts: filledIn([
      { label: LABELS.receiptNumber, value: number },
      { label: LABELS.paymentDate, value: formatDate(date) },
      {
        label: LABELS.method,
        value: bilingual({ en: method, ar: lookUp(METHODS_IN_ARABIC, method) ?? '' }),
      },
      { label: LABELS.reference, value: reference },
    ]),
    columns: [
      { label: LABELS.description, isNumber: false },
      { label: LABELS.amount, isNumber: true },
    ],
    rows: [
      [
        isRefund
          ? { en: `Refund, invoice ${idNum}`, ar: `رد مبلغ، الفاتورة ${idNum}` }
          : { en: `Payment of invoice ${idNum}`, ar: `دفعة عن الفاتورة ${idNum}` },
        inCurrency(isRefund ? -sum : sum),
      ],
    ],
    totals: [
      { label: LABELS.total, value: inCurrency(isRefund ? -sum : sum), isMain: true },
      { label: LABELS.invoiceTotal, value: inCurrency(wholeCents(amount)) },
      // When something was credited is not known, and a receipt says the same however often it is printed.
      ...(credited === 0 ? [{ label: LABELS.openAfter, value: inCurrency(open) }] : []),
    ],
    notes: [],
    warnings: isReversed
      ? [{ text: 'This payment is reversed: its receipt no longer holds.', where: 'record' }]
      : [],
  };
}

/** The number of the invoice, and a short one of the payment. */
const receiptNumber = ({ id, invoiceNumber }: Payment): string =>
  `${invoiceNumber}-${id
    .replaceAll(/[^\dA-Za-z]/g, '')
    .slice(-5)
    .toUpperCase()}`;

/** When a payment was recorded; what is not stored yet is the newest. */
const recordedAt = ({ timestamp }: Payment): number => timestamp || Infinity;

const bilingual = ({ en, ar }: Label): string => [en, ar].filter(Boolean).join(' · ');

const METHODS_IN_ARABIC: Readonly<Record<string, string>> = {
  'Bank transfer': 'تحويل مصرفي',
  Cheque: 'شيك',
  Card: 'بطاقة',
  Cash: 'نقدًا',
  Other: 'أخرى',
};
