import { useMemo } from 'react';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { archivedOn } from '../../records/model/archive.ts';
import { copyPath, useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { byDay } from './readings.ts';
import { visit } from './visit.entity.ts';

/** How many visits are looked through for what was measured last. */
export const MAX_EARLIER = 12;

/** The range of the last visits to an installation: one more, which tells whether there are older ones. */
export const visitsTo = (installation: string, count = MAX_EARLIER) => ({
  child: 'installation',
  value: installation,
  count: count + 1,
});

/** What the last visits to an installation are seen as, and the path of their copy on a device. */
const seenAs = (installation: string): string => `of ${installation}`;
export const keptVisits = (installation: string): string => copyPath(visit, seenAs(installation));

/** The `count` visits to an installation that were recorded last, without those archived, the newest first. */
export function useVisits(installationId: string, count: number) {
  const ranges = useMemo(() => [visitsTo(installationId, count)], [installationId, count]);
  const { status, records } = useRecordsBy(visit, ranges, {
    isWanted: installationId !== '',
    withArchived: true,
    seenAs: seenAs(installationId),
  });
  return useMemo(() => {
    const own = byDay(records.filter((one) => one.installation === installationId)).toReversed();
    const read = own.filter((one) => archivedOn(one) === '').slice(0, count + 1);
    return {
      status,
      records: read.slice(0, count),
      /** With one more, if there is one. */
      read,
      hasOlder: isComplete(status) && own.length > count,
    };
  }, [status, records, installationId, count]);
}
