import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { parseValues, type Entity, type Fields } from '../../model/entity.ts';
import type { Field } from '../../model/field.ts';
import { statusesWhere } from '../../lib/badgeColors.ts';
import { inventoryItem } from '../inventory/inventoryItem.entity.ts';
import { invoice } from '../finance/invoice.entity.ts';
import { ticket } from '../service/ticket.entity.ts';
import { NEW_PAGE, useNewEnquiries } from '../enquiries/useEnquiries.ts';
import { useRecordsBy, type RecordRange } from '../../store/read/useRecordsBy.ts';
import { pageOf } from '../../page/address/addresses.ts';
import {
  sidebarCounts,
  MAX_COUNT,
  useAttentionCount,
  useModuleCount,
} from '../../page/sidebarCounts.ts';
import { useClosedUntil } from '../closing/useClosedUntil.ts';
import { useLowItems } from './useLowItems.ts';

/** One more than is ever shown. */
const ENOUGH = MAX_COUNT + 1;

/**
 * Counts what needs attention: the records of which their entities say so, and new enquiries. It subscribes to no more than
 * it counts, and learns which months are closed. The page that lists records counts them itself. Renders nothing, so that a change renders nothing else.
 */
export function CountSubscriptions() {
  const { pathname } = useLocation();
  useClosedUntil();
  const areInvoicesElsewhere = pathname !== pageOf(invoice);
  const areTicketsElsewhere = pathname !== pageOf(ticket);
  const areItemsElsewhere = pathname !== pageOf(inventoryItem);
  const invoices = useRecordsBy(invoice, INVOICES, { isWanted: areInvoicesElsewhere });
  const tickets = useRecordsBy(ticket, TICKETS, { isWanted: areTicketsElsewhere });
  const items = useLowItems({ isWanted: areItemsElsewhere, enough: ENOUGH });
  useAttentionCount(invoice, areInvoicesElsewhere ? invoices : null);
  useAttentionCount(ticket, areTicketsElsewhere ? tickets : null);
  useAttentionCount(inventoryItem, areItemsElsewhere ? items : null);
  useEffect(() => () => sidebarCounts.set({}), []);
  return import.meta.env.VITE_ENQUIRIES === 'on' && <EnquiryWatcher />;
}

function EnquiryWatcher() {
  const { status, enquiries, hasMore } = useNewEnquiries(NEW_PAGE);
  const count = hasMore ? NEW_PAGE + 1 : enquiries.length;
  useModuleCount('sales', status === 'live' ? count : null, NEW_PAGE);
  return null;
}

const INVOICES = rangesOf(invoice);
const TICKETS = rangesOf(ticket);

/** Where the records are that need attention by their status: under its name, its former ones, or under none if it is the default. */
function rangesOf<F extends Fields & { readonly status: Field<string> }>(
  entity: Entity<F>,
): readonly RecordRange[] {
  const { input, initial, colors = {} } = entity.fields.status;
  const statuses = statusesWhere(
    colors,
    (record) => entity.needsAttention?.(parseValues(entity, record)) === true,
  );
  const formerly = input.type === 'select' ? (input.formerly ?? {}) : {};
  const former = Object.keys(formerly).filter((name) => statuses.includes(formerly[name] ?? ''));
  const named = [...statuses, ...former].map((name) => rangeOf({ from: name, to: name }));
  return statuses.includes(initial()) ? [...named, rangeOf({ to: '' })] : named;
}

function rangeOf(bounds: Pick<RecordRange, 'from' | 'to'>): RecordRange {
  return { child: 'status', ...bounds, count: ENOUGH, end: 'lowest' };
}
