import { sum } from '../lib/sum.ts';
import type { BadgeColors } from '../lib/badgeColors.ts';
import { defineEntity, type RecordOf } from './entity.ts';
import { dollarAmount, generated, text, statusField } from './field.ts';

export const ORDER_COLORS = {
  Draft: 'gray',
  Sent: 'blue',
  'Partially Received': 'yellow',
  Received: 'purple',
  Billed: 'green',
  Closed: 'gray',
} as const satisfies BadgeColors;

export const purchaseOrder = defineEntity({
  path: 'procurement/purchaseOrders',
  fields: {
    poId: generated('PO #', () => `PO-${new Date().getFullYear()}-`, 999),
    supplier: text('Supplier'),
    date: text('Date', 'date'),
    amount: dollarAmount('Amount ($)'),
    status: statusField('Status', ORDER_COLORS, 'Sent'),
  },
  titles: { create: 'New Purchase Order', edit: 'Edit Purchase Order', submit: 'Create' },
  activity: {
    created: 'created PO',
    updated: 'updated PO',
    subject: ({ poId }) => poId,
  },
});

export type PurchaseOrder = RecordOf<typeof purchaseOrder>;

/** Not billed and not closed (specification, section 4). */
export const isOpen = ({ status }: PurchaseOrder): boolean =>
  status !== 'Billed' && status !== 'Closed';

/** Goods have come and a bill will follow: Received or Partially Received. */
export const isToPay = ({ status }: PurchaseOrder): boolean =>
  status === 'Received' || status === 'Partially Received';

/** Dollars of the orders of a kind. */
export const orderValue = (
  orders: readonly PurchaseOrder[],
  kind: (order: PurchaseOrder) => boolean,
): number => sum(orders.filter(kind), ({ amount }) => amount);
