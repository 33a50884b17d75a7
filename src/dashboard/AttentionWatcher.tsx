import { useEffect } from 'react';
import { inventoryItem, stockLevel } from '../domain/inventoryItem.ts';
import { invoice } from '../domain/invoice.ts';
import { isOpen, ticket } from '../domain/ticket.ts';
import { isAwaited, useRecords } from '../records/useRecords.ts';
import { attentionCounts } from './attentionCounts.ts';

/**
 * Counts what needs attention: overdue invoices, items that are low or out of stock, open tickets. The lists stay
 * subscribed while the dashboard is open, so that their pages are there at once. Renders nothing, so that a change of a
 * record renders nothing else.
 */
export function AttentionWatcher() {
  const invoices = useRecords(invoice);
  const items = useRecords(inventoryItem);
  const tickets = useRecords(ticket);
  const isLoading = [invoices, items, tickets].some(isAwaited);
  const counts = {
    finance: invoices.records.filter(({ status }) => status === 'Overdue').length,
    inventory: items.records.filter((item) => stockLevel(item) !== 'In stock').length,
    service: tickets.records.filter(isOpen).length,
  };
  const key = JSON.stringify(counts);
  useEffect(() => {
    if (!isLoading) attentionCounts.set(JSON.parse(key) as typeof counts);
  }, [isLoading, key]);
  useEffect(() => () => attentionCounts.set({}), []);
  return null;
}
