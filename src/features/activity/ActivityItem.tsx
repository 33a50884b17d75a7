import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Moment } from '../../ui/Moment.tsx';
import { orUntitled } from '../../lib/words.ts';
import { PEOPLE_PATH, authorNote, parsePeople } from '../../records/model/people.ts';
import type { ActivityEntry } from '../../records/model/activity.ts';
import { useStoredValue } from '../../records/store/read/useStored.ts';
import { entityOf, type FeedLine } from './activityAddresses.ts';

type ActivityItemProps = {
  readonly entry: Omit<ActivityEntry, 'id'>;
  /** How many entries of the same write it stands for. */
  readonly count?: number;
  /** Where it leads; null for nowhere. */
  readonly to: string | null;
  /** Whether what it says was taken back. */
  readonly isGone?: boolean;
  readonly state?: unknown;
  readonly time: string;
  readonly className: string;
  /** What the entry has changed. */
  readonly children?: ReactNode;
};

/** A line of the feed, which says so where what was created is gone again: an import or a conversion was undone. */
export function FeedItem(props: ActivityItemProps & FeedLine) {
  const { id, action } = props.entry;
  const entity = entityOf(action);
  if (entity?.activity.created !== action) return <ActivityItem {...props} />;
  return <CreatedItem {...props} path={`${entity.path}/${id}/creationDate`} />;
}

function CreatedItem({ path, ...props }: ActivityItemProps & { readonly path: string }) {
  const isStored = useStoredValue(path, isThere);
  return <ActivityItem {...props} {...(isStored === false && { to: null, isGone: true })} />;
}

const isThere = (stored: unknown): boolean => stored !== null;

/** A line of activity with its time; the whole moment on hover. */
export function ActivityItem(props: ActivityItemProps) {
  const { entry, count = 1, to, isGone = false, state, time, className, children } = props;
  const text = (
    <>
      <bdi className="font-semibold">{entry.user}</bdi>
      <AuthorNote entry={entry} /> {entry.action}{' '}
      <bdi className="font-medium">{orUntitled(entry.subject)}</bdi>
      {count > 1 && ` and ${count - 1} more`}
      {isGone && <span className="text-muted">, removed since</span>}
    </>
  );
  return (
    <li
      className={`items-baseline justify-between gap-6 border-t border-line py-2.5 first:border-t-0 ${className}`}
    >
      <div className="min-w-0">
        <p className="line-clamp-4 break-words">
          {to === null ? (
            text
          ) : (
            <Link to={to} state={state} className="underline-offset-4 hover:underline">
              {text}
            </Link>
          )}
        </p>
        {children}
      </div>
      <Moment at={entry.timestamp} className="shrink-0 text-xs text-muted">
        {time}
      </Moment>
    </li>
  );
}

/** Says whose account an entry is from, where its name alone would mislead. */
function AuthorNote({ entry }: Pick<ActivityItemProps, 'entry'>) {
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
