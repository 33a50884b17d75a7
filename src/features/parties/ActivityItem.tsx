import { orUntitled } from '../../lib/orUntitled.ts';
import { Link } from 'react-router-dom';
import type { Names } from '../../model/input.ts';
import type { RecordActivity } from './recentActivity.ts';
import { dateAndTime, timeAgo } from '../../lib/dates.ts';
import { formatValue } from '../../form/history/formatValue.ts';
import { fieldChanges } from '../../form/history/undo.ts';
import { SignatureNote } from '../../form/history/SignatureNote.tsx';
import { RECORD, recordName } from '../../shell/address/addresses.ts';
import { partyAddress } from '../../shell/address/partyAddress.ts';
import { OPENED_HERE } from '../../shell/address/useAddress.ts';

type ActivityItemProps = {
  readonly of: Names['of'];
  readonly name: string;
  readonly activity: RecordActivity;
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
};

/** One event: who, which record, what changed, when. */
export function ActivityItem({ of, name, activity, now }: ActivityItemProps) {
  const { entity, record, event } = activity;
  const { user, timestamp } = event;
  const isChange = 'changes' in event;
  const action = isChange ? entity.activity.updated : entity.activity.created;
  const changes = isChange ? fieldChanges(entity, [event]) : [];
  return (
    <li className="flex items-baseline justify-between gap-6 border-t border-line py-2.5 text-[0.8125rem] first:border-t-0">
      <div className="min-w-0">
        <p className="line-clamp-3 break-words">
          <Link
            to={partyAddress(of, name, { [RECORD]: recordName(entity, record.id) })}
            state={OPENED_HERE}
            className="underline-offset-4 hover:underline"
          >
            <bdi className="font-semibold">{user}</bdi>
            <SignatureNote entry={event} /> {action}{' '}
            <bdi className="font-medium">{orUntitled(entity.activity.subject(record))}</bdi>
          </Link>
        </p>
        {changes.map(({ key, field, change }) => (
          <p key={key} className="line-clamp-2 text-xs break-words text-muted">
            {field.label}: <bdi>{formatValue(field, change.from)}</bdi>{' '}
            <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
              →
            </span>
            <span className="sr-only">to</span> <bdi>{formatValue(field, change.to)}</bdi>
          </p>
        ))}
      </div>
      <time
        dateTime={new Date(timestamp).toISOString()}
        title={dateAndTime(timestamp)}
        className="shrink-0 text-xs text-muted"
      >
        {timeAgo(timestamp, now)}
      </time>
    </li>
  );
}
