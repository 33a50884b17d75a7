import { useEffect, useMemo, useState } from 'react';
import { useAuth } from '../../auth/useAuth.ts';
import { MAX_MATTERS, attention } from '../../domain/figures/attention.ts';
import type { deal } from '../../domain/deal.ts';
import type { invoice } from '../../domain/invoice.ts';
import type { ticket } from '../../domain/ticket.ts';
import type { Records } from '../../records/useRecords.ts';
import { keepRows } from './reservedRows.ts';
import { useLowItems } from './useLowItems.ts';
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { useIdle } from '../useIdle.ts';
import { useToday } from '../useToday.ts';
import { AttentionFrame } from './AttentionFrame.tsx';
import { MatterList } from './MatterList.tsx';

type AttentionPanelProps = {
  readonly invoices: Records<typeof invoice>;
  readonly tickets: Records<typeof ticket>;
  readonly deals: Records<typeof deal>;
};

/** What needs a person now: one row per matter, with the one step that settles it. */
export default function AttentionPanel({ invoices, tickets, deals }: AttentionPanelProps) {
  const uid = useAuth().user?.uid ?? '';
  const day = useToday();
  const isPending = [invoices, tickets, deals].some(({ status }) => status === 'loading');
  // The other lists are those of the page's figures, which come first.
  const items = useLowItems({ isWanted: useIdle(!isPending) });
  const isPhone = useMediaQuery(PHONE);
  const [areAllWanted, setAllWanted] = useState(false);
  const isShort = isPhone && !areAllWanted;
  const lists = [invoices, tickets, deals, items];
  const isLoading = lists.some(({ status }) => status === 'loading');
  const hasFailed = lists.some(({ status }) => status === 'failed');
  const found = useMemo(
    () =>
      attention(
        {
          invoices: invoices.records,
          tickets: tickets.records,
          items: items.records,
          // Below the stock, whose row would move them.
          deals: items.status === 'loading' ? [] : deals.records,
        },
        day,
        isShort ? MAX_ON_PHONE : MAX_MATTERS,
      ),
    [invoices.records, tickets.records, items, deals.records, day, isShort],
  );
  const rows = found.matters.length + Math.sign(found.hidden.length) * (isPhone ? LOWER_ROW : 1);
  useEffect(() => {
    // What somebody has opened is closed on the next visit.
    if (!isLoading && !hasFailed && !areAllWanted) keepRows(uid, rows);
  }, [isLoading, hasFailed, areAllWanted, uid, rows]);

  return (
    <AttentionFrame
      status={isLoading ? 'loading' : hasFailed ? 'failed' : 'live'}
      {...(found.count > 0 &&
        !isPending && {
          count: found.count,
          children: (
            <MatterList found={found} {...(isShort && { onShowAll: () => setAllWanted(true) })} />
          ),
        })}
    />
  );
}

/** As many as leave the key figures on the first screen. */
const MAX_ON_PHONE = 3;

/** The line below the matters, with its border, as a share of a row on a phone. */
const LOWER_ROW = 45 / 65;
