import { useState } from 'react';
import { initialDraft, type Texts } from '../../model/draft.ts';
import { parseRecord } from '../../model/entity.ts';
import { money, companyCurrency } from '../../model/money.ts';
import { formatMonth, endOfMonth } from '../../model/period.ts';
import { lastMonths, addDays } from '../../model/calendar.ts';
import { countText } from '../../lib/words.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { sum } from '../../lib/sum.ts';
import { useToday } from '../../page/useToday.ts';
import { useRecords } from '../../store/read/useRecords.ts';
import { useSaveBatch } from '../../store/write/useSaveBatch.ts';
import { DialogFooter } from '../../ui/dialog/DialogFooter.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { showToast } from '../../ui/showToast.ts';
import { invoice, type Invoice } from '../finance/invoice.entity.ts';
import { customer, daysToPay, type Customer } from '../sales/customer.entity.ts';
import type { Installation } from './installation.entity.ts';
import { cents, centsAsNumber, percentOf } from '../../model/exact.ts';
import { writeLines } from '../../model/lines.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { PRICED_COLUMNS, STANDARD_VAT, VAT_PERCENT } from '../documents/pricing.ts';
import { Options } from '../../ui/Options.tsx';

export type MonthlyFeesProps = {
  readonly installations: readonly Installation[];
  readonly onClose: () => void;
};

/** Lists the maintenance fees of a month that no invoice asks for yet, and drafts those invoices in one click. */
export default function MonthlyFees({ installations, onClose }: MonthlyFeesProps) {
  const { records: invoices, status } = useRecords(invoice, { withArchived: true });
  const { records: customers, status: customersStatus } = useRecords(customer);
  const today = useToday();
  const months = lastMonths(today, 2).toReversed();
  const [month, setMonth] = useState(months[0] ?? '');
  const save = useSaveBatch();
  const fees = feesToDraft(installations, invoices, month);
  const isReady = isComplete(status) && isComplete(customersStatus);
  const total = sum(fees, ({ installation }) => installation.fee);

  async function draft(): Promise<void> {
    const taken: Invoice[] = [...invoices];
    for (const { installation, id } of fees) {
      const typed = {
        ...initialDraft(invoice, taken),
        ...feeTexts(installation, month, today, customers),
      };
      taken.push(parseRecord(invoice, id, typed));
      // Each by itself: one that somebody else has drafted meanwhile is there already, and holds back none of the others.
      await save([{ id, path: invoice.path, recordId: null, typed }], {
        purpose: 'Maintenance invoice',
        title: `${installation.name}, ${formatMonth(month)}`,
      });
    }
    showToast(`${countText(fees.length, 'draft')} created in Finance`);
    onClose();
  }

  return (
    <Modal title="Maintenance invoices" onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto px-6 pt-1 pb-5">
        <label className="flex flex-wrap items-center gap-3 text-[0.8125rem] text-muted">
          Month
          <select
            value={month}
            onChange={({ target }) => setMonth(target.value)}
            className="h-9 rounded-md border border-edge bg-surface px-2 text-sm text-ink pointer-coarse:h-11"
          >
            <Options of={months.map((one) => [one, formatMonth(one)])} />
          </select>
        </label>
        {fees.length === 0 ? (
          <p className="text-sm text-muted">
            Nothing to draft: every installation with a plan and a fee has its invoice of this
            month.
          </p>
        ) : (
          <>
            <ul className="divide-y divide-line text-[0.8125rem]">
              {fees.map(({ installation: { id, name, customer: payer, fee } }) => (
                <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <span className="min-w-0 wrap-anywhere">
                    <bdi className="font-medium">{name}</bdi>
                    <span className="block text-xs text-muted">
                      <bdi>{payer}</bdi>
                    </span>
                  </span>
                  <span className="tabular-nums">{money(fee)}</span>
                </li>
              ))}
            </ul>
            <p className="text-[0.8125rem] text-muted">
              {money(total)} in all, to which VAT of 5 % is added. They are drafts: look at each
              before you send it.
            </p>
          </>
        )}
      </div>
      <DialogFooter
        onClose={onClose}
        {...(fees.length === 0
          ? { closeLabel: 'Close' }
          : {
              action: `Draft ${countText(fees.length, 'invoice')}`,
              isUnavailable: !isReady,
              onAction: () => {
                if (isReady) void draft();
              },
            })}
      >
        {!isReady && (
          <p role="status" className="text-xs text-muted">
            Invoices are still loading, so it is not known yet which fees are invoiced.
          </p>
        )}
      </DialogFooter>
    </Modal>
  );
}

/** The fee of an installation for a month, which no invoice asks for yet; `id`: that of the invoice that will. */
type Fee = { readonly installation: Installation; readonly id: string };

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
  { id, name, customer: party, fee }: Installation,
  month: string,
  day: string,
  customers: readonly Customer[],
): Texts {
  const net = cents(fee);
  const vat = percentOf(net, VAT_PERCENT[STANDARD_VAT]);
  const kept = customers.find((one) => nameKey(one.name) === nameKey(party));
  return {
    customer: party,
    date: day,
    ...(kept && { due: addDays(day, daysToPay(kept)) }),
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
