import { customer, type Customer } from '../sales/customer.entity.ts';
import { deal, isWon, type Deal } from '../sales/deal.entity.ts';
import type { Entity, RecordOf } from '../../model/entity.ts';
import { inventoryItem, type InventoryItem } from '../inventory/inventoryItem.entity.ts';
import { invoice, type Invoice } from '../finance/invoice.entity.ts';
import { lead, type Lead } from '../sales/lead.entity.ts';
import {
  stepsOfCustomer,
  stepsOfDeal,
  stepsOfItem,
  stepsOfLead,
  stepsOfSupplier,
} from './nextSteps.ts';
import { purchaseOrder, type PurchaseOrder } from '../purchasing/purchaseOrder.entity.ts';
import { supplier, type Supplier } from '../purchasing/supplier.entity.ts';
import { useRecords } from '../../store/read/useRecords.ts';
import { LeadEnquiry } from '../enquiries/LeadEnquiry.tsx';
import { Receiving } from '../purchasing/Receiving.tsx';
import { RecordParty } from '../../shell/RecordParty.tsx';
import { IssueTaxNumber } from '../finance/IssueTaxNumber.tsx';
import { useToday } from '../../shell/useToday.ts';
import { StepList } from './StepList.tsx';

type StepsProps<Row> = { readonly record: Row };

function LeadSteps({ record }: StepsProps<Lead>) {
  const { records: deals } = useRecords(deal);
  const { records: customers } = useRecords(customer);
  return (
    <>
      <StepList steps={stepsOfLead(record, deals, customers)} />
      {import.meta.env.VITE_ENQUIRIES === 'on' && (
        <LeadEnquiry key={record.id} leadId={record.id} />
      )}
    </>
  );
}

function DealSteps({ record }: StepsProps<Deal>) {
  const isWanted = isWon(record);
  const { records: invoices } = useRecords(invoice, { isWanted });
  const { records: customers } = useRecords(customer, { isWanted });
  return <StepList steps={stepsOfDeal(record, invoices, customers, useToday())} />;
}

function CustomerSteps({ record }: StepsProps<Customer>) {
  return <StepList steps={stepsOfCustomer(record, useToday())} />;
}

function SupplierSteps({ record }: StepsProps<Supplier>) {
  return <StepList steps={stepsOfSupplier(record, useToday())} />;
}

function ItemSteps({ record }: StepsProps<InventoryItem>) {
  return <StepList steps={stepsOfItem(record, useToday())} />;
}

export type NextStepsProps = {
  readonly entity: Entity;
  readonly record: RecordOf<Entity>;
};

/** Where one goes from a record: to whom it is about, and to forms that start with what is known. */
export default function NextSteps(props: NextStepsProps) {
  return (
    <>
      <RecordParty {...props} />
      <Steps {...props} />
    </>
  );
}

/** What usually follows a record: links to forms that start with what is known, or the number of a tax invoice. */
function Steps({ entity, record }: NextStepsProps) {
  switch (entity.path) {
    case lead.path:
      return <LeadSteps record={record as unknown as Lead} />;
    case deal.path:
      return <DealSteps record={record as unknown as Deal} />;
    case customer.path:
      return <CustomerSteps record={record as unknown as Customer} />;
    case supplier.path:
      return <SupplierSteps record={record as unknown as Supplier} />;
    case inventoryItem.path:
      return <ItemSteps record={record as unknown as InventoryItem} />;
    case purchaseOrder.path:
      return <Receiving order={record as unknown as PurchaseOrder} />;
    case invoice.path:
      return <IssueTaxNumber key={record.id} record={record as unknown as Invoice} />;
    default:
      return null;
  }
}
