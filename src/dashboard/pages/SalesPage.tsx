import { customer, type Customer } from '../../domain/customer.ts';
import {
  averageDealSize,
  conversionRate,
  deal,
  pipelineValue,
  wonValue,
} from '../../domain/deal.ts';
import { LEAD_COLORS, lead, type Lead } from '../../domain/lead.ts';
import { compact, dollarsFromText, percent, readAmount } from '../../domain/money.ts';
import { RecordModal } from '../../records/form/RecordModal.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
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
import { useCreateFromQuery } from '../useCreateFromQuery.ts';

/** Pipeline board, leads and customers (specification, section 2, Sales CRM). */
export default function SalesPage() {
  const deals = useRecords(deal);
  const leads = useRecords(lead);
  const customers = useRecords(customer);
  const dealForm = useRecordForm(deal, deals.records);
  const leadForm = useRecordForm(lead, leads.records);
  const customerForm = useRecordForm(customer, customers.records);
  useCreateFromQuery('leads', leads.status, leadForm.create);

  return (
    <>
      <PageHeader title="Sales CRM">
        <Button onClick={leadForm.create}>New Lead</Button>
        <Button variant="primary" onClick={dealForm.create}>
          New Deal
        </Button>
      </PageHeader>
      <RecordModal form={dealForm} />
      <RecordModal form={leadForm} />
      <RecordModal form={customerForm} />

      <KpiRow>
        <KpiCard
          label="Deals Won (Total)"
          sources={[deals]}
          value={compact(wonValue(deals.records))}
          explanation="The sum of all deals in the stage Won."
        />
        <KpiCard
          label="Pipeline Value"
          sources={[deals]}
          value={compact(pipelineValue(deals.records))}
          explanation="The sum of all deals that are neither won nor lost."
        />
        <KpiCard
          label="Avg. Deal Size"
          sources={[deals]}
          value={compact(averageDealSize(deals.records))}
          explanation="The sum of all won deals divided by their number."
        />
        <KpiCard
          label="Conversion Rate"
          sources={[deals]}
          value={percent(conversionRate(deals.records))}
          explanation="Won deals as a share of all won and lost deals."
        />
      </KpiRow>

      <div className="grid items-start gap-6 min-[90rem]:grid-cols-2">
        <Panel title="Sales Pipeline" className="col-span-full">
          <PipelineBoard deals={deals.records} status={deals.status} onOpen={dealForm.edit} />
        </Panel>
        <Panel
          title="Leads"
          actions={
            <Button variant="quiet" onClick={leadForm.create} className="-me-3.75">
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
            onOpen={leadForm.edit}
          />
        </Panel>
        <Panel
          title="Customers"
          actions={
            <Button variant="quiet" onClick={customerForm.create} className="-me-3.75">
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
            onOpen={customerForm.edit}
          />
        </Panel>
      </div>
    </>
  );
}

const LEAD_COLUMNS: Columns<Lead> = [
  { heading: 'Company', value: ({ company }) => company, flex: 2.05 },
  { heading: 'Contact', value: ({ contact }) => contact, flex: 1.1 },
  {
    heading: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <Badge colors={LEAD_COLORS} status={status} />,
    sortOrder: Object.keys(LEAD_COLORS),
  },
  { heading: 'Source', value: ({ source }) => source, flex: 0.9 },
];

const CUSTOMER_COLUMNS: Columns<Customer> = [
  { heading: 'Name', value: ({ name }) => name, flex: 1.72 },
  { heading: 'TRN', value: ({ trn }) => trn, code: true, flex: 1.53 },
  { heading: 'Terms', value: ({ terms }) => terms, flex: 1.19 },
  {
    heading: 'Total Invoiced',
    value: ({ invoiced }) => readAmount(invoiced) ?? 0,
    text: ({ invoiced }) => dollarsFromText(invoiced),
    numeric: true,
    flex: 0.98,
  },
];
