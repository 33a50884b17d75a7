import { shortMoney } from '../../lib/money.ts';
import { cents, centsAsNumber, withoutPercent } from '../../lib/exact.ts';
import { newKey } from '../../firebase/database.ts';
import { draftFromRecord, type Texts, type TextsOf } from '../../records/model/draft.ts';
import { parseRecord } from '../../records/model/entity.ts';
import { writeLines } from '../../records/model/lines.ts';
import { mergeEdit } from '../../records/store/write/merge.ts';
import type { Company } from '../documents/company.ts';
import { taxationOf } from '../documents/documentAmounts.ts';
import { PRICED_COLUMNS } from '../documents/pricedFields.ts';
import type { Flaw } from '../documents/printedDocument.ts';
import { customer, type Customer, type PaymentTerms } from '../sales/customer.entity.ts';
import { missingDates } from './invoiceDates.tsx';
import { missingInInvoice, partyOf } from './invoiceDocument.ts';
import { buyerToKeep, invoice, type Invoice } from './invoice.entity.ts';
import { issueTaxNumber } from './issueTaxNumber.ts';

/** Something that an invoice lacks to be issued. */
export type Gap = Omit<Flaw, 'field'> & {
  /** The field that fills it, where there is one; otherwise it is filled on another page. */
  readonly field: string;
  /** Whether no number can be taken before. */
  readonly isNeeded: boolean;
};

/** What an invoice is for, which becomes its line. */
export const WHAT = 'what';

/** An invoice to issue, with its customer if there is a record of them, and what is agreed with them. */
export type ToIssue = {
  readonly record: Invoice;
  readonly kept: Customer | undefined;
  readonly agreed: PaymentTerms;
  /** What is filled in for it, by field: of the invoice, its customer, or `WHAT`. */
  readonly filled: Texts;
};

type AsIssued = { readonly issued: Invoice; readonly buyer: Customer };

/** The invoice and its customer as they will be once it is issued on a day (YYYY-MM-DD). */
export function asIssued({ record, kept, agreed, filled }: ToIssue, today: string): AsIssued {
  const typed = textsOf(record, filled);
  const draft = draftFromRecord(invoice, record);
  const texts = { ...draft, ...typed, ...missingDates(record, agreed, today) };
  const buyer = parseRecord(customer, kept?.id ?? '', { ...kept, ...ofCustomer(filled) });
  const issued: Invoice = { ...record, ...parseRecord(invoice, record.id, texts) };
  return { issued, buyer };
}

/** What an invoice still lacks, and what it may not be without. */
export function gapsOf({ issued: record, buyer }: AsIssued, company: Company): readonly Gap[] {
  // The number and the date are set as it is issued.
  const issued = { ...record, date: record.date || '-', taxNumber: 1 };
  const missing = missingInInvoice(issued, company, partyOf(record.customer, buyer, null)) ?? [];
  const { percent } = taxationOf(record);
  const gaps = missing.flatMap(({ text, where, field: lacking = where }): Gap | readonly Gap[] => {
    // Lines of which only a part is missing are completed where they are.
    const field = lacking === 'lines' && record.lines.trim() === '' ? WHAT : lacking;
    // Nobody needs the rate before VAT is charged.
    if (field === 'rate' && percent === null) return [];
    return { text, where, field, isNeeded: ['customer', 'vatRate', 'rate'].includes(field) };
  });
  const ofCompany = gaps.filter(({ where }) => where === 'company');
  const others = gaps.filter(({ where }) => where !== 'company');
  const empty: Gap = {
    text: `An invoice of ${shortMoney(0)} or less takes no number: enter its amount first.`,
    where: 'record',
    field: 'amount',
    isNeeded: true,
  };
  return [...(record.amount > 0 ? [] : [empty]), ...others, ...ofCompany.slice(0, 1)];
}

/**
 * Gives an invoice its number, at once with what was filled in for it and for its customer: it is no draft from then on, and due by
 * the terms. Resolves and rejects as `issueTaxNumber` does.
 */
export function issueInvoice(one: ToIssue, today: string): Promise<number> {
  const { record, kept, agreed, filled } = one;
  const { buyer } = asIssued(one, today);
  const sent: TextsOf<typeof invoice.fields> = record.status === 'Draft' ? { status: 'Sent' } : {};
  return issueTaxNumber(invoice, record, {
    values: () =>
      Promise.resolve({
        ...buyerToKeep(record, buyer),
        ...missingDates(record, agreed, today),
        ...textsOf(record, filled),
        ...sent,
      }),
    alongside: async (read) => {
      const typed = ofCustomer(filled);
      if (kept === undefined || Object.keys(typed).length === 0) return [];
      const key = newKey();
      const edit = { path: customer.path, recordId: kept.id, typed, id: key };
      const base = draftFromRecord(customer, kept);
      const stored = await read(`${customer.path}/${kept.id}`);
      const merged = mergeEdit(customer, { ...edit, base }, stored, today);
      // What a colleague has typed meanwhile stays.
      return merged.kind === 'write' ? [{ ...merged, entity: customer, id: kept.id, key }] : [];
    },
  });
}

const ofCustomer = (filled: Texts): Texts => filledOf(filled, customer.fields);

const filledOf = (filled: Texts, fields: object): Texts =>
  Object.fromEntries(
    Object.entries(filled).filter(([name, text]) => name in fields && text.trim() !== ''),
  );

/** The texts of an invoice that were filled in; what it is for becomes a line of its whole amount. */
function textsOf(record: Invoice, filled: Texts): Texts {
  const { rate = '', ...vat } = filledOf(filled, { vatRate: '', rate: '' });
  const { percent } = taxationOf({ ...record, ...vat });
  const texts = { ...vat, ...(percent !== null && rate && { rate }) };
  const description = filled[WHAT]?.trim() ?? '';
  if (description === '') return texts;
  const price = centsAsNumber(withoutPercent(cents(record.amount), percent ?? 0));
  const line = { description, quantity: '1', price };
  return { ...texts, lines: writeLines(PRICED_COLUMNS, [line]) };
}
