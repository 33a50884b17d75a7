import { formatDate } from '../../lib/dates.ts';
import { readLines } from '../../records/model/lines.ts';
import { lineAmount, sumOfLines } from '../../records/model/formatValue.ts';
import { ORDER_LINE_COLUMNS, type PurchaseOrder } from './purchaseOrder.entity.ts';
import type { Supplier } from './supplier.entity.ts';
import type { Company } from '../documents/company.ts';
import {
  cents,
  formatCents,
  formatNumber,
  formatPrice,
  inCurrency,
  isCalculable,
} from '../../lib/exact.ts';
import { LABELS } from '../documents/labels.ts';
import { filledIn, type Cell, type PrintedDocument } from '../documents/printedDocument.ts';

/** What a purchase order prints as. `supplier` is the one of its name, if there is one. */
export function orderDocument(
  order: PurchaseOrder,
  company: Company,
  supplier: Supplier | null,
): PrintedDocument {
  const lines = readLines(ORDER_LINE_COLUMNS, order.lines);
  const ofLines = sumOfLines(ORDER_LINE_COLUMNS, lines);
  const amount = isCalculable(order.amount) ? cents(order.amount) : 0n;
  const total = lines.length > 0 && amount === 0n ? ofLines : amount;
  const rest = total - ofLines;
  const rows: readonly (readonly Cell[])[] = lines.map((line) => [
    line['sku'] ?? '',
    line['name'] ?? '',
    formatNumber(line['quantity'] ?? ''),
    formatPrice(line['cost'] ?? ''),
    formatCents(lineAmount(ORDER_LINE_COLUMNS, line)),
  ]);
  const restLabel = rest < 0n ? LABELS.discount : LABELS.adjustment;
  const last = lines.length === 0 ? LABELS.asAgreed : restLabel;
  return {
    title: LABELS.purchaseOrder,
    number: order.poId,
    isDraft: order.status === 'Draft' || order.unsaved !== undefined,
    from: company,
    to: {
      name: order.supplier,
      address: supplier?.contact ?? '',
      trn: '',
      licence: '',
      phone: supplier?.phone ?? '',
      email: supplier?.email ?? '',
    },
    toLabel: LABELS.supplier,
    facts: filledIn([
      { label: LABELS.orderNumber, value: order.poId },
      { label: LABELS.date, value: formatDate(order.date) },
    ]),
    columns: [
      { label: LABELS.sku, isNumber: false },
      { label: LABELS.description, isNumber: false },
      { label: LABELS.quantity, isNumber: true },
      { label: LABELS.unitPrice, isNumber: true },
      { label: LABELS.amount, isNumber: true },
    ],
    rows: lines.length > 0 && rest === 0n ? rows : [...rows, ['', last, '', '', formatCents(rest)]],
    totals: [{ label: LABELS.total, value: inCurrency(total), isMain: true }],
    notes: [],
    warnings:
      lines.length > 0 && ofLines !== amount
        ? [
            {
              text: `The lines come to ${inCurrency(ofLines)}, which is not the order’s amount.`,
              where: 'record',
            },
          ]
        : [],
  };
}
