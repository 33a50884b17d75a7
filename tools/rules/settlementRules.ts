import { creditNote } from '../../src/features/creditNotes/creditNote.entity.ts';
import { invoice } from '../../src/features/finance/invoice.entity.ts';
import { VAT_PERCENT } from '../../src/features/documents/pricedFields.ts';
import { companyCurrency } from '../../src/lib/money.ts';
import { payment, REVERSAL } from '../../src/features/payments/payment.entity.ts';
import { MAX_NUMBER, MAX_TEXT_LENGTH } from '../../src/records/model/field.ts';
import { DATE, all, matches, quoted, textUpTo } from './ruleExpressions.ts';

/** The root after the write, seen from a field of a record at a path. */
const rootFrom = ({ path }: { readonly path: string }): string =>
  `newData${'.parent()'.repeat(path.split('/').length + 2)}`;

const INVOICE = 'newData.parent()';

/** A field of what the invoice names as what has settled it, after the write. */
const after = (name: string): string => `${rootFrom(invoice)}.child(newData.val() + '/${name}')`;

/** A field of the invoice moves by the amount of what settles it, but for the rounding of sums. */
function moves(field: string): string {
  const before = `data.parent().child('${field}')`;
  const missing = `${INVOICE}.child('${field}').val() - ${after('amount')}.val() - (${before}.exists() ? ${before}.val() : 0)`;
  return `${missing} < 0.001 && ${missing} > -0.001`;
}

const stays = (field: string): string =>
  `${INVOICE}.child('${field}').val() === data.parent().child('${field}').val()`;

/**
 * What settles an invoice names it, and did not do so before: a payment that the same write adds, or a credit note that it issues
 * a number for, which takes back no more than was invoiced.
 */
const SETTLED_BY = all(
  'newData.isString()',
  `newData.val().matches(/^(${payment.path}|${creditNote.path})\\/[-0-9A-Z_a-z]+$/)`,
  'data.parent().exists()',
  `${after('invoice')}.val() === $id`,
  `(newData.val().matches(/^${payment.path}/) ? (${all(
    '!root.child(newData.val()).exists()',
    moves('paid'),
    stays('credited'),
    // What a draft was paid before it became one again is still taken back.
    `(${INVOICE}.child('status').val() !== 'Draft' || ${after('reverses')}.exists())`,
    `(${after('amount')}.val() > 0 || ${INVOICE}.child('paid').val() > -0.001)`,
  )}) : (${all(
    `!root.child(newData.val() + '/taxNumber').exists()`,
    `${after('taxNumber')}.exists()`,
    `${INVOICE}.child('taxNumber').exists()`,
    moves('credited'),
    stays('paid'),
    `${INVOICE}.child('amount').val() - ${INVOICE}.child('credited').val() > -0.001`,
  )}))`,
);

/** Only what settles the invoice changes what is settled. */
const IS_SETTLED = all(
  'newData.isNumber()',
  `${INVOICE}.child('settledBy').val() !== data.parent().child('settledBy').val()`,
);

/** The invoice says in the same write that this settles it. */
const settles = (entity: { readonly path: string }, invoiceId: string): string =>
  `${rootFrom(entity)}.child('${invoice.path}/' + ${invoiceId} + '/settledBy').val() === '${entity.path}/' + $id`;

/** The invoice that a payment or credit note names, after the write, and a field of it. */
const ofInvoice = (entity: { readonly path: string }, name: string): string =>
  `${rootFrom(entity)}.child('${invoice.path}/' + newData.parent().child('invoice').val() + '/${name}').val()`;

/** A new payment repeats what its invoice says. */
const repeated = Object.fromEntries(
  Object.entries(payment.copies?.fields ?? {}).map(([name, of]) => [
    name,
    all(
      textUpTo(MAX_TEXT_LENGTH),
      `(data.parent().exists() || newData.val() === ${ofInvoice(payment, of)})`,
    ),
  ]),
);

/** What an issued credit note says as its invoice does. */
const CREDITED_AS_INVOICED = Object.entries({
  customer: 'customer',
  invoiceNumber: 'idNum',
  vatRate: 'vatRate',
  rate: 'rate',
});

const reversed = (name: string): string =>
  `root.child('${payment.path}/' + newData.val() + '/${name}')`;
const ends = (text: string): string => `$id.matches(/${text}$/)`;

/** The rules of the fields that settle invoices, by path of their entity, in place of those of their type. */
const SETTLEMENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [invoice.path]: { paid: IS_SETTLED, credited: IS_SETTLED, settledBy: SETTLED_BY },
  [payment.path]: {
    ...repeated,
    date: matches(DATE),
    invoice: settles(payment, 'newData.val()'),
    amount: all(
      `newData.isNumber() && newData.val() !== 0`,
      `newData.val() >= -${MAX_NUMBER} && newData.val() <= ${MAX_NUMBER}`,
      `(newData.parent().child('reverses').exists() || !${ends(REVERSAL)})`,
    ),
    // Its id follows from that of the payment it reverses, which therefore is reversed once.
    reverses: all(
      `$id === newData.val() + ${quoted(REVERSAL)}`,
      `${reversed('invoice')}.val() === newData.parent().child('invoice').val()`,
      `${reversed('amount')}.val() === 0 - newData.parent().child('amount').val()`,
      `!${reversed('reverses')}.exists()`,
    ),
  },
};

/** The condition of a field that takes part in settling invoices; none for any other. */
export const settlementRule = (path: string, name: string): string | undefined =>
  SETTLEMENT[path]?.[name];

/** The ways in which VAT applies that take no rate of exchange. */
const WITHOUT_VAT = Object.entries(VAT_PERCENT)
  .filter(([, percent]) => percent === null)
  .map(([name]) => name);

const ISSUED_WITH: Readonly<Record<string, readonly string[]>> = {
  [invoice.path]:
    companyCurrency() === 'AED'
      ? []
      : [
          `(newData.parent().child('vatRate').val().matches(/^(${WITHOUT_VAT.join('|')})$/) || newData.parent().child('rate').val().matches(/[1-9١-٩]/))`,
        ],
  [creditNote.path]: [
    settles(creditNote, "newData.parent().child('invoice').val()"),
    ...CREDITED_AS_INVOICED.map(
      ([name, of]) => `newData.parent().child('${name}').val() === ${ofInvoice(creditNote, of)}`,
    ),
  ],
};

/** The conditions of an issued number beside its counter's: VAT is stated in dirhams, and a credit note counts at once. */
export const issuedWith = (path: string): readonly string[] => ISSUED_WITH[path] ?? [];
