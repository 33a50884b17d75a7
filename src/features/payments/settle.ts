import type { Texts } from '../../records/model/draft.ts';
import { newKey } from '../../firebase/database.ts';
import type { BatchSave } from '../../records/store/write/saveChange.ts';
import { invoice, type Invoice } from '../finance/invoice.entity.ts';
import { payment, REVERSAL, type Payment } from './payment.entity.ts';

/** What records a payment of an invoice, wherever it is offered. */
export const RECORD_PAYMENT = 'Record payment';

/** What the address of an invoice starts its form of a payment with. */
export const WITH_PAYMENT = 'payment';

/** The id of the payment that reverses another one. */
export const reversalId = (id: string): string => `${id}${REVERSAL}`;

/** What stores a payment: its record, and what is settled of its invoice, at once. `texts`: those of its form. */
export const paymentSaves = (
  { id, idNum, customer }: Pick<Invoice, 'id' | 'idNum' | 'customer'>,
  texts: Texts,
): readonly BatchSave[] =>
  settling(newKey(), { ...texts, invoice: id, invoiceNumber: idNum, customer });

/** What takes a payment back, on a day (YYYY-MM-DD). */
export const reversalSaves = (
  { id, invoice: invoiceId, invoiceNumber, customer, amount, method, reference }: Payment,
  date: string,
): readonly BatchSave[] =>
  settling(reversalId(id), {
    invoice: invoiceId,
    invoiceNumber,
    customer,
    method,
    reference,
    date,
    amount: String(-amount),
    reverses: id,
  });

function settling(id: string, texts: Texts): readonly BatchSave[] {
  const { path } = payment;
  return [
    { id, path, recordId: null, typed: texts },
    {
      path: invoice.path,
      recordId: texts['invoice'] ?? '',
      adds: { paid: payment.fields.amount.parse(texts['amount']) },
      advances: { settledBy: `${path}/${id}` },
    },
  ];
}
