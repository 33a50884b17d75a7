import { formatDate, timeOfDay, today } from '../lib/dates.ts';
import { useIsCopyKept } from '../session/copyChoice.ts';
import { useConnection } from '../records/store/connection/useConnection.ts';
import { useOldestCopy } from '../records/store/read/useCopy.ts';

/** Says of when the records are that the page shows from a copy, or without a connection, above its heading, where nothing moves. */
export function CopyNote() {
  const savedAt = useOldestCopy();
  const isKept = useIsCopyKept();
  // With a connection, what was seen a moment ago is replaced before it could be read.
  const isShown = !useConnection() || isKept;
  const source = isKept ? 'from the copy on this device' : 'as this tab saw it last';
  return (
    <div role="status" className="absolute end-4 top-0 text-[0.6875rem]/3.5 text-muted sm:end-6">
      {savedAt !== null && isShown && `As of ${shownMoment(savedAt)}, ${source}`}
    </div>
  );
}

/** The time of today, such as 14:05; of another day, with its date. */
function shownMoment(timestamp: number): string {
  const time = timeOfDay(timestamp);
  const day = today(new Date(timestamp));
  return day === today() ? time : `${formatDate(day)}, ${time}`;
}
