import { expect, it } from 'vitest';
import { customer } from '../../src/features/sales/customer.entity.ts';
import { deal } from '../../src/features/sales/deal.entity.ts';
import { invoice } from '../../src/features/finance/invoice.entity.ts';
import { lead } from '../../src/features/sales/lead.entity.ts';
import { purchaseOrder } from '../../src/features/purchasing/purchaseOrder.entity.ts';
import { supplier } from '../../src/features/purchasing/supplier.entity.ts';
import { ASSIGNEES } from '../../src/company/assignees.ts';
import { ticket } from '../../src/features/service/ticket.entity.ts';
import { clauses } from '../specification/clauses.ts';

it.each([
  ['deal stages', deal.fields.stage, 'New Lead | Quotation Sent | Negotiation | Won | Lost'],
  ['lead statuses', lead.fields.status, 'New | Contacted | Qualified | Unqualified'],
  ['customer terms', customer.fields.terms, 'Net 30 | Net 60 | Due on Receipt'],
  ['invoice statuses', invoice.fields.status, 'Draft | Sent | Paid | Overdue'],
  [
    'purchase order statuses',
    purchaseOrder.fields.status,
    'Draft | Sent | Partially Received | Received | Billed | Closed',
    'Sent',
  ],
  ['ticket statuses', ticket.fields.status, 'New | In Progress | On Hold | Resolved | Closed'],
  ['supplier statuses', supplier.fields.status, 'Active | Inactive'],
  ['ticket assignees', ticket.fields.assigned, ASSIGNEES.join(' | ')],
])(
  'the %s are in order, with their default',
  clauses('S4-5,8,9,10,12,14 S5-8,9'),
  (_, field, options, initial?: string) => {
    expect(field.input).toMatchObject({ type: 'select', options: options.split(' | ') });
    const expected = initial ?? options.split(' | ')[0];
    expect([field.initial(), field.parse(undefined), field.parse('')]).toEqual([
      expected,
      expected,
      expected,
    ]);
  },
);

it('a ticket has four assignees', clauses('S5-9'), () => {
  expect(ASSIGNEES).toHaveLength(4);
});
