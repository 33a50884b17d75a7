import { customer, type Customer } from '../../domain/customer.ts';
import {
  averageDealSize,
  conversionRate,
  deal,
  pipelineValue,
  wonValue,
} from '../../domain/deal.ts';
import { LEAD_TONES, lead, type Lead } from '../../domain/lead.ts';
import { compact, dollarsFromText, percent, readAmount } from '../../domain/money.ts';
import { RecordModal } from '../../records/form/RecordModal.tsx';
import { useRecordEditor } from '../../records/form/useRecordForm.ts';
import { useRecords } from '../../records/useRecords.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { KpiCard } from '../components/KpiCard.tsx';
import { KpiRow } from '../components/KpiRow.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { PipelineBoard } from '../components/PipelineBoard.tsx';
import { useOpenOnArrival } from '../useOpenOnArrival.ts';

/** Sales CRM: the pipeline, the leads and the customers (specification, section 2). */
export default function SalesPage() {
  const deals = useRecords(deal);
  const leads = useRecords(lead);
  const customers = useRecords(customer);
  const dealEditor = useRecordEditor(deal, deals.records);
  const leadEditor = useRecordEditor(lead, leads.records);
  const customerEditor = useRecordEditor(customer, customers.records);
  useOpenOnArrival('lead', leads.status, leadEditor.create);

  return (
    <>
      <PageHeader title="Sales CRM">
        <Button onClick={leadEditor.create}>New Lead</Button>
        <Button variant="primary" onClick={dealEditor.create}>
          New Deal
        </Button>
      </PageHeader>
      <RecordModal editor={dealEditor} />
      <RecordModal editor={leadEditor} />
      <RecordModal editor={customerEditor} />

      <KpiRow>
        <KpiCard
          label="Deals Won (Total)"
          from={[deals]}
          value={compact(wonValue(deals.records))}
          explanation="The sum of all deals in the stage Won."
        />
        <KpiCard
          label="Pipeline Value"
          from={[deals]}
          value={compact(pipelineValue(deals.records))}
          explanation="The sum of all deals that are neither won nor lost."
        />
        <KpiCard
          label="Avg. Deal Size"
          from={[deals]}
          value={compact(averageDealSize(deals.records))}
          explanation="The sum of all won deals divided by their number."
        />
        <KpiCard
          label="Conversion Rate"
          from={[deals]}
          value={percent(conversionRate(deals.records))}
          explanation="Won deals as a share of all won and lost deals."
        />
      </KpiRow>

      <div className="grid items-start gap-6 min-[90rem]:grid-cols-2">
        <Panel title="Sales Pipeline" className="col-span-full">
          <PipelineBoard deals={deals.records} status={deals.status} onOpen={dealEditor.edit} />
        </Panel>
        <Panel
          title="Leads"
          actions={
            <Button variant="quiet" onClick={leadEditor.create} className="-me-3.75">
              Add Lead
            </Button>
          }
        >
          <Table
            label="Leads"
            columns={LEAD_COLUMNS}
            rows={leads.records}
            status={leads.status}
            empty="No leads yet. Start with Add Lead."
            onOpen={leadEditor.edit}
          />
        </Panel>
        <Panel
          title="Customers"
          actions={
            <Button variant="quiet" onClick={customerEditor.create} className="-me-3.75">
              Add Customer
            </Button>
          }
        >
          <Table
            label="Customers"
            columns={CUSTOMER_COLUMNS}
            rows={customers.records}
            status={customers.status}
            empty="No customers yet. Start with Add Customer."
            onOpen={customerEditor.edit}
          />
        </Panel>
      </div>
    </>
  );
}

const LEAD_COLUMNS: Columns<Lead> = [
  { heading: 'Company', value: ({ company }) => company, share: 2.05 },
  { heading: 'Contact', value: ({ contact }) => contact, share: 1.1 },
  {
    heading: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <Badge colors={LEAD_TONES} status={status} />,
    order: Object.keys(LEAD_TONES),
  },
  { heading: 'Source', value: ({ source }) => source, share: 0.9 },
];

const CUSTOMER_COLUMNS: Columns<Customer> = [
  { heading: 'Name', value: ({ name }) => name, share: 1.72 },
  { heading: 'TRN', value: ({ trn }) => trn, share: 1.53 },
  { heading: 'Terms', value: ({ terms }) => terms, share: 1.19 },
  {
    heading: 'Total Invoiced',
    value: ({ invoiced }) => readAmount(invoiced) ?? 0,
    text: ({ invoiced }) => dollarsFromText(invoiced),
    numeric: true,
    share: 0.98,
  },
];
