import { useEffect, useRef } from 'react';
import { timeAgo } from '../../lib/dates.ts';
import { FEED_LENGTH, type ActivityEntry } from '../../records/model/activity.ts';
import { feedLines, lineAddress } from './activityAddresses.ts';
import { FeedItem } from './ActivityItem.tsx';
import { useServerNow } from '../../records/store/connection/useConnection.ts';

type FeedLinesProps = {
  /** Newest first. */
  readonly entries: readonly ActivityEntry[];
  readonly onShown: () => void;
};

/** The lines of the feed. */
export default function FeedLines({ entries, onShown }: FeedLinesProps) {
  // Timestamps are the server's; the clock of this machine may be wrong.
  const now = useServerNow();
  const latestOnShown = useRef(onShown);
  useEffect(() => latestOnShown.current(), []);
  return (
    <ol className="px-4 pb-4 sm:px-6">
      {feedLines(entries)
        .slice(0, FEED_LENGTH)
        .map((line) => (
          <FeedItem
            key={line.entry.id}
            {...line}
            to={lineAddress(line)}
            time={timeAgo(line.entry.timestamp, now)}
            className="text-sm sm:flex xl:block"
          />
        ))}
    </ol>
  );
}
