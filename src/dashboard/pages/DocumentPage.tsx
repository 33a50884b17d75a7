import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { customer } from '../../domain/customer.ts';
import { invoiceDocument } from '../../domain/documents/invoiceDocument.ts';
import { orderDocument } from '../../domain/documents/orderDocument.ts';
import { invoice } from '../../domain/invoice.ts';
import { purchaseOrder } from '../../domain/purchaseOrder.ts';
import { supplier } from '../../domain/supplier.ts';
import { nameKey } from '../../lib/nameKey.ts';
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
  const party = useNamed(customers.records, record?.customer);
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
  const party = useNamed(suppliers.records, record?.supplier);
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

/** The first record of a name, which records are joined by; null if there is none. */
function useNamed<Row extends { readonly name: string }>(
  records: readonly Row[],
  name = '',
): Row | null {
  return useMemo(() => {
    const key = nameKey(name);
    return records.find((record) => key !== '' && nameKey(record.name) === key) ?? null;
  }, [records, name]);
}
