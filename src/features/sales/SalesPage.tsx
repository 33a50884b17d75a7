import { useState } from 'react';
import { customer, type Customer } from './customer.entity.ts';
import { deal } from './deal.entity.ts';
import { LEAD_COLORS, lead, type Lead } from './lead.entity.ts';
import { dollarsFromText, readAmount } from '../../model/money.ts';
import { Button } from '../../ui/Button.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { Pipeline } from './Pipeline.tsx';
import { DEAL_COLUMNS } from './dealColumns.ts';
import { SalesFigures } from './SalesFigures.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { PageParts } from '../../shell/PageParts.tsx';
import { RecordPanels } from '../../shell/RecordPanels.tsx';
import { LazyNewEnquiries } from '../enquiries/LazyNewEnquiries.tsx';
import type { EnquiryCount } from '../enquiries/NewEnquiries.tsx';
import { useRecordList } from '../../shell/useRecordList.ts';

/** Pipeline board, leads and customers (specification, section 2, Sales CRM). */
export default function SalesPage() {
  const deals = useRecordList(deal, { columns: DEAL_COLUMNS, statusField: 'stage' });
  const leads = useRecordList(lead, { columns: LEAD_COLUMNS });
  const customers = useRecordList(customer, { columns: CUSTOMER_COLUMNS });
  const [enquiries, setEnquiries] = useState<EnquiryCount>({ count: 0, hasMore: false });

  return (
    <>
      <PageHeader
        title="Sales CRM"
        parts={
          <PageParts
            parts={[
              { id: 'deals', label: 'Pipeline', count: deals.records.length },
              { id: 'leads', label: 'Leads', count: leads.records.length },
              { id: 'customers', label: 'Customers', count: customers.records.length },
              // Last, so that none of the others moves.
              ...(import.meta.env.VITE_ENQUIRIES === 'on' && enquiries.count > 0
                ? [{ id: 'enquiries', label: 'Enquiries', ...enquiries }]
                : []),
            ]}
          />
        }
      >
        <Button onClick={leads.create}>New Lead</Button>
        <Button variant="primary" aria-keyshortcuts="n" onClick={deals.create}>
          New Deal
        </Button>
      </PageHeader>
      <RecordPanels lists={[deals.panel, leads.panel, customers.panel]} />

      <SalesFigures deals={deals.list} />

      {/* A visitor waits for an answer: before the board, which fills the screen. */}
      {import.meta.env.VITE_ENQUIRIES === 'on' && (
        <div id="enquiries" tabIndex={-1} className="scroll-target">
          <LazyNewEnquiries onCount={setEnquiries} />
        </div>
      )}
      <div id="deals" tabIndex={-1} className="scroll-target">
        <Pipeline {...deals.table} change={deals.change} />
      </div>
      <div id="leads" tabIndex={-1} className="scroll-target border-t border-line">
        <Table
          {...leads.table}
          title="Leads"
          label="Leads"
          empty="No leads yet. Start with Add Lead."
          onStatus={leads.onStatus}
          actions={
            <Button variant="quiet" className="max-sm:px-1" onClick={leads.create}>
              Add Lead
            </Button>
          }
        />
      </div>
      <div id="customers" tabIndex={-1} className="scroll-target border-t border-line">
        <Table
          {...customers.table}
          title="Customers"
          label="Customers"
          empty="No customers yet. Start with Add Customer."
          actions={
            <Button variant="quiet" className="max-sm:px-1" onClick={customers.create}>
              Add Customer
            </Button>
          }
        />
      </div>
    </>
  );
}

const LEAD_COLUMNS: Columns<Lead> = [
  { heading: 'Company', value: ({ company }) => company, lead: true, flex: 2.05 },
  { heading: 'Contact', value: ({ contact }) => contact, flex: 1.1 },
  { heading: 'Status', value: ({ status }) => status, statuses: LEAD_COLORS },
  { heading: 'Source', value: ({ source }) => source, flex: 0.9 },
];

const CUSTOMER_COLUMNS: Columns<Customer> = [
  { heading: 'Name', value: ({ name }) => name, lead: true, flex: 1.72 },
  { heading: 'TRN', value: ({ trn }) => trn, whole: true, flex: 1.53 },
  { heading: 'Terms', value: ({ terms }) => terms, flex: 1.19 },
  {
    heading: 'Total Invoiced',
    value: ({ invoiced }) => readAmount(invoiced) ?? 0,
    text: ({ invoiced }) => dollarsFromText(invoiced),
    numeric: true,
    flex: 0.98,
  },
];
