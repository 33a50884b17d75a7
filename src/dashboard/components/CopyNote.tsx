import { timeOfDay } from '../../lib/dates.ts';
import { useOldestCopy } from '../../records/shownCopies.ts';

/**
 * Says of when the records are while the page shows a copy, in the free space above its heading and buttons, so that nothing
 * moves when it comes and goes.
 */
export function CopyNote() {
  const savedAt = useOldestCopy();
  return (
    <div role="status" className="absolute end-4 top-0 text-[0.6875rem]/3.5 text-muted sm:end-6">
      {savedAt !== null && `As of ${momentOf(savedAt)}, from the copy on this device`}
    </div>
  );
}

/** The time of today, such as 14:05; of another day, with its date. */
function momentOf(timestamp: number): string {
  const moment = new Date(timestamp);
  const time = timeOfDay(timestamp);
  const isToday = moment.toDateString() === new Date().toDateString();
  if (isToday) return time;
  return `${moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${time}`;
}
