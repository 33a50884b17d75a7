import { useEffect, useMemo, useState } from 'react';
import { useAuth } from '../../session/useAuth.ts';
import { MAX_MATTERS, attention } from './attention.ts';
import type { deal } from '../sales/deal.entity.ts';
import type { invoice } from '../finance/invoice.entity.ts';
import type { ticket } from '../service/ticket.entity.ts';
import { installation } from '../installations/installation.entity.ts';
import { NEW_PAGE, useNewEnquiries, type Enquiries } from '../enquiries/useEnquiries.ts';
import { useRecords, type Records } from '../../records/store/read/useRecords.ts';
import { useOpenTasks } from '../tasks/useOpenTasks.ts';
import { useLowItems } from './useLowItems.ts';
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { useSidebarCounts } from './useSidebarCounts.ts';
import { useIdle } from '../../ui/useIdle.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { AttentionFrame, keepRows } from './AttentionFrame.tsx';
import { MatterList } from './MatterList.tsx';

type AttentionPanelProps = {
  readonly invoices: Records<typeof invoice>;
  readonly tickets: Records<typeof ticket>;
  readonly deals: Records<typeof deal>;
  /** Whether the list is there that the page asks for last. */
  readonly areLeadsKnown: boolean;
};

/** What needs a person now: one row per matter, with the one step that settles it. */
export default function AttentionPanel(props: AttentionPanelProps) {
  return import.meta.env.VITE_ENQUIRIES === 'on' ? (
    <MattersWithEnquiries {...props} />
  ) : (
    <Matters {...props} enquiries={NONE} />
  );
}

const NONE: Enquiries = { status: 'live', enquiries: [], hasMore: false };

function MattersWithEnquiries(props: AttentionPanelProps) {
  return <Matters {...props} enquiries={useNewEnquiries(NEW_PAGE)} />;
}

type MattersProps = AttentionPanelProps & { readonly enquiries: Enquiries };

function Matters({ invoices, tickets, deals, areLeadsKnown, enquiries }: MattersProps) {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const me = user?.displayName ?? '';
  const day = useToday();
  const counted = [invoices, tickets, deals];
  // Rows from a copy do not wait for the enquiries, of which no copy is kept.
  const isPending =
    counted.some(({ status }) => status === 'loading') ||
    (enquiries.status === 'loading' && counted.every(({ status }) => status === 'live'));
  // The other lists are those of the page's figures, which come first.
  const isIdle = useIdle(!isPending);
  const items = useLowItems({ isWanted: isIdle });
  const tasks = useOpenTasks(isIdle);
  // Which visit is late and what is due is in no index: all of them are read, after everything else.
  const areFiguresIdle = useIdle(!isPending && areLeadsKnown);
  const installations = useRecords(installation, { isWanted: areFiguresIdle });
  useSidebarCounts({ invoices, tickets, items });
  const isPhone = useMediaQuery(PHONE);
  const [areAllWanted, setAllWanted] = useState(false);
  const room = isPhone ? MAX_ON_PHONE : MAX_MATTERS;
  const lists = [invoices, tickets, deals, items, tasks, installations];
  const isLoading = lists.some(({ status }) => status === 'loading');
  const hasFailed = lists.some(({ status }) => status === 'failed');
  const found = useMemo(
    () =>
      attention(
        {
          invoices: invoices.records,
          enquiries: enquiries.enquiries,
          tickets: tickets.records,
          // Until all of them are known, the rows of one would push those of another down.
          ...([items, tasks, installations].some(({ status }) => status === 'loading')
            ? { installations: [], items: [], deals: [], tasks: [] }
            : {
                installations: installations.records,
                items: items.records,
                deals: deals.records,
                tasks: tasks.records,
              }),
        },
        { today: day, me },
        areAllWanted ? MAX_MATTERS : room,
      ),
    [
      invoices.records,
      enquiries.enquiries,
      tickets.records,
      installations,
      items,
      deals.records,
      tasks,
      day,
      me,
      areAllWanted,
      room,
    ],
  );
  // A list that was opened in full is short again on the next visit.
  const rows = Math.min(found.count, room) + (found.count > room ? (isPhone ? LOWER_ROW : 1) : 0);
  useEffect(() => {
    if (!isLoading && !hasFailed) keepRows(uid, rows);
  }, [isLoading, hasFailed, uid, rows]);

  return (
    <AttentionFrame
      status={isLoading ? 'loading' : hasFailed ? 'failed' : 'live'}
      {...(found.count > 0 &&
        !isPending && {
          count: found.count,
          children: (
            <MatterList
              found={found}
              {...(isPhone && !areAllWanted && { onShowAll: () => setAllWanted(true) })}
            />
          ),
        })}
    />
  );
}

/** As many as leave the key figures on the first screen. */
const MAX_ON_PHONE = 3;

/** The line below the matters as a share of a row, with its border, on a phone. */
const LOWER_ROW = 44 / 65;
