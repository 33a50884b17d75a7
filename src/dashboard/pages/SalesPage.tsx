import { LEAD_TONES, lead, type Lead } from '../../domain/lead.ts';
import {
  averageDealSize,
  conversionRate,
  deal,
  pipelineValue,
  wonValue,
} from '../../domain/deal.ts';
import { customer, type Customer } from '../../domain/customer.ts';
import { compact, dollarsFromText, percent } from '../../domain/money.ts';
import { RecordModal } from '../../records/RecordModal.tsx';
import { useRecordEditor } from '../../records/useRecordEditor.ts';
import { useRecords } from '../../records/useRecords.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { KpiCard } from '../components/KpiCard.tsx';
import { KpiRow } from '../components/KpiRow.tsx';
import { ListPlaceholder } from '../components/ListPlaceholder.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { PipelineBoard } from '../components/PipelineBoard.tsx';

/** Sales CRM: the pipeline, the leads and the customers (specification, section 2). */
export default function SalesPage() {
  const deals = useRecords(deal);
  const leads = useRecords(lead);
  const customers = useRecords(customer);
  const dealEditor = useRecordEditor(deal, deals.records);
  const leadEditor = useRecordEditor(lead, leads.records);
  const customerEditor = useRecordEditor(customer, customers.records);

  return (
    <>
      <PageHeader title="Sales CRM">
        <Button onClick={leadEditor.create}>New Lead</Button>
        <Button look="primary" onClick={dealEditor.create}>
          New Deal
        </Button>
      </PageHeader>
      <RecordModal editor={dealEditor} />
      <RecordModal editor={leadEditor} />
      <RecordModal editor={customerEditor} />

      <KpiRow>
        <KpiCard label="Deals Won (Total)" value={compact(wonValue(deals.records))} />
        <KpiCard label="Pipeline Value" value={compact(pipelineValue(deals.records))} />
        <KpiCard label="Avg. Deal Size" value={compact(averageDealSize(deals.records))} />
        <KpiCard label="Conversion Rate" value={percent(conversionRate(deals.records))} />
      </KpiRow>

      <div className="grid gap-6 xl:grid-cols-2">
        <Panel title="Sales Pipeline" className="xl:col-span-2">
          {deals.records.length === 0 && (
            <p className="px-5 pb-4 text-sm text-muted">
              <ListPlaceholder status={deals.status} empty="No deals yet. Start with New Deal." />
            </p>
          )}
          <PipelineBoard deals={deals.records} onOpen={dealEditor.edit} />
        </Panel>
        <Panel
          title="Leads"
          actions={
            <Button look="quiet" onClick={leadEditor.create} className="-me-3">
              Add Lead
            </Button>
          }
        >
          <Table
            label="Leads"
            columns={LEAD_COLUMNS}
            rows={leads.records}
            onOpen={leadEditor.edit}
            placeholder={
              <ListPlaceholder status={leads.status} empty="No leads yet. Start with Add Lead." />
            }
          />
        </Panel>
        <Panel
          title="Customers"
          actions={
            <Button look="quiet" onClick={customerEditor.create} className="-me-3">
              Add Customer
            </Button>
          }
        >
          <Table
            label="Customers"
            columns={CUSTOMER_COLUMNS}
            rows={customers.records}
            onOpen={customerEditor.edit}
            placeholder={
              <ListPlaceholder
                status={customers.status}
                empty="No customers yet. Start with Add Customer."
              />
            }
          />
        </Panel>
      </div>
    </>
  );
}

const LEAD_COLUMNS: readonly [Column<Lead>, ...Column<Lead>[]] = [
  { heading: 'Company', cell: ({ company }) => company },
  { heading: 'Contact', cell: ({ contact }) => contact },
  { heading: 'Status', cell: ({ status }) => <Badge tones={LEAD_TONES} word={status} /> },
  { heading: 'Source', cell: ({ source }) => source },
];

const CUSTOMER_COLUMNS: readonly [Column<Customer>, ...Column<Customer>[]] = [
  { heading: 'Name', cell: ({ name }) => name },
  { heading: 'TRN', cell: ({ trn }) => trn },
  { heading: 'Terms', cell: ({ terms }) => terms },
  { heading: 'Total Invoiced', cell: ({ invoiced }) => dollarsFromText(invoiced), numeric: true },
];
