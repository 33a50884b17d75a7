import { formatDate } from '../../lib/dates.ts';
import type { Company } from '../documents/company.ts';
import type { Priced } from '../documents/documentAmounts.ts';
import { LABELS } from '../documents/labels.ts';
import { customerAsParty, flawsOfPriced, pricedParts } from '../documents/pricedDocument.ts';
import { filledIn, type PrintedDocument } from '../documents/printedDocument.ts';
import type { Customer } from './customer.entity.ts';
import type { Deal } from './deal.entity.ts';

/** What a quotation is called: its number, with the letter of its revision if there is one. */
export const quotationName = ({
  quotation,
  revision,
}: Pick<Deal, 'quotation' | 'revision'>): string => `${quotation} ${revision}`.trim();

/** What a deal comes to, as its quotation and its invoices say. */
export const pricedDeal = ({ value, lines, vatRate, rate }: Deal): Priced => ({
  amount: value,
  lines,
  vatRate,
  rate,
});

/** What a deal prints as. `customer` is the one of its name, if there is one. */
export function quotationDocument(
  deal: Deal,
  company: Company,
  customer: Customer | null,
): PrintedDocument {
  const { quotation, revision, quoted, validUntil, terms, title, unsaved } = deal;
  const priced = pricedDeal(deal);
  return {
    title: LABELS.quotation,
    number: quotationName(deal),
    isDraft: unsaved !== undefined,
    from: company,
    to: customerAsParty(deal.customer, customer),
    toLabel: LABELS.quotedTo,
    deadline: validUntil === '' ? '' : `valid until ${formatDate(validUntil)}`,
    facts: filledIn([
      { label: LABELS.quotationNumber, value: quotation },
      { label: LABELS.revision, value: revision },
      { label: LABELS.date, value: formatDate(quoted) },
      { label: LABELS.validUntil, value: formatDate(validUntil) },
      { label: LABELS.subject, value: title },
    ]),
    ...pricedParts(priced),
    notes: filledIn([{ label: LABELS.quotationTerms, value: terms }]),
    warnings: flawsOfPriced(priced, { what: 'deal’s value', company, customer }),
  };
}
