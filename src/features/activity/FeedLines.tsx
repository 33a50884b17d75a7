import { useEffect, useRef } from 'react';
import { timeAgo } from '../../lib/dates.ts';
import { FEED_LENGTH, type ActivityEntry } from '../../model/activity.ts';
import { useClockOffset } from '../../store/connection/useConnection.ts';
import { useNow } from '../../ui/useNow.ts';
import { ActivityItem } from './ActivityItem.tsx';
import { useActivityLines } from './activityLines.ts';

export type FeedLinesProps = {
  readonly entries: readonly ActivityEntry[];
  readonly onShown: () => void;
};

/** The lines of the feed: entries of an import are one. */
export default function FeedLines({ entries, onShown }: FeedLinesProps) {
  // Timestamps are the server's; the clock of this machine may be wrong.
  const now = useNow() + useClockOffset();
  const lines = useActivityLines(entries, FEED_LENGTH);
  const areThere = lines.length > 0;
  const latestOnShown = useRef(onShown);
  useEffect(() => {
    if (areThere) latestOnShown.current();
  }, [areThere]);
  return (
    <ol className="px-4 pb-4 sm:px-6">
      {lines.map((line) => (
        <ActivityItem
          key={line.entry.id}
          line={line}
          time={timeAgo(line.entry.timestamp, now)}
          className="sm:flex xl:block"
        />
      ))}
    </ol>
  );
}
