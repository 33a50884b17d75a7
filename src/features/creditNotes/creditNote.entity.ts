import { forEInvoice } from '../documents/forEInvoice.ts';
import { bookingDate, lockedWithMonth } from '../closing/closedMonth.ts';
import { today } from '../../lib/dates.ts';
import type { BadgeColors, StatusOf } from '../../lib/badgeColors.ts';
import { regularNoun } from '../../lib/words.ts';
import { ARCHIVE_FIELD } from '../../records/model/archive.ts';
import { generated, issued } from '../../records/model/documentNumber.ts';
import { defineEntity, type RecordOf } from '../../records/model/entity.ts';
import {
  moneyAmount,
  internal,
  link,
  optional,
  partyName,
  select,
  text,
} from '../../records/model/field.ts';
import { lines } from '../../records/model/lines.ts';
import { exchangeRate, PRICED_COLUMNS, vatRate } from '../documents/pricedFields.ts';

/** The counter of the numbers of tax credit notes: `counters/taxCreditNote` holds the last one. */
const TAX_CREDIT_NOTE_COUNTER = 'taxCreditNote';

/** The codes of the grounds on which a tax credit note is issued: Article 61 of the VAT law, and a discount on volume. */
export const CREDIT_GROUNDS = {
  'The supply was cancelled': 'DL8.61.1.A',
  'Its tax treatment has changed': 'DL8.61.1.B',
  'The agreed price was changed': 'DL8.61.1.C',
  'Goods or services were returned': 'DL8.61.1.D',
  'Tax was charged in error': 'DL8.61.1.E',
  'Volume discount': 'VD',
} as const;

type CreditGround = keyof typeof CREDIT_GROUNDS;

/** The code of a ground. */
export type CreditReason = (typeof CREDIT_GROUNDS)[CreditGround];

/** How credit notes stand. */
export const STANDINGS = { Draft: 'gray', Issued: 'green' } as const satisfies BadgeColors;

/** How a credit note stands: nothing is credited until its number is issued. */
export const standing = ({
  taxNumber,
}: {
  readonly taxNumber: number | '';
}): StatusOf<typeof STANDINGS> => (taxNumber === '' ? 'Draft' : 'Issued');

/** What takes an issued invoice back, whole or in part. It counts from when its number is issued. */
export const creditNote = defineEntity({
  path: 'creditNotes',
  noun: regularNoun('credit note'),
  isForOffice: true,
  fields: {
    idNum: generated('Credit Note #', () => `CN-${today().slice(0, 4)}-`, 999),
    invoiceNumber: internal('Invoice #'),
    customer: partyName('Customer', 'customers'),
    date: bookingDate('Date'),
    reason: text('Reason', 'multiline'),
    amount: moneyAmount('Amount ($)'),
    taxNumber: optional(issued('Tax Credit Note #', TAX_CREDIT_NOTE_COUNTER)),
    lines: lines('Lines', PRICED_COLUMNS),
    vatRate: vatRate(),
    rate: exchangeRate(),
    invoice: link('Invoice'),
    ground: forEInvoice(
      select(
        'Legal Ground',
        ['Not stated', ...(Object.keys(CREDIT_GROUNDS) as CreditGround[])],
        'Not stated',
      ),
    ),
    ...ARCHIVE_FIELD,
  },
  indexedFields: ['invoice'],
  isMadeFromOthers: true,
  derivedStatus: { colors: STANDINGS, of: standing },
  issue: {
    field: 'taxNumber',
    amount: 'amount',
    filled: ['reason'],
    changeable: ['ground'],
    note: 'is issued, and stays.',
  },
  lock: lockedWithMonth('date'),
  isPrinted: () => true,
  activity: {
    created: 'created credit note',
    updated: 'updated credit note',
    subject: ({ idNum }) => idNum,
  },
});

export type CreditNote = RecordOf<typeof creditNote>;
