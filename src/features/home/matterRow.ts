import type { Aged, Matter, MatterKind } from './attention.ts';
import { deal } from '../sales/deal.entity.ts';
import {
  STOCK_COLORS,
  inventoryItem,
  stockLevel,
  type InventoryItem,
} from '../inventory/inventoryItem.entity.ts';
import { invoice, type Invoice } from '../finance/invoice.entity.ts';
import { dollarsAndCents } from '../../model/money.ts';
import { ticket, type Ticket } from '../service/ticket.entity.ts';
import { countText, plural } from '../../lib/plural.ts';
import { sum } from '../../lib/sum.ts';
import { pageOf, recordAddress } from '../../shell/address/addresses.ts';
import { filteredAddress } from '../../shell/address/listAddresses.ts';

/** What the row of a matter shows, and where it leads. */
export type MatterRow = {
  readonly name: string;
  /** Parts of a line, the most telling first, since the end may be cut; what people have typed is a part of its own. */
  readonly details: readonly string[];
  readonly amount: string;
  readonly to: string;
};

/** The row of a matter. */
export function rowOf(matter: Matter): MatterRow {
  switch (matter.kind) {
    case 'Overdue':
      return invoicesRow(matter.records, late);
    case 'Past due':
      return invoicesRow(matter.records, (days) => `${countText(days ?? 0, 'day')} past due`);
    case 'Enquiry':
      return enquiryRow(matter);
    case 'Ticket':
      return ticketRow(matter.records[0]);
    case 'Low stock':
      return stockRow(matter.records);
    default: {
      const [{ record, days }] = matter.records;
      return {
        name: record.title,
        details: [`${countText(days ?? 0, 'day')} old`, record.stage, record.customer],
        amount: dollarsAndCents(record.value),
        to: recordAddress(deal, record.id),
      };
    }
  }
}

const ENQUIRIES = `${pageOf(deal)}?part=enquiries`;

/** Where the matters of a kind are that are not shown, and what they are called. */
export const HIDDEN: Readonly<Record<MatterKind, { readonly label: string; readonly to: string }>> =
  {
    Overdue: { label: 'overdue', to: filteredAddress(invoice, { status: ['Overdue'] }) },
    'Past due': { label: 'past due', to: filteredAddress(invoice, { status: ['Sent'] }) },
    Enquiry: { label: 'enquiries', to: ENQUIRIES },
    Ticket: { label: 'new tickets', to: filteredAddress(ticket, { status: ['New'] }) },
    'Low stock': { label: 'low stock', to: pageOf(inventoryItem) },
    'Quiet deal': { label: 'quiet deals', to: pageOf(deal) },
  };

function invoicesRow(
  invoices: readonly [Aged<Invoice>, ...Aged<Invoice>[]],
  describe: (days: number | null) => string,
): MatterRow {
  const [{ record, days }, ...others] = invoices;
  const [next] = others;
  const more =
    next === undefined
      ? []
      : [plural(others.length, `one more, ${late(next.days)}`, `${others.length} more`)];
  return {
    name: record.customer.trim() === '' ? 'No customer' : record.customer,
    details: [describe(days), record.idNum, ...more],
    amount: dollarsAndCents(sum(invoices, (one) => one.record.amount)),
    to:
      next === undefined
        ? recordAddress(invoice, record.id)
        : filteredAddress(invoice, { status: [record.status], q: [record.customer.trim()] }),
  };
}

function late(days: number | null): string {
  if (days === null) return 'no due date';
  if (days === 0) return 'due today';
  return days > 0 ? `${countText(days, 'day')} late` : `due in ${countText(-days, 'day')}`;
}

type EnquiryMatter = Extract<Matter, { readonly kind: 'Enquiry' }>;

function enquiryRow({ records: [{ record, days }, ...others], hasMore }: EnquiryMatter): MatterRow {
  const more = hasMore ? `more than ${others.length} others` : `${others.length} more`;
  return {
    name: record.name,
    details: [newFor(days), ...(others.length > 0 ? [more] : []), record.message],
    amount: '',
    to: ENQUIRIES,
  };
}

function ticketRow({ record, days }: Aged<Ticket>): MatterRow {
  const state = record.status === 'New' ? newFor(days) : `${record.status}, assigned to nobody`;
  return {
    name: record.customer,
    details: [state, `#${record.ticketId}`, record.issue],
    amount: '',
    to: recordAddress(ticket, record.id),
  };
}

function stockRow([item, ...others]: readonly [InventoryItem, ...InventoryItem[]]): MatterRow {
  const count = Math.abs(item.stock).toLocaleString('en-US');
  const left = item.stock < 0 ? `${count} below zero` : `${item.stock === 0 ? 'None' : count} left`;
  const more = plural(others.length, 'one more item low', `${others.length} more items low`);
  const levels = new Set<string>([item, ...others].map(stockLevel));
  return {
    name: item.name,
    details: [
      `${left}, reorder point ${item.reorder.toLocaleString('en-US')}`,
      ...(others.length > 0 ? [more] : []),
    ],
    amount: '',
    to:
      others.length === 0
        ? recordAddress(inventoryItem, item.id)
        : filteredAddress(inventoryItem, {
            level: Object.keys(STOCK_COLORS).filter((level) => levels.has(level)),
          }),
  };
}

const newFor = (days: number | null): string =>
  days === null ? 'New' : `New ${days > 0 ? `for ${countText(days, 'day')}` : 'today'}`;
