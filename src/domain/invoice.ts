import { sum } from '../lib/sum.ts';
import type { BadgeColors } from '../lib/badgeColors.ts';
import { defineEntity, type RecordOf } from './entity.ts';
import {
  dollarAmount,
  generated,
  issued,
  optional,
  partyName,
  statusField,
  text,
} from './field.ts';

export const INVOICE_COLORS = {
  Draft: 'gray',
  Sent: 'blue',
  Paid: 'green',
  Overdue: 'red',
} as const satisfies BadgeColors;

/** The counter of the tax invoice numbers: `counters/taxInvoice` holds the last one. */
export const TAX_INVOICE_COUNTER = 'taxInvoice';

export const invoice = defineEntity({
  path: 'finance/invoices',
  fields: {
    idNum: generated('Invoice #', () => `INV-${new Date().getFullYear()}-`, 999),
    customer: partyName('Customer', 'customers'),
    date: text('Date', 'date'),
    due: text('Due Date', 'date'),
    amount: dollarAmount('Amount ($)'),
    status: statusField('Status', INVOICE_COLORS, 'Draft'),
    taxNumber: optional(issued('Tax Invoice #', TAX_INVOICE_COUNTER)),
  },
  titles: { create: 'New Invoice', edit: 'Edit Invoice', submit: 'Create' },
  activity: {
    created: 'created invoice',
    updated: 'updated invoice',
    subject: ({ idNum }) => idNum,
  },
});

export type Invoice = RecordOf<typeof invoice>;

export const isOverdue = ({ status }: Invoice): boolean => status === 'Overdue';

/** The total of the overdue invoices, in dollars. */
export const overdueAmount = (invoices: readonly Invoice[]): number =>
  sum(invoices.filter(isOverdue), ({ amount }) => amount);

export const isPaid = ({ status }: Invoice): boolean => status === 'Paid';

/** The total of the paid invoices, in dollars. */
export const totalRevenue = (invoices: readonly Invoice[]): number =>
  sum(invoices.filter(isPaid), ({ amount }) => amount);

/** The estimated profit in dollars: 36 % of the revenue (specification, section 9). */
export const netProfit = (invoices: readonly Invoice[]): number => totalRevenue(invoices) * 0.36;
