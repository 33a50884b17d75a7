import { expect, it } from 'vitest';
import {
  creditNote,
  type CreditNote,
} from '../../../src/features/creditNotes/creditNote.entity.ts';
import { creditNoteDocument } from '../../../src/features/creditNotes/creditNoteDocument.ts';
import { obstacleToIssueNote } from '../../../src/features/creditNotes/crediting.ts';
import { company } from '../../../src/features/documents/company.ts';
import { messageOf } from '../../../src/features/documents/printedDocument.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { customer } from '../../../src/features/sales/customer.entity.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';

const COMPANY = company.parse({
  name: 'Reef Studio LLC',
  address: 'Dubai Investments Park 1',
  trn: '100123456700003',
  bank: 'IBAN AE07',
});
const CUSTOMER = parseRecord(customer, 'c1', {
  name: 'Palm House',
  trn: '100000000000003',
  address: 'Crescent Road 7',
});
const INVOICE = parseRecord(invoice, 'i1', {
  idNum: 'INV-2026-7',
  customer: 'Palm House',
  date: '2026-11-05',
  amount: 1_050,
  credited: 315,
  status: 'Sent',
  lines: 'Reef\t1\t700\nPump\t3\t100',
  vatRate: 'Standard 5 %',
  rate: '3.6725',
  taxNumber: 41,
});

const noteWith = (changes: Readonly<Record<string, unknown>> = {}): CreditNote =>
  parseRecord(creditNote, 'n2', {
    idNum: 'CN-2026-3',
    invoice: 'i1',
    invoiceNumber: 'INV-2026-7',
    customer: 'Palm House',
    date: '2026-11-09',
    reason: 'Two pumps came back',
    amount: 210,
    lines: 'Pump\t2\t100',
    vatRate: 'Standard 5 %',
    rate: '3.6725',
    taxNumber: 2,
    ...changes,
  });

const OTHERS = [
  noteWith({ taxNumber: 1, amount: 105, lines: '' }),
  noteWith({ taxNumber: 3, amount: 10 }),
  noteWith({ taxNumber: undefined, amount: 20 }),
];

const CONTEXT = { company: COMPANY, customer: CUSTOMER, invoice: INVOICE, notes: OTHERS };

const valuesOf = ({ facts, totals }: ReturnType<typeof creditNoteDocument>) =>
  Object.fromEntries([...facts, ...totals].map(({ label, value }) => [label.en, value]));

it('shows every point of Article 60 and lacks none', () => {
  const document = creditNoteDocument(noteWith(), CONTEXT);
  expect(document.title).toEqual({ en: 'Tax Credit Note', ar: 'إشعار دائن ضريبي' });
  expect(document).toMatchObject({ isDraft: false, missing: [], warnings: [] });
  expect(document.from).toMatchObject({ name: 'Reef Studio LLC', trn: '100123456700003' });
  expect(document.to).toMatchObject({
    name: 'Palm House',
    address: 'Crescent Road 7',
    trn: '100000000000003',
  });
  expect(valuesOf(document)).toEqual({
    'Tax credit note no.': '2',
    'Credit note no.': 'CN-2026-3',
    'Date of issue': '09 Nov 2026',
    'For invoice no.': 'INV-2026-7',
    'Tax invoice no.': '41',
    'Invoice date': '05 Nov 2026',
    'Value on the invoice': '$1,000.00',
    'Credited before': '-$100.00',
    'Correct value': '$700.00',
    'Difference without VAT': '$200.00',
    'VAT 5 %': '$10.00',
    Total: '$210.00',
    'VAT in AED': 'AED 36.73',
    'Total in AED': 'AED 771.23',
    'Exchange rate': 'USD 1 = AED 3.6725',
  });
  expect(document.rows).toEqual([['Pump', '2', '100.00', '200.00', '5 %', '10.00', '771.23']]);
  expect(document.notes).toEqual([
    { label: { en: 'Reason', ar: 'السبب' }, value: 'Two pumps came back' },
  ]);
  expect(messageOf(document).body).toBe(
    'Dear Palm House,\nTax Credit Note CN-2026-3 from Reef Studio LLC: $210.00 (AED 771.23).\n\nReason:\nTwo pumps came back\n\nKind regards,\nReef Studio LLC',
  );
});

it('is a draft until it has its number, and says what it lacks and what is wrong', () => {
  const note = noteWith({ taxNumber: undefined, reason: '', rate: '', amount: 800, lines: '' });
  const document = creditNoteDocument(note, { ...CONTEXT, customer: null, notes: [] });
  expect(document).toMatchObject({ title: { en: 'Credit Note' }, isDraft: true });
  expect(document.rows[0]?.[0]).toEqual({ en: 'Credited', ar: 'مبلغ دائن' });
  expect(document.missing?.map(({ text }) => text)).toEqual([
    'Its number, given when it is issued',
    'The customer’s address',
    'The customer’s TRN, if they are registered for VAT',
    'The reason',
    'The exchange rate, for VAT in dirhams',
  ]);
  expect(document.warnings?.map(({ text }) => text)).toEqual([
    'This is more than the $735.00 of INV-2026-7 that can still be credited.',
  ]);
});

it.each([
  ['of a company without a TRN', {}, { ...COMPANY, trn: '' }],
  ['without VAT', { vatRate: 'Exempt' }, COMPANY],
])('is a credit note %s', (_, changes, own) => {
  const document = creditNoteDocument(noteWith(changes), { ...CONTEXT, company: own });
  expect(document.title).toEqual({ en: 'Credit Note', ar: 'إشعار دائن' });
});

it('says that its VAT is not that of the invoice, and that the invoice is not there', () => {
  const other = creditNoteDocument(noteWith({ vatRate: 'Zero-rated' }), CONTEXT);
  expect(other.warnings?.map(({ text }) => text)).toContain(
    'The invoice states another VAT: Standard 5 %.',
  );
  const alone = creditNoteDocument(noteWith(), { ...CONTEXT, invoice: null });
  expect(alone.missing?.map(({ text }) => text)).toEqual(['The tax invoice that it corrects']);
});

it.each([
  [{}, /^null$/],
  [{ reason: ' ' }, /enter its reason first/],
  [{ amount: 0 }, /or less takes no number/],
  [{ vatRate: 'Exempt' }, /states another VAT/],
  [{ rate: '4' }, /states another VAT or exchange rate/],
  [{ amount: 100 }, /^Its lines come to \$210\.00, which is not its amount/],
  [{ amount: 100, lines: '' }, /^null$/],
  [{ amount: 740, lines: '' }, /more than the \$735\.00/],
])('with %j it gets its number, or not: %s', (changes, reason) => {
  expect(String(obstacleToIssueNote(noteWith(changes), INVOICE))).toMatch(reason);
});

it('takes the discount of its invoice back with all of that', () => {
  const discounted = { ...INVOICE, amount: 1_000, credited: 0 };
  const { lines } = INVOICE;
  expect(obstacleToIssueNote(noteWith({ lines, amount: 1_000 }), discounted)).toBeNull();
  expect(obstacleToIssueNote(noteWith({ lines, amount: 900 }), discounted)).toMatch(
    /not its amount/,
  );
});
