import type { ActivityEntry } from '../../model/activity.ts';
import { dateAndTime, formatDate, timeOfDay, today } from '../../lib/dates.ts';
import { useActivityLines, type ActivityLine } from './activityLines.ts';
import { useClockOffset } from '../../store/connection/useClockOffset.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useNow } from '../../ui/useNow.ts';
import { ActivityText } from './ActivityText.tsx';

/** Activity entries, newest first, under a heading for each day; those of an import are one line. */
export function ActivityDays({ entries }: { readonly entries: readonly ActivityEntry[] }) {
  // Timestamps are the server's; the clock of this machine may be wrong.
  const now = useNow() + useClockOffset();
  const lines = useActivityLines(entries);
  return [...byDay(lines)].map(([day, ofDay]) => (
    <Panel key={day} title={titleOf(day, now)} className="mt-4">
      <ol className="px-4 sm:px-6 pb-4">
        {ofDay.map((line) => (
          <li
            key={line.entry.id}
            className="flex items-baseline justify-between gap-6 border-t border-line py-2.5 text-sm first:border-t-0"
          >
            <ActivityText line={line} />
            <time
              dateTime={new Date(line.entry.timestamp).toISOString()}
              title={dateAndTime(line.entry.timestamp)}
              className="shrink-0 text-xs text-muted tabular-nums"
            >
              {timeOfDay(line.entry.timestamp)}
            </time>
          </li>
        ))}
      </ol>
    </Panel>
  ));
}

/** The lines of each local day, YYYY-MM-DD, in their order. */
function byDay(lines: readonly ActivityLine[]): ReadonlyMap<string, readonly ActivityLine[]> {
  const days = new Map<string, ActivityLine[]>();
  for (const line of lines) {
    const day = today(new Date(line.entry.timestamp));
    const ofDay = days.get(day);
    if (ofDay === undefined) days.set(day, [line]);
    else ofDay.push(line);
  }
  return days;
}

function titleOf(day: string, now: number): string {
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  if (day === today(new Date(now))) return 'Today';
  return day === today(yesterday) ? 'Yesterday' : formatDate(day);
}
