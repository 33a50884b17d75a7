import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Entity } from '../../records/model/entity.ts';
import { readText } from '../../records/model/field.ts';
import { statusesWhere } from '../../lib/badgeColors.ts';
import { inventoryItem } from '../inventory/inventoryItem.entity.ts';
import { INVOICE_COLORS, invoice } from '../finance/invoice.entity.ts';
import { TICKET_COLORS, ticket } from '../service/ticket.entity.ts';
import { NEW_PAGE, useNewEnquiries } from '../enquiries/useEnquiries.ts';
import { statusRanges, useKeptRecords } from '../../records/store/read/useRecordsBy.ts';
import { pageOf } from '../../records/page/address/addresses.ts';
import { MAX_COUNT, useModuleCount } from '../../records/page/sidebarCounts.ts';
import { useLowItems } from './useLowItems.ts';
import { useSidebarCounts } from './useSidebarCounts.ts';
import { CLOSED_UNTIL_PATH, closedUntil } from '../closing/closedMonth.ts';
import { useChoice } from '../figures/useChoice.ts';

const HOME = '/dashboard';

/** One more than is ever shown. */
const ENOUGH = MAX_COUNT + 1;

/**
 * Counts what needs attention: the records of which their entities say so, and new enquiries. It subscribes to no more than
 * it counts where no copy is kept on the device, and learns which months are closed. The page that lists records counts them itself, as the home page does. Renders nothing, so that a change renders nothing else.
 */
export default function SidebarCounts() {
  const { pathname } = useLocation();
  useClosedUntil();
  const isElsewhere = (entity: Entity): boolean => pathname !== HOME && pathname !== pageOf(entity);
  const areInvoicesElsewhere = isElsewhere(invoice);
  const areTicketsElsewhere = isElsewhere(ticket);
  const areItemsElsewhere = isElsewhere(inventoryItem);
  const invoices = useKeptRecords(invoice, INVOICES, { isWanted: areInvoicesElsewhere });
  const tickets = useKeptRecords(ticket, TICKETS, { isWanted: areTicketsElsewhere });
  const items = useLowItems({ isWanted: areItemsElsewhere, enough: ENOUGH });
  useSidebarCounts({
    invoices: areInvoicesElsewhere ? invoices : null,
    tickets: areTicketsElsewhere ? tickets : null,
    items: areItemsElsewhere ? items : null,
  });
  return import.meta.env.VITE_ENQUIRIES === 'on' && <EnquiryWatcher />;
}

function EnquiryWatcher() {
  const { status, enquiries, hasMore } = useNewEnquiries(NEW_PAGE);
  const count = hasMore ? NEW_PAGE + 1 : enquiries.length;
  useModuleCount('sales', status === 'live' ? count : null, NEW_PAGE);
  return null;
}

const FEW = { count: ENOUGH, end: 'lowest' } as const;

/** No more than are counted of the records that need attention. */
const INVOICES = statusRanges(
  invoice,
  'status',
  statusesWhere(INVOICE_COLORS, (record) => invoice.needsAttention?.(record) === true),
  FEW,
);
const TICKETS = statusRanges(
  ticket,
  'status',
  statusesWhere(TICKET_COLORS, (record) => ticket.needsAttention?.(record) === true),
  FEW,
);

const LAST_CLOSED_DAY = { path: CLOSED_UNTIL_PATH, setting: 'closed-until', parse: readText };

/** Lets forms know the last day of the last closed month, also without a connection, as long as this is mounted somewhere. */
function useClosedUntil(): void {
  const day = useChoice(LAST_CLOSED_DAY);
  useLayoutEffect(() => closedUntil.set(day), [day]);
}
