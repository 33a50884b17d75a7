import { useState, type ReactNode } from 'react';
import { archivedOn } from '../../records/model/archive.ts';
import { draftFromRecord, initialDraft, type Texts } from '../../records/model/draft.ts';
import { parseRecord } from '../../records/model/entity.ts';
import { money, companyCurrency } from '../../lib/money.ts';
import { formatMonth, endOfMonth } from '../../lib/period.ts';
import { lastMonths, addDays } from '../../lib/calendar.ts';
import { countText } from '../../lib/words.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { sum } from '../../lib/sum.ts';
import { useSayCreated } from '../../records/page/ArchiveButton.tsx';
import { useToday } from '../../records/store/connection/useConnection.ts';
import type { Intent } from '../../records/store/write/intent.ts';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { useSaveBatch } from '../../records/store/write/saveChange.ts';
import { DialogFooter } from '../../ui/dialog/DialogFooter.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { invoice, ISSUE_AND_SEND, issueAddress, type Invoice } from '../finance/invoice.entity.ts';
import { customer, daysToPay, type Customer } from '../sales/customer.entity.ts';
import type { WithFee } from './fee.entity.ts';
import { cents, centsAsNumber, percentOf } from '../../lib/exact.ts';
import { writeLines } from '../../records/model/lines.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { PRICED_COLUMNS, standardVatOn, VAT_PERCENT } from '../documents/pricedFields.ts';
import { Select, Tick } from '../../ui/controls.tsx';

export type MonthlyFeesProps = {
  readonly installations: readonly WithFee[];
  readonly onClose: () => void;
};

const ISSUING = { label: ISSUE_AND_SEND, address: issueAddress };

/** Lists the maintenance fees of a month that no invoice asks for yet, and drafts the invoices of those that are ticked. */
export default function MonthlyFees({ installations, onClose }: MonthlyFeesProps) {
  const { records: invoices, status } = useRecords(invoice, { withArchived: true });
  const { records: customers, status: customersStatus } = useRecords(customer);
  const today = useToday();
  const months = lastMonths(today, 2).toReversed();
  const [month, setMonth] = useState(months[0] ?? '');
  /** What was ticked or unticked, by the id of the invoice; until then, all is ticked that nobody has archived. */
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const [isDrafting, setDrafting] = useState(false);
  const save = useSaveBatch();
  const sayCreated = useSayCreated(invoice, ISSUING);
  const fees = feesToDraft(installations, invoices, month);
  const isTicked = ({ id, archived }: Fee): boolean => choices[id] ?? archived === undefined;
  const ticked = fees.filter(isTicked);
  const isReady = isComplete(status) && isComplete(customersStatus);
  const total = sum(ticked, ({ installation }) => installation.fee);

  const tick = (some: readonly Fee[], isOn: boolean): void =>
    setChoices({ ...choices, ...Object.fromEntries(some.map(({ id }) => [id, isOn])) });

  async function draft(): Promise<void> {
    setDrafting(true);
    const taken: Invoice[] = [...invoices];
    const drafted: Intent[] = [];
    for (const { installation, id, archived } of ticked) {
      const texts = feeTexts(installation, month, today, customers);
      const typed = archived
        ? { ...texts, archived: '' }
        : { ...initialDraft(invoice, taken), ...texts };
      const one = archived
        ? { path: invoice.path, recordId: id, typed, base: draftFromRecord(invoice, archived) }
        : { path: invoice.path, recordId: null, typed, id };
      taken.push(parseRecord(invoice, id, typed));
      // Each by itself: one that somebody else has drafted meanwhile is there already, and holds back none of the others.
      drafted.push(
        ...(await save([one], {
          purpose: 'Maintenance invoice',
          title: `${installation.name}, ${formatMonth(month)}`,
        })),
      );
    }
    sayCreated(drafted, `${countText(drafted.length, 'draft')} created in Finance`);
    onClose();
  }

  return (
    <Modal title="Maintenance invoices" onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto px-6 pt-1 pb-5">
        <label className="flex flex-wrap items-center gap-3 text-[0.8125rem] text-muted">
          Month
          <Select
            value={month}
            options={months.map((one) => [one, formatMonth(one)])}
            onChoice={setMonth}
          />
        </label>
        {fees.length === 0 ? (
          <p className="text-sm text-muted">
            Nothing to draft: every installation with a plan and a fee has its invoice of this
            month.
          </p>
        ) : (
          <>
            <ul className="divide-y divide-line text-[0.8125rem]">
              <li>
                <FeeLine
                  isTicked={ticked.length === fees.length}
                  onTick={(isOn) => tick(fees, isOn)}
                  name={`All ${countText(fees.length, 'fee')}`}
                  amount={sum(fees, ({ installation }) => installation.fee)}
                />
              </li>
              {fees.map((fee) => (
                <li key={fee.id}>
                  <FeeLine
                    isTicked={isTicked(fee)}
                    onTick={(isOn) => tick([fee], isOn)}
                    name={fee.installation.name}
                    amount={fee.installation.fee}
                  >
                    <bdi>{fee.installation.customer}</bdi>
                    {fee.archived && ' · Its draft was archived. Ticked, it is restored.'}
                  </FeeLine>
                </li>
              ))}
            </ul>
            <p role="status" className="text-[0.8125rem] text-muted tabular-nums">
              {countText(ticked.length, 'draft')}, {money(total)} in all, to which VAT of{' '}
              {VAT_PERCENT[standardVatOn(today)]} % is added. Look at each before you send it.
            </p>
          </>
        )}
      </div>
      <DialogFooter
        onClose={onClose}
        action={fees.length > 0 && `Draft ${countText(ticked.length, 'invoice')}`}
        isUnavailable={!isReady || ticked.length === 0 || isDrafting}
        onAction={() => void draft()}
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

type FeeLineProps = {
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly name: string;
  readonly amount: number;
  readonly children?: ReactNode;
};

function FeeLine({ isTicked, onTick, name, amount, children }: FeeLineProps) {
  return (
    <Tick checked={isTicked} onTick={onTick} className="py-2">
      <span className="min-w-0 grow wrap-anywhere">
        <bdi className="font-medium">{name}</bdi>
        <span className="block text-xs text-muted empty:hidden">{children}</span>
      </span>
      <span className="tabular-nums">{money(amount)}</span>
    </Tick>
  );
}

/** The fee of an installation for a month, which no invoice asks for yet. */
type Fee = {
  readonly installation: WithFee;
  /** The id of the invoice that will, whoever drafts it: so nothing is drafted twice, not even by two people at once. */
  readonly id: string;
  /** The draft that somebody has archived, which drafting it restores. */
  readonly archived?: Invoice;
};

/** The fees of a month (YYYY-MM) that are to be invoiced: of each installation with a plan that has begun, and a fee. By customer. */
export function feesToDraft(
  installations: readonly WithFee[],
  invoices: readonly Invoice[],
  month: string,
): readonly Fee[] {
  const byId = new Map(invoices.map((one) => [one.id, one]));
  const end = endOfMonth(`${month}-01`);
  return installations
    .filter(({ plan, planFrom, fee }) => plan !== 'None' && fee > 0 && planFrom <= end)
    .flatMap((installation): readonly Fee[] => {
      const id = `${installation.id}-${month}`;
      const drafted = byId.get(id);
      if (drafted === undefined) return [{ installation, id }];
      return archivedOn(drafted) && drafted.status === 'Draft'
        ? [{ installation, id, archived: drafted }]
        : [];
    })
    .toSorted((a, b) =>
      nameKey(a.installation.customer).localeCompare(nameKey(b.installation.customer)),
    );
}

/** The texts of the draft invoice of a fee for a month, on a day (YYYY-MM-DD); VAT comes on top of the fee. */
export function feeTexts(
  { id, name, customer: party, fee }: WithFee,
  month: string,
  day: string,
  customers: readonly Customer[],
): Texts {
  const net = cents(fee);
  const vatRate = standardVatOn(day);
  const vat = percentOf(net, VAT_PERCENT[vatRate]);
  const kept = customers.find((one) => nameKey(one.name) === nameKey(party));
  return {
    customer: party,
    date: day,
    ...(kept && { due: addDays(day, daysToPay(kept)) }),
    amount: centsAsNumber(net + vat),
    vatRate,
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
