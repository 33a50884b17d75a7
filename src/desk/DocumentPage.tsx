import { useMemo, useState } from 'react';
import { formatDate } from '../lib/dates.ts';
import { Navigate, useSearchParams } from 'react-router-dom';
import { creditNote } from '../features/creditNotes/creditNote.entity.ts';
import { creditNoteDocument } from '../features/creditNotes/creditNoteDocument.ts';
import { customer } from '../features/sales/customer.entity.ts';
import { deal, STAGES, type Deal, type Stage } from '../features/sales/deal.entity.ts';
import { quotationDocument } from '../features/sales/quotationDocument.ts';
import type { TextsOf } from '../records/model/draft.ts';
import { drawNumber } from '../records/model/documentNumber.ts';
import { useToday, useConnectionState } from '../records/store/connection/useConnection.ts';
import { invoiceDocument } from '../features/finance/invoiceDocument.ts';
import { payment } from '../features/payments/payment.entity.ts';
import { receiptDocument } from '../features/payments/receiptDocument.ts';
import { orderDocument } from '../features/purchasing/orderDocument.ts';
import { invoice, issueAddress } from '../features/finance/invoice.entity.ts';
import { purchaseOrder } from '../features/purchasing/purchaseOrder.entity.ts';
import type { Entity, Fields, RecordOf } from '../records/model/entity.ts';
import { supplier } from '../features/purchasing/supplier.entity.ts';
import { company } from '../features/documents/company.ts';
import { installation } from '../features/installations/installation.entity.ts';
import { visitDocument } from '../features/logbook/visitDocument.ts';
import { byDay } from '../features/visits/readings.ts';
import { visit } from '../features/visits/visit.entity.ts';
import { useVisitPhotos } from '../features/visits/VisitPhotos.tsx';
import { isSeen } from '../session/sight.ts';
import { useRecords, useSingle } from '../records/store/read/useRecords.ts';
import { useNamed } from '../records/store/read/useRecordsNaming.ts';
import { useRecord, useRecordsBy } from '../records/store/read/useRecordsBy.ts';
import { useInvoicePayments } from '../features/payments/useInvoicePayments.ts';
import { useChangeRecords, useSaveChanges } from '../records/store/write/saveChange.ts';
import { nameInAddress, recordAddress } from '../records/page/address/addresses.ts';
import { keptRecords } from '../records/model/recordsNaming.ts';
import { Loaded, PageHeader } from '../records/page/PageHeader.tsx';
import { Paper } from '../features/documents/Paper.tsx';
import { PrintButton } from '../features/documents/paperTools.tsx';
import { countText } from '../lib/words.ts';
import type { EInvoiceFile } from '../features/documents/printedDocument.ts';
import type { EInvoiceSource } from '../features/eInvoice/eInvoiceFile.ts';
import { DocumentView, UnknownDocument } from '../features/documents/DocumentView.tsx';

/** A quotation, invoice, receipt, credit note, purchase order or report of a visit as it is printed; the address names the record. */
export default function DocumentPage() {
  const [parameters] = useSearchParams();
  for (const [entity, Page] of PAGES) {
    const id = parameters.get(nameInAddress(entity));
    if (id !== null && !isSeen(entity)) return <Navigate to="/dashboard" replace />;
    if (id !== null) return <Page key={id} id={id} />;
  }
  return <UnknownDocument />;
}

type RecordPageProps = { readonly id: string };

/** What a document is made of: its record, the company, and the record that is kept for whom it names. */
function useDocument<F extends Fields, P extends Fields>(
  entity: Entity<F>,
  id: string,
  parties: Entity<P>,
  nameOf: (record: RecordOf<Entity<F>>) => string,
) {
  const found = useRecord(entity, id);
  const { record } = found;
  const partyName = record ? nameOf(record) : '';
  const named = useNamed(parties, partyName);
  const details = useSingle(company);
  return {
    record,
    party: named.record,
    details: details.value,
    sources: [found, named, details],
    shown: { entity, id, parties, party: named.record, partyName },
  };
}

/** One invoice, or several, which are printed together. */
const InvoicePages = ({ id }: RecordPageProps) =>
  id.includes(',') ? <Invoices ids={id.split(',')} /> : <InvoicePage id={id} />;

function Invoices({ ids }: { readonly ids: readonly string[] }) {
  const invoices = useRecords(invoice, { withArchived: true });
  const customers = useRecords(customer);
  const details = useSingle(company);
  const keptFor = useMemo(() => keptRecords(customers.records), [customers.records]);
  return (
    <>
      <PageHeader title={countText(ids.length, 'invoice')}>
        <PrintButton />
      </PageHeader>
      <Loaded sources={[invoices, customers, details]} what="The invoices appear">
        <div className="document-desk">
          {ids
            .flatMap((id) => invoices.records.find((one) => one.id === id) ?? [])
            .map((one) => (
              <Paper
                key={one.id}
                document={invoiceDocument(one, details.value, keptFor(one.customer) ?? null)}
              />
            ))}
        </div>
      </Loaded>
    </>
  );
}

function InvoicePage({ id }: RecordPageProps) {
  const made = useDocument(invoice, id, customer, (one) => one.customer);
  const { record, party, details, sources, shown } = made;
  const today = useToday();
  const isSent = record && record.status !== 'Draft' && record.status !== 'Paid';
  const sent = isSent && record.sentOn === '' ? { sentOn: today } : undefined;
  return (
    <DocumentView
      {...shown}
      sources={sources}
      document={record && invoiceDocument(record, details, party)}
      onSent={useMarkSent(invoice, record, sent)}
      issueAddress={record?.taxNumber === '' ? issueAddress([id]) : undefined}
      makeEInvoice={eInvoiceMaker(record, { company: details, customer: party })}
    />
  );
}

function ReceiptPage({ id }: RecordPageProps) {
  const made = useDocument(payment, id, customer, (one) => one.customer);
  const { record, party, details, sources, shown } = made;
  const invoices = useRecord(invoice, record?.invoice ?? '');
  const { record: paid } = invoices;
  const payments = useInvoicePayments(paid?.id ?? '');
  // Nobody receives anything by a reversal.
  if (record && record.reverses !== '') return <Navigate replace to={recordAddress(payment, id)} />;
  return (
    <DocumentView
      {...shown}
      sources={record ? [invoices, payments, ...sources] : sources}
      document={record && paid && receiptDocument(record, paid, payments.records, details, party)}
    />
  );
}

function QuotationPage({ id }: RecordPageProps) {
  const made = useDocument(deal, id, customer, (one) => one.customer);
  const { record, party, details, sources, shown } = made;
  const changeRecords = useChangeRecords(deal);
  const isGiven = record === undefined || record.quotation !== '';
  const deals = useRecords(deal, { isWanted: !isGiven, withArchived: true });
  const numbering = useNumbering(deals.records, record);
  const isBefore = record !== undefined && record.stage === STAGES[0];
  return (
    <DocumentView
      {...shown}
      sources={isGiven ? sources : [...sources, deals]}
      document={record && quotationDocument({ ...record, ...numbering.texts }, details, party)}
      numbering={numbering}
      sentLabel={`Move to ${QUOTATION_SENT}`}
      onSent={
        isBefore
          ? () => void changeRecords([record], { stage: QUOTATION_SENT, ...numbering.texts })
          : undefined
      }
    />
  );
}

const QUOTATION_SENT: Stage = 'Quotation Sent';

/** The number that a quotation has, or will have once it is printed or sent. */
function useNumbering(deals: readonly Deal[], record: Deal | undefined) {
  const save = useSaveChanges(deal);
  const date = useToday();
  const [drawn, setDrawn] = useState('');
  const isGiven = record === undefined || record.quotation !== '';
  const taken = isGiven ? [] : deals.map(({ quotation }) => quotation);
  if (!isGiven && (drawn === '' || taken.includes(drawn)))
    setDrawn(drawNumber(deal.fields.quotation, taken));
  const texts = isGiven ? {} : { quotation: drawn, quoted: date };
  return {
    texts,
    isGiven,
    isStored: isGiven && record?.unsaved === undefined,
    give: () => {
      if (!isGiven) void save([record], texts);
    },
  };
}

function CreditNotePage({ id }: RecordPageProps) {
  const made = useDocument(creditNote, id, customer, (one) => one.customer);
  const { record, party, details, sources, shown } = made;
  const { invoice: invoiceId = '' } = record ?? {};
  const invoices = useRecord(invoice, invoiceId);
  const ranges = useMemo(() => [{ child: 'invoice', value: invoiceId }], [invoiceId]);
  const notes = useRecordsBy(creditNote, ranges, {
    isWanted: invoiceId !== '',
    withArchived: true,
  });
  const context = {
    company: details,
    customer: party,
    invoice: invoices.record ?? null,
    notes: notes.records.filter((one) => one.invoice === invoiceId),
  };
  return (
    <DocumentView
      {...shown}
      sources={invoiceId === '' ? sources : [...sources, notes, invoices]}
      document={record && creditNoteDocument(record, context)}
      makeEInvoice={eInvoiceMaker(record, {
        company: details,
        customer: party,
        credited: context.invoice ?? undefined,
      })}
    />
  );
}

function OrderPage({ id }: RecordPageProps) {
  const made = useDocument(purchaseOrder, id, supplier, (one) => one.supplier);
  const { record, party, details, sources, shown } = made;
  return (
    <DocumentView
      {...shown}
      sources={sources}
      document={record && orderDocument(record, details, party)}
      onSent={useMarkSent(
        purchaseOrder,
        record,
        record?.status === 'Draft' ? { status: 'Sent' } : undefined,
      )}
    />
  );
}

/** How many earlier visits are read, of which the last reading of a parameter is taken: not each visit measures all. */
const VISITS_BEFORE = 12;

function VisitReportPage({ id }: RecordPageProps) {
  const installationId = useRecord(visit, id).record?.installation ?? '';
  const places = useRecord(installation, installationId);
  const place = places.record;
  const made = useDocument(visit, id, customer, (one) => place?.customer ?? one.customer);
  const { record, party, details, sources, shown } = made;
  const ranges = useMemo(
    () => [
      {
        child: 'installation',
        from: installationId,
        before: { value: installationId, key: id },
        count: VISITS_BEFORE,
      },
    ],
    [installationId, id],
  );
  const earlier = useRecordsBy(visit, ranges, { isWanted: installationId !== '' });
  const before = byDay(
    earlier.records.filter((one) => one.installation === installationId && one.id < id),
  ).toReversed();
  const { photos, isLoading } = useVisitPhotos(id);
  // Without a connection, the report is shown without those that are stored.
  const isWaiting = useConnectionState() !== 'none' && isLoading;
  return (
    <DocumentView
      {...shown}
      sources={[
        ...(record ? [places] : []),
        ...sources,
        earlier,
        { status: isWaiting ? 'loading' : 'live' },
      ]}
      document={
        record &&
        place &&
        visitDocument(record, {
          company: details,
          customer: party,
          installation: place,
          before,
          pictures: photos,
        })
      }
    />
  );
}

/** What makes the e-invoice of a document that has been issued, with code that nothing else needs. */
function eInvoiceMaker(
  document: EInvoiceSource['document'] | undefined,
  others: Omit<EInvoiceSource, 'document'>,
): (() => Promise<EInvoiceFile>) | undefined {
  if (document === undefined || document.taxNumber === '') return undefined;
  return async () => {
    const { eInvoiceFile } = await import('../features/eInvoice/eInvoiceFile.ts');
    return eInvoiceFile({ document, ...others });
  };
}

/** What notes that a document is sent: nothing where there is nothing to note. */
function useMarkSent<F extends Fields>(
  entity: Entity<F>,
  record: RecordOf<Entity<F>> | undefined,
  sent: (TextsOf<F> & { readonly status?: string; readonly sentOn?: string }) | undefined,
): (() => void) | undefined {
  const change = useChangeRecords(entity);
  if (record === undefined || sent === undefined) return undefined;
  const { status, sentOn = '' } = sent;
  const message =
    status === undefined
      ? `${entity.activity.subject(record)} marked as sent on ${formatDate(sentOn)}`
      : undefined;
  return () => void change([record], sent, message);
}

/** The page of each kind of document. */
const PAGES = [
  [invoice, InvoicePages],
  [payment, ReceiptPage],
  [deal, QuotationPage],
  [creditNote, CreditNotePage],
  [purchaseOrder, OrderPage],
  [visit, VisitReportPage],
] as const;
