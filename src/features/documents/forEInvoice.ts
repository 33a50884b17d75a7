import { optional, type Field } from '../../records/model/field.ts';

/** A field that only e-invoices need. */
export const forEInvoice = <Value>(field: Field<Value>) =>
  optional({ ...field, group: 'E-invoice' });
