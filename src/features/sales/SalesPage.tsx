import { seesMoney } from '../../session/sight.ts';
import { columnsOf, amountColumn } from '../../records/page/fieldColumns.ts';
import { memo, useState, useMemo, type ComponentType } from 'react';
import { customer, type Customer } from './customer.entity.ts';
import { NO_NEXT_STEP, PIPELINE_VALUE, deal, pipelineValue, wonValue } from './deal.entity.ts';
import {
  AVG_DEAL_SIZE,
  averageDealSize,
  CONVERSION_RATE,
  conversionRate,
  DEALS_WON,
} from './dealFigures.ts';
import { dealDetails } from './dealDetails.tsx';
import { lead, type Lead, CONVERT, isConvertible, leadName } from './lead.entity.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { emptyText } from '../../records/model/entity.ts';
import { moneyFromText, readAmount, compact, percent } from '../../lib/money.ts';
import { Button } from '../../ui/Button.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { RowCallLink } from '../contacts/RowCallLink.tsx';
import { useAddress, useAsked } from '../../records/page/address/useAddress.ts';
import { contactsOf } from '../contacts/contactsOf.ts';
import { useRecordList } from '../../records/page/useRecordList.ts';
import { partOnDemand } from '../../ui/OnDemand.tsx';
import { DEAL_COLUMNS, Pipeline } from './Pipeline.tsx';
import type { Records } from '../../records/store/read/useRecords.ts';
import { KpiCard, KpiRow } from '../figures/KpiCard.tsx';

const DEAL_TOGGLES = [NO_NEXT_STEP] as const;

/** How many new enquiries there are; `hasMore`: at least. */
type EnquiryCount = { readonly count: number; readonly hasMore: boolean };

export type SalesPageProps = {
  /** Shows the new enquiries and says, stable, how many there are; missing where none are stored. */
  readonly NewEnquiries:
    | ComponentType<{ readonly onCount: (count: EnquiryCount) => void }>
    | undefined;
};

/** Pipeline board, leads and customers (specification, section 2, Sales CRM); customers alone for who sees no money. */
export default function SalesPage(props: SalesPageProps) {
  return seesMoney() ? <Sales {...props} /> : <Customers />;
}

const CUSTOMER_PURPOSE =
  'Deals, invoices and tickets name a customer, whose page then shows all of them.';

function Customers() {
  const customers = useRecordList(customer, {
    purpose: CUSTOMER_PURPOSE,
    columns: WITHOUT_TOTAL,
    newestFirst: true,
  });
  return (
    <>
      <RecordsHeader title="Customers" lists={[customers.panel]} />
      <Table {...customers.table} title="All Customers" />
    </>
  );
}

function Sales({ NewEnquiries }: SalesPageProps) {
  // The newest cards first, and the newest rows below them: with all deals, thousands of records would come before any of them.
  const deals = useRecordList(deal, {
    purpose:
      'A deal is work that a customer may order. It moves from stage to stage until it is won or lost.',
    columns: DEAL_COLUMNS,
    newestFirst: true,
    statusField: 'stage',
    toggles: DEAL_TOGGLES,
    isBoard: true,
  });
  const { write } = useAddress();
  const leadColumns = useMemo(
    () => leadColumnsWith(({ id }) => write({ [CONVERT]: id }, 'push')),
    [write],
  );
  const leads = useRecordList(lead, {
    purpose:
      'A lead is somebody who may become a customer: who they are, how they found you, and how to reach them.',
    columns: leadColumns,
    newestFirst: true,
  });
  const customers = useRecordList(customer, {
    purpose: CUSTOMER_PURPOSE,
    columns: CUSTOMER_COLUMNS,
    newestFirst: true,
  });
  const [enquiries, setEnquiries] = useState<EnquiryCount>({ count: 0, hasMore: false });

  return (
    <>
      <RecordsHeader
        title="Sales CRM"
        parts={[
          { id: 'deals', label: 'Pipeline', ...shownCount(deals.list) },
          { id: 'leads', label: 'Leads', ...shownCount(leads.list) },
          { id: 'customers', label: 'Customers', ...shownCount(customers.list) },
          // Last, so that none of the others moves.
          ...(enquiries.count > 0 ? [{ id: 'enquiries', label: 'Enquiries', ...enquiries }] : []),
        ]}
        actions={<Button onClick={leads.panel.create}>New Lead</Button>}
        lists={[{ ...deals.panel, details: dealDetails }, leads.panel, customers.panel]}
      />

      <Conversion leads={leads.list} deals={deals.list} customers={customers.list} />
      <SalesFigures deals={deals.counted} />

      {/* A visitor waits for an answer: before the board, which fills the screen. */}
      {NewEnquiries && (
        <div id="enquiries" tabIndex={-1} className="scroll-target">
          <NewEnquiries onCount={setEnquiries} />
        </div>
      )}
      <div id="deals" tabIndex={-1} className="scroll-target">
        <Pipeline {...deals.table} />
      </div>
      <div id="leads" tabIndex={-1} className="scroll-target border-t border-line">
        <Table
          {...leads.table}
          title="Leads"
          {...useAdding(lead, 'Add Lead', leads.panel.create)}
        />
      </div>
      <div id="customers" tabIndex={-1} className="scroll-target border-t border-line">
        <Table
          {...customers.table}
          title="Customers"
          {...useAdding(customer, 'Add Customer', customers.panel.create)}
        />
      </div>
    </>
  );
}

/** What a list has that is not the main one of its page: its own link to add a record, which it names while it is empty. */
const useAdding = (entity: Parameters<typeof emptyText>[0], label: string, create: () => void) => ({
  empty: emptyText(entity, label),
  actions: useMemo(
    () => (
      <Button variant="quiet" className="max-sm:px-1" onClick={create}>
        {label}
      </Button>
    ),
    [label, create],
  ),
});

/** The number of records, or that there are more than those that have come so far. */
const shownCount = ({ status, records }: Records<typeof deal | typeof lead | typeof customer>) => ({
  count: records.length,
  hasMore: status === 'partial',
});

const ConvertLead = partOnDemand(() => import('./ConvertLead.tsx'));

type ConversionProps = {
  readonly leads: Records<typeof lead>;
  readonly deals: Records<typeof deal>;
  readonly customers: Records<typeof customer>;
};

function Conversion({ leads, deals, customers }: ConversionProps) {
  const { asked, close } = useAsked(CONVERT);
  // Whether there is such a customer, or a deal, is known once all of them are there.
  const isReady = [deals, customers].every(({ status }) => isComplete(status));
  const record = isReady ? leads.records.find((one) => one.id === asked) : undefined;
  return (
    record && (
      <ConvertLead
        key={record.id}
        record={record}
        deals={deals.records}
        customers={customers.records}
        onClose={close}
      />
    )
  );
}

const leadColumn = columnsOf(lead);

const leadColumnsWith = (onConvert: (record: Lead) => void): Columns<Lead> => [
  { key: 'company', heading: 'Company', value: leadName, isMain: true, flex: 2.05 },
  leadColumn('contact', {
    cell: (row) => (
      <>
        {row.contact}
        <RowCallLink name={leadName(row)} phone={contactsOf(lead, [row]).phones[0] ?? ''} />
      </>
    ),
    flex: 1.1,
  }),
  leadColumn('status'),
  leadColumn('source', {
    cell: (row) => (
      <>
        {row.source}
        {isConvertible(row) && (
          <Button
            // The keyboard has it in the panel and the palette: one stop less for every row.
            tabIndex={-1}
            onClick={(event) => {
              event.stopPropagation();
              // The button goes once the lead is converted.
              event.currentTarget.closest('tr')?.querySelector('button')?.focus();
              onConvert(row);
            }}
            className="absolute inset-y-0 end-2 my-auto h-7 min-h-7! px-2.5! text-[0.8125rem]! opacity-0 group-hover/row:opacity-100 max-sm:hidden pointer-coarse:hidden"
          >
            Convert
          </Button>
        )}
      </>
    ),
    flex: 0.9,
  }),
];

const customerColumn = columnsOf(customer);

const CUSTOMER_COLUMNS: Columns<Customer> = [
  customerColumn('name', { isMain: true, flex: 1.72 }),
  customerColumn('trn', { whole: true, flex: 1.53 }),
  customerColumn('terms', {
    cell: (row) => (
      <>
        {row.terms}
        <RowCallLink name={row.name} phone={row.phone} />
      </>
    ),
    flex: 1.19,
  }),
  amountColumn('invoiced', 'Total Invoiced', ({ invoiced }) => readAmount(invoiced) ?? 0, {
    text: ({ invoiced }) => moneyFromText(invoiced),
    flex: 0.98,
  }),
];

/** For who sees no money: the hand-typed total is the last of them. */
const WITHOUT_TOTAL: Columns<Customer> = [CUSTOMER_COLUMNS[0], ...CUSTOMER_COLUMNS.slice(1, -1)];

/** The figures of Sales CRM (specification, section 2). */
const SalesFigures = memo(function SalesFigures({
  deals,
}: {
  readonly deals: Records<typeof deal>;
}) {
  const { records } = deals;
  return (
    <KpiRow>
      <KpiCard {...DEALS_WON} sources={[deals]} value={compact(wonValue(records))} />
      <KpiCard {...PIPELINE_VALUE} sources={[deals]} value={compact(pipelineValue(records))} />
      <KpiCard {...AVG_DEAL_SIZE} sources={[deals]} value={compact(averageDealSize(records))} />
      <KpiCard {...CONVERSION_RATE} sources={[deals]} value={percent(conversionRate(records))} />
    </KpiRow>
  );
});
