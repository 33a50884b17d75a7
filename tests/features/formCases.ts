import customer from './sales/customer.case.ts';
import deal from './sales/deal.case.ts';
import inventoryItem from './inventory/inventoryItem.case.ts';
import invoice from './finance/invoice.case.ts';
import lead from './sales/lead.case.ts';
import purchaseOrder from './purchasing/purchaseOrder.case.ts';
import supplier from './purchasing/supplier.case.ts';
import ticket from './service/ticket.case.ts';
import {
  formFields,
  numberOf,
  openerOf,
  textsOf,
  valuesOf,
  type EntityCase,
} from './entityCase.ts';

/** The forms of the specification, for the end-to-end tests. */
export const FORMS = [
  deal,
  lead,
  customer,
  invoice,
  purchaseOrder,
  inventoryItem,
  ticket,
  supplier,
].map(formCaseOf);

export type FormCase = ReturnType<typeof formCaseOf>;

function formCaseOf(own: EntityCase) {
  const [create, edit, submit] = own.titles;
  const number = numberOf(own);
  return {
    path: own.entity.path,
    page: own.entity.path.split('/')[0] ?? '',
    opener: openerOf(own),
    create,
    edit,
    submit,
    /** Label and control of every field, in order. */
    /** The fields that are folded below the others. */
    optional: Object.keys(own.fields).filter((name) => own.entity.fields[name]?.optional),
    controls: formFields(own).map(([, [label, control]]) => [label, control] as const),
    /** Label and field of the generated number. */
    numbered: number && ([number.label, number.name] as const),
    first: { typed: textsOf(own, 'created'), stored: valuesOf(own, 'created') },
    second: { typed: textsOf(own, 'edited'), stored: valuesOf(own, 'edited') },
  };
}
