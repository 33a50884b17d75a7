import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Entity } from '../../model/entity.ts';
import type { Field } from '../../model/field.ts';
import { inventoryItem, needsOrder } from '../inventory/inventoryItem.entity.ts';
import { invoice, isOverdue } from '../finance/invoice.entity.ts';
import { isOpen, ticket } from '../service/ticket.entity.ts';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { NEW_PAGE, useNewEnquiries } from '../enquiries/useEnquiries.ts';
import { useRecordsBy, type RecordRange } from '../../store/read/useRecordsBy.ts';
import { pageOf } from '../../shell/address/addresses.ts';
import { sidebarCounts, MAX_COUNT, useAttentionCount } from '../../shell/sidebarCounts.ts';
import { useLowItems } from './useLowItems.ts';

/** One more than is ever shown. */
const ENOUGH = MAX_COUNT + 1;

/**
 * Counts what needs attention: overdue invoices, items that are low or out of stock, open tickets, new enquiries. It subscribes
 * to no more than it counts. The page that lists records counts them itself. Renders nothing, so that a change renders nothing else.
 */
export function SidebarCounts() {
  const invoices = useRecordsBy(invoice, OVERDUE, { isWanted: useIsElsewhere(invoice) });
  const tickets = useRecordsBy(ticket, OPEN, { isWanted: useIsElsewhere(ticket) });
  const items = useLowItems({ isWanted: useIsElsewhere(inventoryItem), enough: ENOUGH });
  useCount(invoice, invoices.status, invoices.records.filter(isOverdue).length);
  useCount(ticket, tickets.status, tickets.records.filter(isOpen).length);
  useCount(inventoryItem, items.status, items.records.filter(needsOrder).length);
  useEffect(() => () => sidebarCounts.set({}), []);
  return import.meta.env.VITE_ENQUIRIES === 'on' && <EnquiryWatcher />;
}

function EnquiryWatcher() {
  const { status, enquiries, hasMore } = useNewEnquiries(NEW_PAGE);
  const count = hasMore ? NEW_PAGE + 1 : enquiries.length;
  useAttentionCount('sales', status === 'live' ? count : null, NEW_PAGE);
  return null;
}

/** Whether the page that lists an entity is not the one that is open. */
function useIsElsewhere(entity: Entity): boolean {
  const { pathname } = useLocation();
  return pathname !== pageOf(entity);
}

function useCount(entity: Entity, status: SubscriptionStatus, count: number): void {
  const isElsewhere = useIsElsewhere(entity);
  const path = pageOf(entity).split('/').at(-1) ?? '';
  useAttentionCount(path, isElsewhere && isComplete(status) ? count : null);
}

const OVERDUE = withStatus(invoice.fields.status, ['Overdue']);
const OPEN = withStatus(ticket.fields.status, ['New', 'In Progress']);

/** Where the records with one of these statuses are: under its name, its former ones, or under none if it is the default. */
function withStatus<Status extends string>(
  { input, initial }: Field<Status>,
  statuses: readonly Status[],
): readonly RecordRange[] {
  const formerly = input.type === 'select' ? (input.formerly ?? {}) : {};
  const are = (name: string): boolean => statuses.some((status) => status === name);
  const former = Object.keys(formerly).filter((name) => are(formerly[name] ?? ''));
  const named = [...statuses, ...former].map((name) => rangeOf({ from: name, to: name }));
  return are(initial()) ? [...named, rangeOf({ to: '' })] : named;
}

function rangeOf(bounds: Pick<RecordRange, 'from' | 'to'>): RecordRange {
  return { child: 'status', ...bounds, count: ENOUGH };
}
