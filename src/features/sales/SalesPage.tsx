import {
  useState,
  memo,
  useCallback,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  type ComponentType,
  type ReactNode,
} from 'react';
import { customer, type Customer } from './customer.entity.ts';
import {
  deal,
  QUIET,
  STAGE_COLORS,
  isOpen,
  isQuiet,
  type Deal,
  type Stage,
} from './deal.entity.ts';
import { DEAL_FIGURES } from './dealFigures.ts';
import { LEAD_COLORS, lead, type Lead } from './lead.entity.ts';
import { emptyText } from '../../model/entity.ts';
import {
  dollarsFromText,
  readAmount,
  compact,
  percent,
  dollarsAndCents,
} from '../../model/money.ts';
import { Button } from '../../ui/Button.tsx';
import { type Columns, type Toggle, toggledRows } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { amountColumn } from '../../page/amountColumn.ts';
import { RecordsHeader } from '../../page/RecordPanels.tsx';
import { statusMessage } from '../../store/write/saveChange.ts';
import { RowCallLink } from '../../page/RowCallLink.tsx';
import { currentParams, useAddress } from '../../page/address/useAddress.ts';
import { contactsOf } from '../../page/contactsOf.ts';
import { useIdle } from '../../page/useIdle.ts';
import { useOpenTasks } from '../tasks/useOpenTasks.ts';
import { idsWithTask } from '../tasks/task.entity.ts';
import { useRecordList } from '../../page/useRecordList.ts';
import { lazyPart } from '../../lib/lazyPage.ts';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { ListSection, TitleLineEnd } from '../../ui/ListSection.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { search } from '../../ui/table/search.ts';
import { SelectionBar } from '../../ui/table/SelectionBar.tsx';
import { ToggleChips } from '../../ui/table/TableToolbar.tsx';
import { useSelection } from '../../ui/table/useSelection.ts';
import type { TableView } from '../../ui/table/sort.ts';
import { CONVERT, isConvertible } from './conversion.ts';
import type { ConvertLeadProps } from './ConvertLead.tsx';
import { PipelineBoard } from './PipelineBoard.tsx';
import type { Records } from '../../store/read/useRecords.ts';
import { KpiCard, KpiRow } from '../figures/KpiCard.tsx';

/** What the search of the board looks in. */
const DEAL_COLUMNS: Columns<Deal> = [
  { heading: 'Title', value: ({ title }) => title, searchable: true },
  { heading: 'Customer', value: (row) => row.customer, searchable: true },
  {
    heading: 'Value',
    value: ({ value }) => value,
    text: ({ value }) => dollarsAndCents(value),
    searchable: true,
  },
  { heading: 'Stage', value: ({ stage }) => stage, statuses: STAGE_COLORS },
];

const DEAL_TOGGLES = [QUIET] as const;

/** How many new enquiries there are; `hasMore`: at least. */
type EnquiryCount = { readonly count: number; readonly hasMore: boolean };

export type SalesPageProps = {
  /** Shows the new enquiries and says, stable, how many there are; missing where none are stored. */
  readonly NewEnquiries:
    | ComponentType<{ readonly onCount: (count: EnquiryCount) => void }>
    | undefined;
};

/** Pipeline board, leads and customers (specification, section 2, Sales CRM). */
export default function SalesPage({ NewEnquiries }: SalesPageProps) {
  const deals = useRecordList(deal, {
    columns: DEAL_COLUMNS,
    statusField: 'stage',
    toggles: DEAL_TOGGLES,
  });
  const { write } = useAddress();
  const leadColumns = useMemo(
    () => leadColumnsWith(({ id }) => write({ [CONVERT]: id }, 'push')),
    [write],
  );
  const leads = useRecordList(lead, { columns: leadColumns });
  const customers = useRecordList(customer, { columns: CUSTOMER_COLUMNS });
  const [enquiries, setEnquiries] = useState<EnquiryCount>({ count: 0, hasMore: false });

  return (
    <>
      <RecordsHeader
        title="Sales CRM"
        parts={[
          { id: 'deals', label: 'Pipeline', count: deals.list.records.length },
          { id: 'leads', label: 'Leads', count: leads.list.records.length },
          { id: 'customers', label: 'Customers', count: customers.list.records.length },
          // Last, so that none of the others moves.
          ...(enquiries.count > 0 ? [{ id: 'enquiries', label: 'Enquiries', ...enquiries }] : []),
        ]}
        actions={<Button onClick={leads.panel.create}>New Lead</Button>}
        lists={[deals.panel, leads.panel, customers.panel]}
      />

      <Conversion leads={leads.list} deals={deals.list} customers={customers.list} />
      <SalesFigures deals={deals.list} />

      {/* A visitor waits for an answer: before the board, which fills the screen. */}
      {NewEnquiries && (
        <div id="enquiries" tabIndex={-1} className="scroll-target">
          <OnDemand>
            <NewEnquiries onCount={setEnquiries} />
          </OnDemand>
        </div>
      )}
      <div id="deals" tabIndex={-1} className="scroll-target">
        <Pipeline {...deals.table} change={deals.change} />
      </div>
      <div id="leads" tabIndex={-1} className="scroll-target border-t border-line">
        <Table
          {...leads.table}
          title="Leads"
          empty={emptyText(lead, 'Add Lead')}
          actions={
            <Button variant="quiet" className="max-sm:px-1" onClick={leads.panel.create}>
              Add Lead
            </Button>
          }
        />
      </div>
      <div id="customers" tabIndex={-1} className="scroll-target border-t border-line">
        <Table
          {...customers.table}
          title="Customers"
          empty={emptyText(customer, 'Add Customer')}
          actions={
            <Button variant="quiet" className="max-sm:px-1" onClick={customers.panel.create}>
              Add Customer
            </Button>
          }
        />
      </div>
    </>
  );
}

const CONVERT_LEAD = lazyPart<ConvertLeadProps>(() => import('./ConvertLead.tsx'));

type ConversionProps = {
  readonly leads: Records<typeof lead>;
  readonly deals: Records<typeof deal>;
  readonly customers: Records<typeof customer>;
};

/** The dialog that converts the lead of the address. */
function Conversion({ leads, deals, customers }: ConversionProps) {
  const { search: query, write, closeRecord } = useAddress();
  const id = new URLSearchParams(query).get(CONVERT);
  const record = id === null ? undefined : leads.records.find((one) => one.id === id);
  return (
    record && (
      <OnDemand>
        <CONVERT_LEAD.Page
          key={record.id}
          record={record}
          deals={deals.records}
          customers={customers.records}
          onClose={() => {
            // A save may be answered after it was closed.
            if (currentParams().has(CONVERT)) closeRecord(() => write({ [CONVERT]: null }));
          }}
        />
      </OnDemand>
    )
  );
}

const leadColumnsWith = (onConvert: (record: Lead) => void): Columns<Lead> => [
  { heading: 'Company', value: ({ company }) => company, isMain: true, flex: 2.05 },
  {
    heading: 'Contact',
    value: ({ contact }) => contact,
    cell: (row) => (
      <>
        {row.contact}
        <RowCallLink name={row.company} phone={contactsOf(lead, [row]).phones[0] ?? ''} />
      </>
    ),
    flex: 1.1,
  },
  { heading: 'Status', value: ({ status }) => status, statuses: LEAD_COLORS },
  {
    heading: 'Source',
    value: ({ source }) => source,
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
  },
];

const CUSTOMER_COLUMNS: Columns<Customer> = [
  { heading: 'Name', value: ({ name }) => name, isMain: true, flex: 1.72 },
  { heading: 'TRN', value: ({ trn }) => trn, whole: true, flex: 1.53 },
  {
    heading: 'Terms',
    value: ({ terms }) => terms,
    cell: (row) => (
      <>
        {row.terms}
        <RowCallLink name={row.name} phone={row.phone} />
      </>
    ),
    flex: 1.19,
  },
  amountColumn('Total Invoiced', ({ invoiced }) => readAmount(invoiced) ?? 0, {
    text: ({ invoiced }) => dollarsFromText(invoiced),
    flex: 0.98,
  }),
];

type PipelineProps = {
  readonly rows: readonly Deal[];
  /** Whether a deal has the chosen owner and expected close; missing when none is chosen. */
  readonly matches: ((record: Deal) => boolean) | undefined;
  /** The controls of these choices. */
  readonly tools: ReactNode;
  readonly status: SubscriptionStatus;
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly whenEmpty: ReactNode;
  readonly onOpen: (deal: Deal) => void;
  readonly onShown: (deals: readonly Deal[]) => void;
  readonly selectionTools: (deals: readonly Deal[], clear: () => void) => ReactNode;
  readonly listActions: (deals: readonly Deal[] | null) => ReactNode;
  readonly change: (
    deals: readonly Deal[],
    typed: { readonly stage: Stage },
    message: string,
  ) => Promise<void>;
};

/** The board with its search. Memoized: typing in the form of a deal leaves it as it is. */
const Pipeline = memo(function Pipeline(props: PipelineProps) {
  const { rows, matches, status, view, onView, onOpen, onShown, listActions, change } = props;
  const countId = useId();
  const query = useDeferredValue(view.query);
  const toggles = useQuietToggle(rows, isComplete(status));
  const chosen = useMemo(
    () => toggledRows(matches ? rows.filter(matches) : rows, toggles, view.toggles),
    [rows, matches, toggles, view.toggles],
  );
  const found = useMemo(() => search(chosen, SEARCHED, query), [chosen, query]);
  const newestFirst = useMemo(() => found.toReversed(), [found]);
  const selection = useSelection(newestFirst);
  useLayoutEffect(() => {
    onShown(newestFirst);
  }, [onShown, newestFirst]);

  const move = useCallback(
    (deals: readonly Deal[], stage: Stage) => {
      void change(deals, { stage }, statusMessage(deal, deals, stage));
    },
    [change],
  );

  return (
    <ListSection
      title="Sales Pipeline"
      toolbar={
        <>
          <p
            id={countId}
            role="status"
            className="me-auto max-sm:order-first text-xs text-muted tabular-nums"
          >
            {query.trim() || found.length !== rows.length
              ? `${found.length} of ${rows.length}`
              : `${rows.filter(isOpen).length} open`}
          </p>
          <TitleLineEnd />
          {selection.rows.length > 0 && (
            <SelectionBar
              selection={selection}
              heading="Stage"
              statuses={STAGE_COLORS}
              onStatus={(deals, stage) => move(deals, stage as Stage)}
            >
              {props.selectionTools(selection.rows, selection.clear)}
            </SelectionBar>
          )}
          <div className="flex items-center gap-1.5 max-sm:order-1 max-sm:mt-1 max-sm:basis-full">
            {props.tools}
            {toggles.length > 0 && (
              <ToggleChips
                toggles={toggles}
                rows={rows}
                values={view.toggles}
                onValues={(values) => onView({ ...view, toggles: values })}
              />
            )}
          </div>
          <SearchField
            placeholder="Search deals..."
            describedBy={countId}
            query={view.query}
            onQuery={(next) => onView({ ...view, query: next })}
          />
        </>
      }
      listActions={listActions(isComplete(status) ? newestFirst : null)}
      fillsTitleLine
    >
      {rows.length === 0 && isComplete(status) && props.whenEmpty}
      <PipelineBoard
        deals={found}
        isQuiet={toggles[0]?.matches}
        status={status}
        unfolded={view.filter}
        onUnfolded={(filter) => onView({ ...view, filter })}
        selection={selection}
        onOpen={onOpen}
        onMove={move}
      />
    </ListSection>
  );
});

/** The filter of the deals about which nothing is to be done; none before that is known of any. */
function useQuietToggle(rows: readonly Deal[], isReady: boolean): readonly Toggle<Deal>[] {
  const { status, records } = useOpenTasks(useIdle(isReady && rows.length > 0));
  return useMemo(() => {
    const withTask = isComplete(status) ? idsWithTask(deal, records) : null;
    return withTask === null
      ? []
      : [{ name: QUIET, label: 'Quiet', matches: (row) => isQuiet(row, withTask) }];
  }, [status, records]);
}

const SEARCHED = DEAL_COLUMNS.filter(({ searchable }) => searchable);

type SalesFiguresProps = {
  readonly deals: Records<typeof deal>;
};

/**
 * The figures of Sales CRM (specification, section 2). Memoized: typing in the search box of a list leaves
 * them as they are.
 */
const SalesFigures = memo(function SalesFigures({ deals }: SalesFiguresProps) {
  const { won, pipeline, averageSize, conversionRate } = DEAL_FIGURES;
  const { records } = deals;
  return (
    <KpiRow>
      <KpiCard {...won} sources={[deals]} value={compact(won.compute(records))} />
      <KpiCard {...pipeline} sources={[deals]} value={compact(pipeline.compute(records))} />
      <KpiCard {...averageSize} sources={[deals]} value={compact(averageSize.compute(records))} />
      <KpiCard
        {...conversionRate}
        sources={[deals]}
        value={percent(conversionRate.compute(records))}
      />
    </KpiRow>
  );
});
