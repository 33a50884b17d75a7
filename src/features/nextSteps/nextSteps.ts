import { isSeen } from '../../session/sight.ts';
import { addDays } from '../../lib/calendar.ts';
import { daysToPay, type Customer } from '../sales/customer.entity.ts';
import { deal, isWon, type Deal } from '../sales/deal.entity.ts';
import type { Texts } from '../../records/model/draft.ts';
import type { Entity } from '../../records/model/entity.ts';
import { needsOrder, type InventoryItem } from '../inventory/inventoryItem.entity.ts';
import { invoice, type Invoice } from '../finance/invoice.entity.ts';
import {
  invoicedOf,
  invoicesOfShares,
  restTexts,
  sharesIn,
  textsOfShare,
  wholeTexts,
  type Share,
} from './dealShares.ts';
import { centsAsNumber, inCurrency } from '../../lib/exact.ts';
import { moneyFromText } from '../../lib/money.ts';
import { recordKeptFor } from '../../records/model/recordsNaming.ts';
import { installation, type Installation } from '../installations/installation.entity.ts';
import { purchaseOrder } from '../purchasing/purchaseOrder.entity.ts';
import { draftOrders, suggestedQuantity } from '../purchasing/lowItems.ts';
import type { Supplier } from '../purchasing/supplier.entity.ts';
import { ticket } from '../service/ticket.entity.ts';

/** A record to create after another one. */
export type NextStep = {
  readonly label: string;
  readonly entity: Pick<Entity, 'path' | 'page'>;
  /** What its form starts with; the other fields are as in every new form. */
  readonly texts: Texts;
};

/**
 * What of a won deal is left to invoice, given its invoices, `own`: the next share of its terms, those after it, or the rest; due
 * by the customer's terms from `today` (YYYY-MM-DD).
 */
export function stepsOfDeal(
  record: Deal,
  own: readonly Invoice[],
  customers: readonly Customer[],
  today: string,
): readonly NextStep[] {
  const { rest } = invoicedOf(record, own);
  if (!isWon(record) || (own.length > 0 && rest <= 0n)) return [];
  const step = (label: string, texts: Texts): NextStep => ({
    label,
    entity: invoice,
    texts: { ...invoiceTexts(record.customer, customers, today), ...texts },
  });
  const shares = invoicesOfShares(record, sharesIn(record.terms), own).flatMap((share) => {
    const texts = share.invoice ? null : textsOfShare(record, share, own);
    return texts ? [step(`New invoice: ${share.label}`, texts)] : [];
  });
  if (own.length === 0) return [...shares, step('New invoice', wholeTexts(record))];
  const all = centsAsNumber(rest);
  return shares.some(({ texts }) => texts['amount'] === all)
    ? shares
    : [...shares, step(`New invoice: the rest, ${inCurrency(rest)}`, restTexts(record, own))];
}

/** A won deal is built as an installation, unless it is. */
export const installationSteps = (
  record: Deal,
  built: readonly Installation[],
): readonly NextStep[] =>
  isWon(record) && built.length === 0
    ? [
        {
          label: 'Add installation',
          entity: installation,
          texts: { name: record.title, customer: record.customer.trim(), deal: record.id },
        },
      ]
    : [];

/** The invoice of a share of a won deal; null if less than that is left of it, given its invoices. */
export function stepOfShare(
  record: Deal,
  share: Share,
  own: readonly Invoice[],
  customers: readonly Customer[],
  today: string,
): NextStep | null {
  const found = textsOfShare(record, share, own);
  if (!found) return null;
  const { amount = '', ...texts } = found;
  return {
    label: `New invoice: ${share.label}, ${moneyFromText(amount)}`,
    entity: invoice,
    texts: { ...invoiceTexts(record.customer, customers, today), amount, ...texts },
  };
}

/** A customer orders, pays and needs help. */
export const stepsOfCustomer = (record: Customer, today: string): readonly NextStep[] =>
  stepsOfCustomerName(record.name, [record], today);

/** The steps of a customer of whom there may be no record; invoices are due by the terms of one that has the name. */
export function stepsOfCustomerName(
  fullName: string,
  customers: readonly Customer[],
  today: string,
): readonly NextStep[] {
  const name = fullName.trim();
  if (name === '') return [];
  return [
    { label: 'New deal', entity: deal, texts: { customer: name } },
    { label: 'New invoice', entity: invoice, texts: invoiceTexts(name, customers, today) },
    { label: 'New ticket', entity: ticket, texts: { customer: name } },
    { label: 'Add installation', entity: installation, texts: { customer: name } },
  ].filter(({ entity }) => isSeen(entity));
}

/** A supplier delivers. */
export const stepsOfSupplier = (
  { name }: Pick<Supplier, 'name'>,
  today: string,
): readonly NextStep[] =>
  name.trim() === '' || !isSeen(purchaseOrder)
    ? []
    : [
        {
          label: 'New purchase order',
          entity: purchaseOrder,
          texts: { supplier: name.trim(), date: today },
        },
      ];

/** An item that runs low is ordered. */
export const stepsOfItem = (item: InventoryItem, today: string): readonly NextStep[] =>
  needsOrder(item) && isSeen(purchaseOrder)
    ? [{ label: 'New purchase order', entity: purchaseOrder, texts: orderTexts(item, today) }]
    : [];

function orderTexts(item: InventoryItem, today: string): Texts {
  const { sku, name, cost, supplier } = item;
  const [order = {}] = draftOrders(
    supplier.trim(),
    [{ sku, name, cost, quantity: suggestedQuantity(item) }],
    today,
  );
  const { status: _, ...texts } = order;
  return texts;
}

function invoiceTexts(name: string, customers: readonly Customer[], today: string): Texts {
  const known = recordKeptFor(customers, name);
  const due = known && addDays(today, daysToPay(known));
  return { customer: name.trim(), date: today, ...(due && { due }) };
}
