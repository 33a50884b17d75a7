import { formatDate } from '../../lib/dates.ts';
import { formatCents, inCurrency } from '../../lib/exact.ts';
import { formatPeriod } from '../../lib/period.ts';
import type { Company } from '../documents/company.ts';
import { LABELS, type Label } from '../documents/labels.ts';
import { customerAsParty } from '../documents/pricedDocument.ts';
import { filledIn, type Cell, type PrintedDocument } from '../documents/printedDocument.ts';
import type { Age } from '../finance/receivables.ts';
import { termsText, type Customer } from '../sales/customer.entity.ts';
import type { EntryKind, Statement, StatementLine } from './statement.ts';

const TEXTS = {
  title: { en: 'Statement of Account', ar: 'كشف حساب' },
  period: { en: 'Period', ar: 'الفترة' },
  date: { en: 'Date', ar: 'التاريخ' },
  document: { en: 'Document', ar: 'المستند' },
  entry: { en: 'Entry', ar: 'البيان' },
  charge: { en: 'Charged', ar: 'مدين' },
  credit: { en: 'Credited', ar: 'دائن' },
  balance: { en: 'Balance', ar: 'الرصيد' },
  opening: { en: 'Opening balance', ar: 'الرصيد الافتتاحي' },
  closing: { en: 'Closing balance', ar: 'الرصيد الختامي' },
} as const satisfies Readonly<Record<string, Label>>;

/** What each kind of entry is called. */
const ENTRY_LABELS: Readonly<Record<EntryKind, Label>> = {
  invoice: { en: 'Invoice', ar: 'فاتورة' },
  payment: { en: 'Payment', ar: 'دفعة' },
  refund: { en: 'Refund', ar: 'استرداد' },
  reversal: { en: 'Reversal of a payment', ar: 'عكس دفعة' },
  'credit note': { en: 'Credit note', ar: 'إشعار دائن' },
  'marked paid': { en: 'Settled, day not recorded', ar: 'مسددة، التاريخ غير مسجل' },
};

const AGE_LABELS: Readonly<Record<Age, Label>> = {
  'Not due': { en: 'Not due', ar: 'غير مستحق بعد' },
  '1–30 days': { en: 'Due for 1–30 days', ar: 'متأخر 1–30 يوماً' },
  '31–60 days': { en: 'Due for 31–60 days', ar: 'متأخر 31–60 يوماً' },
  '61–90 days': { en: 'Due for 61–90 days', ar: 'متأخر 61–90 يوماً' },
  'No due date': { en: 'No due date', ar: 'دون تاريخ استحقاق' },
  'Over 90 days': { en: 'Due for over 90 days', ar: 'متأخر أكثر من 90 يوماً' },
};

/** The number of what an entry is about, with the reference of a payment. */
function documentOf({ invoice, source }: StatementLine): string {
  if (source === undefined) return invoice.idNum;
  if ('idNum' in source) return `${source.idNum} (${invoice.idNum})`;
  return [invoice.idNum, source.reference.trim()].filter(Boolean).join(' · ');
}

/** What a statement of account prints as. `customer` is the record that is kept for the name, if there is one. */
export function statementDocument(
  statement: Statement,
  company: Company,
  name: string,
  customer: Customer | null,
): PrintedDocument {
  const { opening, closing, lines, ages, from } = statement;
  const first: readonly Cell[] = [
    formatDate(from),
    '',
    TEXTS.opening,
    '',
    '',
    formatCents(opening),
  ];
  return {
    title: TEXTS.title,
    number: name,
    from: company,
    to: customerAsParty(name, customer),
    toLabel: LABELS.customer,
    facts: filledIn([
      { label: TEXTS.period, value: formatPeriod(statement) },
      { label: LABELS.terms, value: customer ? termsText(customer) : '' },
    ]),
    columns: [
      { label: TEXTS.date, isNumber: false, isWhole: true },
      { label: TEXTS.document, isNumber: false },
      { label: TEXTS.entry, isNumber: false },
      { label: TEXTS.charge, isNumber: true },
      { label: TEXTS.credit, isNumber: true },
      { label: TEXTS.balance, isNumber: true },
    ],
    rows: [first, ...lines.map(toRow)],
    totals: [
      { label: TEXTS.opening, value: inCurrency(opening) },
      { label: TEXTS.closing, value: inCurrency(closing), isMain: true },
      ...ages
        .filter(({ open }) => open !== 0n)
        .map(({ age, open }) => ({ label: AGE_LABELS[age], value: inCurrency(open) })),
    ],
    notes: filledIn([{ label: LABELS.bank, value: company.bank }]),
  };
}

function toRow(line: StatementLine): readonly Cell[] {
  const { kind, date, amount, balance } = line;
  return [
    kind === 'marked paid' ? '–' : formatDate(date),
    documentOf(line),
    ENTRY_LABELS[kind],
    amount > 0n ? formatCents(amount) : '',
    amount < 0n ? formatCents(-amount) : '',
    formatCents(balance),
  ];
}
