import { childrenOf } from '../../lib/stored.ts';
import { optional, readText, type Field } from '../../records/model/field.ts';

/** Where the details of the company are stored. */
export const COMPANY_PATH = 'config/company';

/** A field that only e-invoices need: of records, once the company has stated what it needs for them itself. */
export const forEInvoice = <Value>(field: Field<Value>) =>
  optional({ ...field, group: 'E-invoice', groupIf: { path: COMPANY_PATH, isOn } });

function isOn(stored: unknown): boolean {
  const { authority, city, offices } = childrenOf(stored);
  return [authority, city].some((text) => readText(text) !== '') || offices === 'Several';
}
