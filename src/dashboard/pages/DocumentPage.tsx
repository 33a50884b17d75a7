import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { customer } from '../../domain/customer.ts';
import { invoiceDocument } from '../../domain/documents/invoiceDocument.ts';
import { orderDocument } from '../../domain/documents/orderDocument.ts';
import { invoice } from '../../domain/invoice.ts';
import { purchaseOrder } from '../../domain/purchaseOrder.ts';
import { recordKeptFor } from '../../domain/party/recordsNaming.ts';
import { supplier } from '../../domain/supplier.ts';
import { useCompany } from '../../records/company/useCompany.ts';
import { useRecords } from '../../records/useRecords.ts';
import { nameInAddress } from '../address/addresses.ts';
import { DocumentView } from '../documents/DocumentView.tsx';
import { UnknownDocument } from '../documents/DocumentStates.tsx';

/** An invoice or a purchase order as it is printed; the address names the record. */
export default function DocumentPage() {
  const [parameters] = useSearchParams();
  const invoiceId = parameters.get(nameInAddress(invoice));
  const orderId = parameters.get(nameInAddress(purchaseOrder));
  if (invoiceId !== null) return <InvoicePage key={invoiceId} id={invoiceId} />;
  if (orderId !== null) return <OrderPage key={orderId} id={orderId} />;
  return <UnknownDocument />;
}

type RecordPageProps = { readonly id: string };

function InvoicePage({ id }: RecordPageProps) {
  const invoices = useRecords(invoice, { newestFirst: true });
  const customers = useRecords(customer);
  const company = useCompany();
  const record = invoices.records.find((one) => one.id === id);
  const party = useKeptFor(customers.records, record?.customer);
  return (
    <DocumentView
      entity={invoice}
      id={id}
      parties={customer}
      party={party}
      partyName={record?.customer ?? ''}
      sources={[invoices, customers, company]}
      document={record && invoiceDocument(record, company.company, party)}
    />
  );
}

function OrderPage({ id }: RecordPageProps) {
  const orders = useRecords(purchaseOrder, { newestFirst: true });
  const suppliers = useRecords(supplier);
  const company = useCompany();
  const record = orders.records.find((one) => one.id === id);
  const party = useKeptFor(suppliers.records, record?.supplier);
  return (
    <DocumentView
      entity={purchaseOrder}
      id={id}
      parties={supplier}
      party={party}
      partyName={record?.supplier ?? ''}
      sources={[orders, suppliers, company]}
      document={record && orderDocument(record, company.company, party)}
    />
  );
}

/** The record that is kept for whom a document names, also by a former name; null if there is none. */
const useKeptFor = <Kept extends { readonly name: string; readonly formerNames: string }>(
  records: readonly Kept[],
  name = '',
): Kept | null => useMemo(() => recordKeptFor(records, name) ?? null, [records, name]);
