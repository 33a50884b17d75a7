import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Entity, Fields, RecordOf } from '../../domain/entity.ts';
import { inventoryItem, needsOrder } from '../../domain/inventoryItem.ts';
import { invoice, isOverdue } from '../../domain/invoice.ts';
import { isOpen, ticket } from '../../domain/ticket.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { useRecords } from '../../records/useRecords.ts';
import { pageOf } from '../address/addresses.ts';
import { attentionCounts, useAttentionCount } from './attentionCounts.ts';

/**
 * Counts what needs attention: overdue invoices, items that are low or out of stock, open tickets. The page that lists them
 * counts them itself, so that a change there is not read twice. Renders nothing, so that a change renders nothing else.
 */
export function AttentionWatcher() {
  useCount(invoice, isOverdue);
  useCount(inventoryItem, needsOrder);
  useCount(ticket, isOpen);
  useEffect(() => () => attentionCounts.set({}), []);
  return null;
}

function useCount<F extends Fields>(
  entity: Entity<F>,
  needsAttention: (record: RecordOf<Entity<F>>) => boolean,
): void {
  const { pathname } = useLocation();
  const page = pageOf(entity);
  const { records, status } = useRecords(entity, { isWanted: pathname !== page });
  const isKnown = isComplete(status) && pathname !== page;
  const count = isKnown ? records.filter(needsAttention).length : null;
  useAttentionCount(page.split('/').at(-1) ?? '', count);
}
