import { useMemo } from 'react';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { useRecordsBy } from '../../store/read/useRecordsBy.ts';
import { byDay } from './readings.ts';
import { visit } from './visit.entity.ts';

/** The `count` visits to an installation that were recorded last, the newest first. */
export function useVisits(installationId: string, count: number) {
  const ranges = useMemo(
    () => [{ child: 'installation', value: installationId, count }],
    [installationId, count],
  );
  const { status, records } = useRecordsBy(visit, ranges, { isWanted: installationId !== '' });
  return useMemo(() => {
    const own = byDay(records.filter((one) => one.installation === installationId)).toReversed();
    return { status, records: own, hasOlder: isComplete(status) && own.length >= count };
  }, [status, records, installationId, count]);
}
