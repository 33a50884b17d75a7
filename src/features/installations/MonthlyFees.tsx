import { useState } from 'react';
import { initialDraft } from '../../model/draft.ts';
import { parseRecord } from '../../model/entity.ts';
import { money } from '../../model/money.ts';
import { formatMonth } from '../../model/period.ts';
import { lastMonths } from '../../model/calendar.ts';
import { countText } from '../../lib/plural.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { sum } from '../../lib/sum.ts';
import { useCompanyToday } from '../../page/useToday.ts';
import { useRecords } from '../../store/read/useRecords.ts';
import { useSaveBatch } from '../../store/write/useSaveBatch.ts';
import { DialogFooter } from '../../ui/dialog/DialogFooter.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { showToast } from '../../ui/showToast.ts';
import { invoice, type Invoice } from '../finance/invoice.entity.ts';
import { customer } from '../sales/customer.entity.ts';
import type { Installation } from './installation.entity.ts';
import { feeTexts, feesToDraft } from './monthlyFees.ts';

export type MonthlyFeesProps = {
  readonly installations: readonly Installation[];
  readonly onClose: () => void;
};

/** Lists the maintenance fees of a month that no invoice asks for yet, and drafts those invoices in one click. */
export default function MonthlyFees({ installations, onClose }: MonthlyFeesProps) {
  const { records: invoices, status } = useRecords(invoice, { withArchived: true });
  const { records: customers, status: customersStatus } = useRecords(customer);
  const today = useCompanyToday();
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
            {months.map((one) => (
              <option key={one} value={one}>
                {formatMonth(one)}
              </option>
            ))}
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
