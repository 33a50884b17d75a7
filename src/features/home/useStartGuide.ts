import { useLayoutEffect } from 'react';
import { useAuth } from '../../store/session/useAuth.ts';
import { useSetting, writeSetting } from '../../lib/userSetting.ts';
import { KEY } from '../../store/firebase/queries.ts';
import { useRecordsBy } from '../../store/read/useRecordsBy.ts';
import type { Activity } from '../activity/useActivity.ts';
import { invoice } from '../finance/invoice.entity.ts';
import { deal } from '../sales/deal.entity.ts';
import { lead } from '../sales/lead.entity.ts';
import { ticket } from '../service/ticket.entity.ts';

const SETTING = 'start-guide';

/** How far a person is with the guide on this device; null until they have seen it. */
type Progress = 'open' | 'invited' | 'closed' | null;

/** The progress with the guide, and a function that changes it. */
export function useStartGuide(): readonly [
  Progress,
  (next: 'open' | 'invited' | 'closed') => void,
] {
  const uid = useAuth().user?.uid ?? '';
  const stored = useSetting(SETTING, uid);
  const progress = stored === 'open' || stored === 'invited' || stored === 'closed' ? stored : null;
  return [progress, (next) => writeSetting(SETTING, uid, next)];
}

/** The newest record: enough to know whether there is any. */
export const ANY = [{ child: KEY, count: 1 }] as const;

/**
 * Whether to show the guide: from the moment when there is known to be no activity and no record of the main kinds until the
 * person dismisses it. Its own steps fill them. Where there is activity, nothing is asked for.
 */
export function useIsGuideShown({ status, entries }: Activity): boolean {
  const uid = useAuth().user?.uid ?? '';
  const [progress] = useStartGuide();
  const isWanted = progress === null && status === 'live' && entries.length === 0;
  const lists = [
    useRecordsBy(lead, ANY, { isWanted }),
    useRecordsBy(deal, ANY, { isWanted }),
    useRecordsBy(invoice, ANY, { isWanted }),
    useRecordsBy(ticket, ANY, { isWanted }),
  ];
  const isFirst =
    isWanted && lists.every((list) => list.status === 'live' && list.records.length === 0);
  // Before anybody can go on in the guide, which would be taken back.
  useLayoutEffect(() => {
    if (isFirst) writeSetting(SETTING, uid, 'open');
  }, [isFirst, uid]);
  return isFirst || progress === 'open' || progress === 'invited';
}
