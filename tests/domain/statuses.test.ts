import { expect, it } from 'vitest';
import { customer } from '../../src/domain/customer.ts';
import { STAGE_COLORS, deal } from '../../src/domain/deal.ts';
import { INVOICE_COLORS, invoice } from '../../src/domain/invoice.ts';
import { LEAD_COLORS, lead } from '../../src/domain/lead.ts';
import { ORDER_COLORS, purchaseOrder } from '../../src/domain/purchaseOrder.ts';
import { SUPPLIER_COLORS, supplier } from '../../src/domain/supplier.ts';
import { ASSIGNEES, TICKET_COLORS, ticket } from '../../src/domain/ticket.ts';

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
  'the %s are in order, with their default [S4-5,8,9,10,12,14 S5-8,9]',
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

it.each([
  ['deal', STAGE_COLORS, 'blue purple yellow green red'],
  ['lead', LEAD_COLORS, 'blue yellow green gray'],
  ['invoice', INVOICE_COLORS, 'gray blue green red'],
  ['purchase order', ORDER_COLORS, 'gray blue yellow purple green gray'],
  ['ticket', TICKET_COLORS, 'blue yellow gray purple green'],
  ['supplier', SUPPLIER_COLORS, 'green red'],
])('the badges of a %s have the colors %s [S4-9]', (_, colors, expected) => {
  expect(Object.values(colors).join(' ')).toBe(expected);
});

it('a ticket has four assignees [S5-9]', () => {
  expect(ASSIGNEES).toHaveLength(4);
});
