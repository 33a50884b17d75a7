import { Moment } from '../../ui/Moment.tsx';
import { Link } from 'react-router-dom';
import { orUntitled } from '../../lib/words.ts';
import { PEOPLE_PATH, authorNote, parsePeople } from '../../records/model/people.ts';
import type { ActivityEntry } from '../../records/model/activity.ts';
import { useStoredValue } from '../../records/store/read/useStored.ts';
import { filteredAddress } from '../../records/page/address/listAddresses.ts';
import { entityOf, entryAddress } from './activityAddresses.ts';

type ActivityItemProps = {
  readonly entry: ActivityEntry;
  /** How many entries of the same write it stands for. */
  readonly count?: number;
  readonly time: string;
  readonly className: string;
};

/** A line of activity with its time; the whole moment on hover. */
export function ActivityItem({ entry, count = 1, time, className }: ActivityItemProps) {
  const { timestamp } = entry;
  return (
    <li
      className={`items-baseline justify-between gap-6 border-t border-line py-2.5 text-sm first:border-t-0 ${className}`}
    >
      <ActivityText entry={entry} count={count} />
      <Moment at={timestamp} className="shrink-0 text-xs text-muted">
        {time}
      </Moment>
    </li>
  );
}

function ActivityText({ entry, count }: { readonly entry: ActivityEntry; readonly count: number }) {
  const entity = count > 1 ? entityOf(entry.action) : undefined;
  const address = entity ? filteredAddress(entity, {}) : entryAddress(entry);
  const text = (
    <>
      <bdi className="font-semibold">{entry.user}</bdi>
      <AuthorNote entry={entry} /> {entry.action}{' '}
      <bdi className="font-medium">{orUntitled(entry.subject)}</bdi>
      {count > 1 && ` and ${count - 1} more`}
    </>
  );
  return (
    <p className="line-clamp-4 min-w-0 break-words">
      {address === null ? (
        text
      ) : (
        <Link to={address} className="underline-offset-4 hover:underline">
          {text}
        </Link>
      )}
    </p>
  );
}

/** Says whose account an entry is from, where its name alone would mislead. */
function AuthorNote({ entry }: { readonly entry: ActivityEntry }) {
  const people = useStoredValue(PEOPLE_PATH, parsePeople);
  const note = people && authorNote(entry, people);
  if (!note) return null;
  return (
    <span className="font-medium text-tone-yellow-ink">
      {' '}
      ({note.text}
      {note.account !== undefined && (
        <>
          {' '}
          <bdi>{note.account}</bdi>
        </>
      )}
      )
    </span>
  );
}
