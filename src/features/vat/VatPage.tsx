import { ChevronRight } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { addDays, daysBetween } from '../../lib/calendar.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatCents } from '../../lib/exact.ts';
import type { Period } from '../../lib/period.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { sum } from '../../lib/sum.ts';
import { countText } from '../../lib/words.ts';
import { Loaded, PageHeader } from '../../records/page/PageHeader.tsx';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useRecords, useSingle } from '../../records/store/read/useRecords.ts';
import { useKeptRecords } from '../../records/store/read/useRecordsBy.ts';
import { Fold } from '../../ui/Fold.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ClosedMonths } from '../closing/ClosedMonths.tsx';
import { creditNote } from '../creditNotes/creditNote.entity.ts';
import { company } from '../documents/company.ts';
import { Paper } from '../documents/Paper.tsx';
import { PrintButton } from '../documents/paperTools.tsx';
import { KpiCard, KpiRow } from '../figures/KpiCard.tsx';
import { PeriodChoice, usePeriod } from '../figures/PeriodChoice.tsx';
import { invoice } from '../finance/invoice.entity.ts';
import { payment } from '../payments/payment.entity.ts';
import { customer } from '../sales/customer.entity.ts';
import { FileForAccountant, LastExport, useExported, type Exported } from './FileForAccountant.tsx';
import { addressOf, Readiness, Unfinished } from './ToMend.tsx';
import { vatDocument } from './vatDocument.ts';
import { vatReturn, type VatFigure, type VatReturn } from './vatReturn.ts';

const PERIODS = ['quarter', 'last-quarter', 'last-month'] as const;

/** How many days after the end of a period its return is due (Cabinet Decision 52 of 2017, Article 64). */
const RETURN_DAYS = 28;

/** The VAT of a period as the return asks for it, with the documents behind each figure; and which months are closed. */
export default function VatPage() {
  const period = usePeriod('quarter');
  const now = useToday();
  const { from, to } = period;
  const invoices = useRecords(invoice, { withArchived: true });
  const creditNotes = useRecords(creditNote, { withArchived: true });
  const customers = useRecords(customer, { withArchived: true });
  const details = useSingle(company);
  const { emirate, offices } = details.value;
  const all = useMemo(
    () => ({
      invoices: invoices.records,
      creditNotes: creditNotes.records,
      office: offices === 'Several' ? null : emirate,
      customers: customers.records,
    }),
    [invoices, creditNotes, customers.records, emirate, offices],
  );
  const declared = useMemo(() => vatReturn(all, { from, to }), [all, from, to]);
  const ranges = useMemo(() => [{ child: 'date', from, to }], [from, to]);
  const payments = useKeptRecords(payment, ranges, { isWanted: true });
  const exported = useExported({ from, to });
  const sources = [invoices, creditNotes, customers, details];
  const areAll = sources.every(({ status }) => isComplete(status));

  const unfinished = (closing: Period) =>
    areAll && <Unfinished declared={vatReturn(all, closing)} sources={all} />;

  return (
    <>
      <PageHeader
        title="VAT"
        parts={
          <>
            <PeriodChoice period={period} months={PERIODS} />
            <span className="text-[0.8125rem] text-muted print:hidden">
              {to < now ? 'ended' : 'open until'} {formatDate(to)}
            </span>
          </>
        }
      >
        {areAll && declared.figures.length > 0 && (
          <>
            <PrintButton variant="plain" />
            <FileForAccountant
              declared={declared}
              sources={all}
              company={details.value}
              payments={payments}
              exported={exported}
            />
          </>
        )}
      </PageHeader>
      <Loaded sources={sources} what="The figures appear">
        <div className="print:hidden">
          <KeyFigures declared={declared} />
          <LastExport exported={exported} declared={declared} payments={payments} />
          <Readiness declared={declared} sources={all} />
          <Figures declared={declared} exported={exported} />
          <Law office={all.office} />
        </div>
      </Loaded>
      <ClosedMonths unfinished={unfinished} />
      {areAll && (
        <div className="document-desk hidden print:block">
          <Paper document={vatDocument(declared, details.value)} />
        </div>
      )}
    </>
  );
}

type FiguresProps = {
  readonly declared: VatReturn;
  readonly exported: Exported | null;
};

function KeyFigures({ declared: { figures, net, vat, to } }: Pick<FiguresProps, 'declared'>) {
  const due = addDays(to, RETURN_DAYS);
  const days = daysBetween(useToday(), due) ?? 0;
  const count = sum(figures, ({ documents }) => documents.length);
  const inBoxes = 'Of all boxes of the return, credit notes taken off.';
  return (
    <KpiRow>
      <KpiCard label="VAT on sales (AED)" value={formatCents(vat)} explanation={inBoxes} />
      <KpiCard label="Net sales (AED)" value={formatCents(net)} explanation={inBoxes} />
      <KpiCard
        label="Documents counted"
        value={String(count)}
        explanation="Tax invoices and tax credit notes, also those out of scope."
      />
      <KpiCard
        label={days < 0 ? 'Return was due' : `Return due in ${countText(days, 'day')}`}
        value={formatDate(due)}
        explanation={`${RETURN_DAYS} days after the period has ended.`}
      />
    </KpiRow>
  );
}

/** `office`: the emirate of the only office; null where there are several. */
const Law = ({ office }: { readonly office: string | null }) => (
  <div className="border-t border-line px-4 py-1 sm:px-6">
    <Fold
      title="How the figures are made"
      hint="date of supply or of issue, whichever is earlier, at the rate on each document"
    >
      <p className="max-w-[90ch] pb-3 text-pretty text-muted">
        Tax invoices by their date of supply or of issue, whichever is earlier; tax credit notes by
        their date, below zero. In dirhams at the rate on each, by the emirate of{' '}
        {office === null
          ? 'each customer, since you have several offices'
          : `your office: ${office}`}
        . <TextLink to="/dashboard/company">Emirate and offices</TextLink> are details of your
        company.
      </p>
    </Fold>
  </div>
);

function Figures({ declared: { figures, net, vat }, exported }: FiguresProps) {
  if (figures.length === 0) {
    return (
      <p className="px-4 py-4 text-sm text-muted sm:px-6">
        Nothing with a tax number is dated in this period.
      </p>
    );
  }
  return (
    <section aria-label="Sales" className="overflow-x-auto">
      <table className="w-full text-[0.8125rem]">
        <thead className="bg-sunken text-start text-xs text-muted">
          <tr className="border-b border-line *:font-medium">
            <th scope="col" className={`${BOX} text-start`}>
              Box
            </th>
            <th scope="col" className="py-2 ps-4 text-start">
              Sales
            </th>
            <th scope="col" className={AMOUNT}>
              Net (AED)
            </th>
            <th scope="col" className={AMOUNT}>
              VAT (AED)
            </th>
          </tr>
        </thead>
        {figures.map((figure) => (
          <Figure key={figure.label.en} figure={figure} exported={exported} />
        ))}
        <tfoot>
          <Row box="8" {...{ net, vat }} className="bg-sunken font-semibold">
            <th scope="row" className="ps-4 text-start">
              Total of sales
            </th>
          </Row>
          <tr className="text-muted">
            <td className={BOX}>9–11</td>
            <td colSpan={3} className="px-4 py-2.5">
              VAT on what you bought is not kept here. Your accountant adds it before the return is
              filed.
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const BOX = 'ps-4 font-normal whitespace-nowrap text-muted sm:ps-6';
const AMOUNT = 'py-2 ps-4 text-end whitespace-nowrap tabular-nums last:pe-4 sm:last:pe-6';

type RowProps = Pick<VatFigure, 'net' | 'vat'> & {
  readonly box?: string;
  readonly className: string;
  readonly children: ReactNode;
};

const Row = ({ box, net, vat, className, children }: RowProps) => (
  <tr className={`border-b border-line ${className}`}>
    <td className={BOX}>{box}</td>
    {children}
    <td className={AMOUNT}>{formatCents(net)}</td>
    <td className={AMOUNT}>{formatCents(vat)}</td>
  </tr>
);

type FigureProps = Pick<FiguresProps, 'exported'> & { readonly figure: VatFigure };

function Figure({ figure: { label, documents, box, ...amounts }, exported }: FigureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <tbody>
      <Row box={box || '–'} {...amounts} className="font-semibold">
        <th scope="row" className="py-1 ps-4 text-start font-medium">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-start hover:underline pointer-coarse:min-h-11"
          >
            <ChevronRight
              aria-hidden="true"
              className={`size-3.5 shrink-0 text-muted ${isOpen ? 'rotate-90' : 'rtl:-scale-x-100'}`}
            />
            <span>
              {label.en}{' '}
              <span className="font-normal whitespace-nowrap text-muted max-sm:block">
                {countText(documents.length, 'document')}
              </span>
            </span>
          </button>
        </th>
      </Row>
      {isOpen &&
        documents.map(({ record, day, net, vat }) => (
          <Row key={record.id} {...{ net, vat }} className="text-muted">
            <td className="py-1.5 ps-9">
              <TextLink to={addressOf({ record })} className="font-medium">
                {record.idNum}
              </TextLink>{' '}
              · no. {record.taxNumber} · {formatDate(day)} · <bdi>{record.customer}</bdi>
              {exported !== null && (exported.ids.has(record.id) ? ' · exported' : ' · new')}
            </td>
          </Row>
        ))}
    </tbody>
  );
}
