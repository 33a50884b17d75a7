import { Link } from 'react-router-dom';
import { orUntitled, countText } from '../../lib/words.ts';
import type { ActivityLine } from './activityLines.ts';
import { PEOPLE_PATH, authorNote, parsePeople } from '../../model/accounts/people.ts';
import type { ActivityEntry } from '../../model/activity.ts';
import { useStoredValue } from '../../store/read/useStored.ts';
import { filteredAddress } from '../../page/address/listAddresses.ts';
import { entryAddress } from './activityAddresses.ts';
import { dateAndTime } from '../../lib/dates.ts';

type ActivityItemProps = {
  readonly line: ActivityLine;
  /** When it was, as the list says it. */
  readonly time: string;
  /** How its text and its time stand beside each other. */
  readonly className: string;
};

/** A line of activity with its time; the whole moment on hover. */
export function ActivityItem({ line, time, className }: ActivityItemProps) {
  const { timestamp } = line.entry;
  return (
    <li
      className={`items-baseline justify-between gap-6 border-t border-line py-2.5 text-sm first:border-t-0 ${className}`}
    >
      <ActivityText line={line} />
      <time
        dateTime={new Date(timestamp).toISOString()}
        title={dateAndTime(timestamp)}
        className="shrink-0 text-xs text-muted"
      >
        {time}
      </time>
    </li>
  );
}

/** Who did what to which record, as a link to that record, or who has imported what, as a link to the list. */
function ActivityText({ line }: { readonly line: ActivityLine }) {
  const { entry, imported, isRemoved = false } = line;
  const listAddress = imported && filteredAddress(imported.entity, {});
  const address = isRemoved ? null : (listAddress ?? entryAddress(entry));
  const text = (
    <>
      <bdi className="font-semibold">{entry.user}</bdi>
      <AuthorNote entry={entry} />{' '}
      {imported === undefined ? (
        <>
          {entry.action} <bdi className="font-medium">{orUntitled(entry.subject)}</bdi>
        </>
      ) : (
        <>
          imported{' '}
          <span className="font-medium">
            {imported.count === undefined
              ? imported.entity.noun.many
              : countText(imported.count, imported.entity.noun)}
          </span>
          {isRemoved && ', since removed'}
        </>
      )}
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
