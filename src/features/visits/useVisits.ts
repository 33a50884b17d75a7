import { useMemo } from 'react';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { archivedOn } from '../../model/archive.ts';
import { useRecordsBy } from '../../store/read/useRecordsBy.ts';
import { byDay } from './readings.ts';
import { visit } from './visit.entity.ts';

/** The `count` visits to an installation that were recorded last, without those archived, the newest first. */
export function useVisits(installationId: string, count: number) {
  const ranges = useMemo(
    // One more, which tells whether there are older ones.
    () => [{ child: 'installation', value: installationId, count: count + 1 }],
    [installationId, count],
  );
  const { status, records } = useRecordsBy(visit, ranges, {
    isWanted: installationId !== '',
    withArchived: true,
  });
  return useMemo(() => {
    const own = byDay(records.filter((one) => one.installation === installationId)).toReversed();
    const listed = own.filter((one) => archivedOn(one) === '').slice(0, count);
    return { status, records: listed, hasOlder: isComplete(status) && own.length > count };
  }, [status, records, installationId, count]);
}
