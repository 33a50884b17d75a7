import { sum, wholeSum } from '../../lib/sum.ts';
import { addDays, daysBetween } from '../../lib/calendar.ts';
import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import type { Period } from '../../lib/period.ts';
import { countText } from '../../lib/words.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { formatCents } from '../../lib/exact.ts';
import { PageHeader, Loaded } from '../../records/page/PageHeader.tsx';
import { KpiCard, KpiRow } from '../figures/KpiCard.tsx';
import { PeriodChoice, usePeriod } from '../figures/PeriodChoice.tsx';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useRecords, useSingle } from '../../records/store/read/useRecords.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { ClosedMonths } from '../closing/ClosedMonths.tsx';
import { creditNote } from '../creditNotes/creditNote.entity.ts';
import { company } from '../documents/company.ts';
import { Paper } from '../documents/Paper.tsx';
import { invoice, ISSUE_AND_SEND, issueAddress } from '../finance/invoice.entity.ts';
import { customer } from '../sales/customer.entity.ts';
import { FileForAccountant } from './FileForAccountant.tsx';
import { vatDocument } from './vatDocument.ts';
import { addressOf, ToMend } from './ToMend.tsx';
import {
  missingVat,
  vatReturn,
  type VatFigure,
  type VatReturn,
  type VatSources,
  type VatWarning,
} from './vatReturn.ts';
import { PrintButton } from '../documents/paperTools.tsx';

const QUARTERS = ['quarter', 'last-quarter'] as const;

/** How many days after the end of a period its return is due (Cabinet Decision 52 of 2017, Article 64). */
const RETURN_DAYS = 28;

/** The VAT of a period as the return asks for it, with the documents behind each figure; and which months are closed. */
export default function VatPage() {
  const period = usePeriod('quarter');
  const today = useToday();
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
  const sources = [invoices, creditNotes, customers, details];
  const printed = vatDocument(declared, details.value);
  const areAll = sources.every(({ status }) => isComplete(status));

  const unfinished = (closing: Period) =>
    areAll && <Unfinished declared={vatReturn(all, closing)} sources={all} />;

  return (
    <>
      <PageHeader
        title="VAT"
        parts={
          <>
            <PeriodChoice period={period} months={QUARTERS} />
            <span className="text-[0.8125rem] text-muted print:hidden">
              {to < today ? 'ended' : 'open until'} {formatDate(to)}
            </span>
          </>
        }
      >
        {areAll && declared.figures.length > 0 && (
          <>
            <PrintButton variant="plain" />
            <FileForAccountant declared={declared} sources={all} company={details.value} />
          </>
        )}
      </PageHeader>
      <Loaded sources={sources} what="The figures appear">
        <div className="print:hidden">
          <KeyFigures declared={declared} />
          <Readiness declared={declared} sources={all} />
          <Figures declared={declared} />
          <Law office={all.office} />
        </div>
      </Loaded>
      <ClosedMonths unfinished={unfinished} />
      {areAll && (
        <div className="document-desk hidden print:block">
          <Paper document={printed} />
        </div>
      )}
    </>
  );
}

function KeyFigures({ declared: { figures, net, vat, to } }: { readonly declared: VatReturn }) {
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

function Readiness({ declared, sources }: ReadinessProps) {
  const { warnings, vat } = declared;
  const titleId = useId();
  const count = sum(warnings, ({ items }) => items.length);
  const uncounted = warnings.filter(isUncounted).flatMap(({ items }) => items);
  const unissued = uncounted.flatMap(({ record }) =>
    record.taxNumber === '' && !('reason' in record) ? [record.id] : [],
  );
  return (
    <section aria-labelledby={titleId} className="border-b border-line">
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 px-4 py-2 text-[0.8125rem] text-muted sm:px-6">
        <h2
          id={titleId}
          className={`flex items-center gap-3 text-sm font-semibold ${count === 0 ? 'text-tone-green-ink' : 'text-tone-red-ink'}`}
        >
          {count === 0 ? <CircleCheck {...ICON} /> : <TriangleAlert {...ICON} />}
          {count === 0 ? 'Ready: nothing is left out' : `Not ready: ${count} to mend`}
        </h2>
        {uncounted.length > 0 && (
          <span className="tabular-nums sm:ms-auto">
            VAT on sales with all of it: AED {formatCents(vat + wholeSum(uncounted, missingVat))}
          </span>
        )}
        {unissued.length > 1 && (
          <TextLink to={issueAddress(unissued)}>
            {ISSUE_AND_SEND} {unissued.length}
          </TextLink>
        )}
      </div>
      <ToMend warnings={warnings} sources={sources} />
    </section>
  );
}

/** Whether a warning names documents, which count for nothing until they are mended. */
const isUncounted = ({ noun }: VatWarning): boolean => noun === 'document' || noun === 'invoice';

const ICON = { 'aria-hidden': true, className: 'size-4' };

type ReadinessProps = { readonly declared: VatReturn; readonly sources: VatSources };

/** What is neither numbered nor taxed, and what is not issued. */
function Unfinished({ declared: { warnings, drafts }, sources }: ReadinessProps) {
  const shown: readonly VatWarning[] = [
    { noun: 'document', why: 'not issued', items: drafts },
    ...warnings.filter(isUncounted),
  ];
  return shown.every(({ items }) => items.length === 0) ? (
    <p className="mt-2">Nothing that is dated in it is unfinished.</p>
  ) : (
    <ToMend warnings={shown} sources={sources} />
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

const CELL = 'py-2 ps-4 text-end whitespace-nowrap tabular-nums last:pe-4 sm:last:pe-6';

function Figures({ declared }: { readonly declared: VatReturn }) {
  if (declared.figures.length === 0) {
    return (
      <p className="px-4 py-4 text-sm text-muted sm:px-6">
        Nothing with a tax number is dated in this period.
      </p>
    );
  }
  return (
    <section aria-label="Sales" className="overflow-x-auto">
      <table className="w-full text-[0.8125rem]">
        <thead className="bg-sunken text-xs text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="ps-4 text-start font-medium sm:ps-6">
              Box
            </th>
            <th scope="col" className="py-2 ps-4 text-start font-medium">
              Sales
            </th>
            <th scope="col" className={`${CELL} font-medium`}>
              Net (AED)
            </th>
            <th scope="col" className={`${CELL} font-medium`}>
              VAT (AED)
            </th>
          </tr>
        </thead>
        {declared.figures.map((figure) => (
          <Figure key={figure.name} figure={figure} />
        ))}
        <tfoot>
          <tr className="bg-sunken font-semibold">
            <td className="ps-4 font-normal text-muted sm:ps-6">8</td>
            <th scope="row" className="ps-4 text-start">
              Total of sales
            </th>
            <td className={CELL}>{formatCents(declared.net)}</td>
            <td className={CELL}>{formatCents(declared.vat)}</td>
          </tr>
          <tr className="border-t border-line text-muted">
            <td className="ps-4 whitespace-nowrap sm:ps-6">9–11</td>
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

function Figure({ figure }: { readonly figure: VatFigure }) {
  const { name, box, net, vat, documents } = figure;
  const [isOpen, setOpen] = useState(false);
  return (
    <tbody>
      <tr className="border-b border-line">
        <td className="ps-4 text-muted sm:ps-6">{box || '–'}</td>
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
              {name}{' '}
              <span className="font-normal whitespace-nowrap text-muted max-sm:block">
                {countText(documents.length, 'document')}
              </span>
            </span>
          </button>
        </th>
        <td className={`${CELL} font-semibold`}>{formatCents(net)}</td>
        <td className={`${CELL} font-semibold`}>{formatCents(vat)}</td>
      </tr>
      {isOpen &&
        documents.map(({ record, day, ...amounts }) => (
          <tr key={record.id} className="border-b border-line text-muted">
            <td />
            <td className="py-1.5 ps-9">
              <TextLink to={addressOf({ record })} className="font-medium">
                {record.idNum}
              </TextLink>{' '}
              · no. {record.taxNumber} · {formatDate(day)} · <bdi>{record.customer}</bdi>
            </td>
            <td className={CELL}>{formatCents(amounts.net)}</td>
            <td className={CELL}>{formatCents(amounts.vat)}</td>
          </tr>
        ))}
    </tbody>
  );
}
