import { sum } from '../../lib/sum.ts';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { countText } from '../../lib/words.ts';
import { protectedText } from '../../lib/csv/writeCsv.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { centsAsNumber, formatCents } from '../../lib/exact.ts';
import { keptRecords } from '../../records/model/recordsNaming.ts';
import { recordAddress } from '../../records/page/address/addresses.ts';
import { partyAddress } from '../contacts/partyAddress.ts';
import { downloadCsv } from '../../records/page/exportRecords.ts';
import { PageHeader, Loaded } from '../../records/page/PageHeader.tsx';
import { PeriodChoice, usePeriod } from '../figures/PeriodChoice.tsx';
import { useRecords, useSingle } from '../../records/store/read/useRecords.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { showToast } from '../../ui/showToast.ts';
import { ClosedMonths } from '../closing/ClosedMonths.tsx';
import { creditNote, type CreditNote } from '../creditNotes/creditNote.entity.ts';
import { company } from '../documents/company.ts';
import { Paper } from '../documents/Paper.tsx';
import { invoice, type Invoice } from '../finance/invoice.entity.ts';
import { customer, type Customer } from '../sales/customer.entity.ts';
import { vatDocument } from './vatDocument.ts';
import {
  itemName,
  titleOf,
  vatReturn,
  type VatFigure,
  type VatReturn,
  type VatWarning,
} from './vatReturn.ts';
import { ExportButton, PrintButton } from '../documents/paperTools.tsx';

/** The VAT of a period as the return asks for it, with the documents behind each figure; and which months are closed. */
export default function VatPage() {
  const period = usePeriod('quarter');
  const { from, to } = period;
  const invoices = useRecords(invoice, { withArchived: true });
  const creditNotes = useRecords(creditNote, { withArchived: true });
  const customers = useRecords(customer, { withArchived: true });
  const keptFor = useMemo(() => keptRecords(customers.records), [customers.records]);
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
  const areAll = sources.every(({ status }) => isComplete(status));

  return (
    <>
      <PageHeader title="VAT" parts={<PeriodChoice period={period} />}>
        {areAll && declared.figures.length > 0 && (
          <>
            <ExportButton command="Export VAT" onClick={() => exportVat(declared)} />
            <PrintButton />
          </>
        )}
      </PageHeader>
      <Loaded sources={sources} what="The figures appear">
        <Basis declared={declared} keptFor={keptFor} office={all.office} />
        <Figures declared={declared} />
      </Loaded>
      <div className="border-t border-line print:hidden">
        <ClosedMonths
          unfinished={(closing) => (areAll ? unfinishedIn(vatReturn(all, closing), keptFor) : null)}
        />
      </div>
      {areAll && (
        <div className="document-desk hidden print:block">
          <Paper document={vatDocument(declared, details.value)} />
        </div>
      )}
    </>
  );
}

type KeptFor = (name: string) => Customer | undefined;

type BasisProps = {
  readonly declared: VatReturn;
  readonly keptFor: KeptFor;
  /** The emirate of the only office; null where there are several. */
  readonly office: string | null;
};

function Basis({ declared, keptFor, office }: BasisProps) {
  return (
    <div className="grid max-w-[90ch] gap-2 px-4 pb-3 text-sm text-pretty text-muted sm:px-6 print:hidden">
      <p>
        Invoices with a tax number by their date of supply or of issue, whichever is earlier; tax
        credit notes by their date, below zero. In dirhams at the rate on each.{' '}
        {office === null
          ? 'The form asks for the emirate of the office that made the sale: with several offices, that of the customer stands for it.'
          : `By the emirate of your office: ${office}.`}{' '}
        <TextLink to="/dashboard/company" className="-my-3 font-semibold">
          Emirate and offices
        </TextLink>{' '}
        are details of your company. Input VAT, which you paid on purchases, is not here: the form
        asks for it as well.
      </p>
      {declared.warnings.map((warning) => (
        <Warning key={warning.why} warning={warning} keptFor={keptFor} />
      ))}
    </div>
  );
}

/** What is neither numbered nor taxed, and what is not issued. */
function unfinishedIn({ warnings, drafts }: VatReturn, keptFor: KeptFor) {
  const shown: readonly VatWarning[] = [
    ...(drafts.length > 0 ? [{ noun: 'draft', why: 'not issued', items: drafts } as const] : []),
    ...warnings.filter(({ noun }) => noun !== 'customer'),
  ];
  return (
    <div className="mt-2 grid gap-2">
      {shown.length === 0 && <p>Nothing that is dated in it is unfinished.</p>}
      {shown.map((warning) => (
        <Warning key={warning.why} warning={warning} keptFor={keptFor} />
      ))}
    </div>
  );
}

type WarningProps = { readonly warning: VatWarning; readonly keptFor: KeptFor };

function Warning({ warning, keptFor }: WarningProps) {
  const { noun, items } = warning;
  const isWrong = noun === 'document';
  return (
    <p role={isWrong ? 'alert' : undefined} className={isWrong ? 'text-tone-red-ink' : ''}>
      {titleOf(warning)}:{' '}
      {items.slice(0, MAX_NAMES).map((item, index) => (
        <span key={item.record.id}>
          {index > 0 && ', '}
          <Link
            to={
              noun === 'customer'
                ? customerAddress(keptFor, item.record.customer.trim())
                : addressOf(item.record)
            }
            className={isWrong ? 'font-medium underline underline-offset-4' : LINK}
          >
            <bdi>{itemName(warning, item)}</bdi>
          </Link>
        </span>
      ))}
      {items.length > MAX_NAMES && ` and ${countText(items.length - MAX_NAMES, 'other')}`}
    </p>
  );
}

const MAX_NAMES = 12;

const LINK = 'font-medium text-accent underline-offset-4 hover:underline';

const customerAddress = (keptFor: KeptFor, name: string): string => {
  const kept = keptFor(name);
  return kept ? recordAddress(customer, kept.id) : partyAddress('customers', name);
};

const addressOf = (record: Invoice | CreditNote): string =>
  recordAddress('reason' in record ? creditNote : invoice, record.id);

const CELL = 'py-2 ps-4 text-end whitespace-nowrap tabular-nums last:pe-4 sm:last:pe-6';

function Figures({ declared }: { readonly declared: VatReturn }) {
  if (declared.figures.length === 0) {
    return (
      <p className="px-4 pb-6 text-sm text-muted sm:px-6 print:hidden">
        Nothing with a tax number is dated in this period.
      </p>
    );
  }
  return (
    <div className="print:hidden">
      <Panel title="Sales" count={sum(declared.figures, ({ documents }) => documents.length)}>
        <div className="overflow-x-auto pb-4">
          <table className="w-full text-[0.8125rem]">
            <thead className="text-xs text-muted">
              <tr className="border-b border-line">
                <th scope="col" className="ps-4 text-start font-medium sm:ps-6">
                  Box
                </th>
                <th scope="col" className="py-2 ps-4 text-start font-medium">
                  Figure
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
              <tr className="border-t border-edge font-semibold">
                <th scope="row" colSpan={2} className="ps-4 text-start sm:ps-6">
                  Total of the boxes
                </th>
                <td className={CELL}>{formatCents(declared.net)}</td>
                <td className={CELL}>{formatCents(declared.vat)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </Panel>
    </div>
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
              <Link to={addressOf(record)} className={`${LINK} pointer-coarse:py-3`}>
                {record.idNum}
              </Link>{' '}
              · no. {record.taxNumber} · {formatDate(day)} · <bdi>{record.customer}</bdi>
            </td>
            <td className={CELL}>{formatCents(amounts.net)}</td>
            <td className={CELL}>{formatCents(amounts.vat)}</td>
          </tr>
        ))}
    </tbody>
  );
}

function exportVat({ from, to, figures, net, vat, warnings }: VatReturn): void {
  const file = downloadCsv({ noun: { one: 'VAT', many: 'VAT' } }, `${from}-${to}`, [
    ['Box', 'Figure', 'Document', 'Tax number', 'Date', 'Customer', 'Net (AED)', 'VAT (AED)'],
    ...figures.flatMap((figure) => [
      [
        figure.box,
        figure.name,
        '',
        '',
        '',
        '',
        centsAsNumber(figure.net),
        centsAsNumber(figure.vat),
      ],
      ...figure.documents.map(({ record, day, ...amounts }) => [
        figure.box,
        figure.name,
        protectedText(record.idNum),
        String(record.taxNumber),
        day,
        protectedText(record.customer),
        centsAsNumber(amounts.net),
        centsAsNumber(amounts.vat),
      ]),
    ]),
    ['', 'Total of the boxes', '', '', '', '', centsAsNumber(net), centsAsNumber(vat)],
    ...warnings.flatMap(({ noun, why, items }) =>
      items.map(({ record, day }) => [
        '',
        `To be checked: ${noun} ${why}`,
        ...(noun === 'customer'
          ? ['', '', '']
          : [protectedText(record.idNum), String(record.taxNumber), day]),
        protectedText(record.customer),
        '',
        '',
      ]),
    ),
  ]);
  showToast(`The VAT of the period is exported to ${file}`);
}
