import { addDays } from '../../model/calendar.ts';
import { companyCurrency } from '../../model/currency.ts';
import type { Texts } from '../../model/draft.ts';
import { cents, centsAsNumber, percentOf } from '../../model/exact.ts';
import { writeLines } from '../../model/lines.ts';
import { endOfMonth, formatMonth } from '../../model/period.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { PRICED_COLUMNS, STANDARD_VAT, VAT_PERCENT } from '../documents/pricing.ts';
import type { Invoice } from '../finance/invoice.entity.ts';
import { daysToPay, type Customer } from '../sales/customer.entity.ts';
import type { Installation } from './installation.entity.ts';

/** The fee of an installation for a month, which no invoice asks for yet; `id`: that of the invoice that will. */
export type Fee = { readonly installation: Installation; readonly id: string };

/**
 * The id of the invoice of an installation's fee for a month, YYYY-MM. Whoever drafts it, it is the same: so nothing is
 * drafted twice, not even by two people at once.
 */
const feeInvoiceId = (installationId: string, month: string): string =>
  `${installationId}-${month}`;

/** The fees of a month that are to be invoiced: of each installation with a plan that has begun, and a fee. By customer. */
export function feesToDraft(
  installations: readonly Installation[],
  invoices: readonly Invoice[],
  month: string,
): readonly Fee[] {
  const drafted = new Set(invoices.map(({ id }) => id));
  const end = endOfMonth(`${month}-01`);
  return installations
    .filter(({ plan, planFrom, fee }) => plan !== 'None' && fee > 0 && planFrom <= end)
    .map((installation) => ({ installation, id: feeInvoiceId(installation.id, month) }))
    .filter(({ id }) => !drafted.has(id))
    .toSorted((a, b) =>
      nameKey(a.installation.customer).localeCompare(nameKey(b.installation.customer)),
    );
}

/** The texts of the draft invoice of a fee for a month, on a day (YYYY-MM-DD); VAT comes on top of the fee. */
export function feeTexts(
  { id, name, customer, fee }: Installation,
  month: string,
  day: string,
  customers: readonly Customer[],
): Texts {
  const net = cents(fee);
  const vat = percentOf(net, VAT_PERCENT[STANDARD_VAT]);
  const party = customers.find((one) => nameKey(one.name) === nameKey(customer));
  return {
    customer,
    date: day,
    ...(party && { due: addDays(day, daysToPay(party)) }),
    amount: centsAsNumber(net + vat),
    vatRate: STANDARD_VAT,
    // The dirham is pegged to the dollar.
    ...(companyCurrency() === 'USD' && { rate: '3.6725' }),
    lines: writeLines(PRICED_COLUMNS, [
      {
        description: `Maintenance of ${name}, ${formatMonth(month)}`,
        quantity: '1',
        price: centsAsNumber(net),
      },
    ]),
    supply: 'Continuous supply',
    periodStart: `${month}-01`,
    periodEnd: endOfMonth(`${month}-01`),
    installation: id,
  };
}
