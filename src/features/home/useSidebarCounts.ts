import { useAttentionCount } from '../../records/page/sidebarCounts.ts';
import type { Records } from '../../records/store/read/useRecords.ts';
import { invoice } from '../finance/invoice.entity.ts';
import { inventoryItem } from '../inventory/inventoryItem.entity.ts';
import { ticket } from '../service/ticket.entity.ts';

type CountedLists = {
  readonly invoices: Records<typeof invoice> | null;
  readonly tickets: Records<typeof ticket> | null;
  readonly items: Records<typeof inventoryItem> | null;
};

/** Counts for the sidebar what needs attention in each of these lists; null for one that its own page counts. */
export function useSidebarCounts({ invoices, tickets, items }: CountedLists): void {
  useAttentionCount(invoice, invoices);
  useAttentionCount(ticket, tickets);
  useAttentionCount(inventoryItem, items);
}
