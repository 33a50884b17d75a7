import { today } from '../../lib/dates.ts';
import { regularNoun } from '../../lib/words.ts';
import { sum } from '../../lib/sum.ts';
import type { BadgeColors, StatusOf } from '../../lib/badgeColors.ts';
import { ARCHIVE_FIELD } from '../../records/model/archive.ts';
import { labelInCurrency } from '../../lib/money.ts';
import { defineEntity, type RecordOf } from '../../records/model/entity.ts';
import { generated } from '../../records/model/documentNumber.ts';
import {
  moneyAmount,
  partyName,
  statusField,
  text,
  type LineColumn,
} from '../../records/model/field.ts';
import { lines } from '../../records/model/lines.ts';

export const ORDER_COLORS = {
  Draft: 'gray',
  Sent: 'blue',
  'Partially Received': 'yellow',
  Received: 'purple',
  Billed: 'green',
  Closed: 'gray',
} as const satisfies BadgeColors;

/** The columns of the lines of an order. */
export const ORDER_LINE_COLUMNS = [
  { name: 'sku', label: 'SKU' },
  { name: 'name', label: 'Item' },
  { name: 'quantity', label: 'Quantity', isNumber: true },
  {
    name: 'cost',
    get label() {
      return labelInCurrency('Unit cost ($)');
    },
    isNumber: true,
    isPrice: true,
  },
] as const satisfies readonly LineColumn[];

export const purchaseOrder = defineEntity({
  path: 'procurement/purchaseOrders',
  noun: regularNoun('purchase order'),
  isForOffice: true,
  fields: {
    poId: generated('PO #', () => `PO-${today().slice(0, 4)}-`, 999),
    supplier: partyName('Supplier', 'suppliers'),
    date: text('Date', 'date'),
    amount: moneyAmount('Amount ($)'),
    status: statusField('Status', ORDER_COLORS, 'Sent'),
    lines: lines('Lines', ORDER_LINE_COLUMNS),
    ...ARCHIVE_FIELD,
  },
  isPrinted: () => true,
  staysCounted: (record) => isReceived(record),
  activity: {
    created: 'created PO',
    updated: 'updated PO',
    subject: ({ poId }) => poId,
  },
});

export type PurchaseOrder = RecordOf<typeof purchaseOrder>;

type Status = { readonly status: StatusOf<typeof ORDER_COLORS> };

/** Whether an order is neither billed nor closed (specification, section 4). */
export const isOpen = ({ status }: Status): boolean => status !== 'Billed' && status !== 'Closed';

/** Whether an order is received, at least in part, and not yet billed. */
export const isToPay = ({ status }: Status): boolean =>
  status === 'Received' || status === 'Partially Received';

/** The orders to pay, for the sentences that explain figures. */
export const ORDERS_TO_PAY = 'purchase orders that are Received or Partially Received';

/** Whether goods of an order have arrived, at least in part, whether billed or not. */
export const isReceived = (order: Status): boolean => isToPay(order) || !isOpen(order);

/** The total of the orders that match, in the company's currency. */
export const orderValue = (
  orders: readonly PurchaseOrder[],
  matches: (order: PurchaseOrder) => boolean,
): number => sum(orders.filter(matches), ({ amount }) => amount);
