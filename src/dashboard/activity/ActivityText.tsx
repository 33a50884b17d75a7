import { Link } from 'react-router-dom';
import type { ActivityEntry } from '../../domain/activity.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { entryAddress } from './activityAddresses.ts';

/** Who did what to which record, as a link to that record. */
export function ActivityText({ entry }: { readonly entry: ActivityEntry }) {
  const address = entryAddress(entry);
  const text = (
    <>
      <bdi className="font-semibold">{entry.user}</bdi> {entry.action}{' '}
      <bdi className="font-medium">{orUntitled(entry.subject)}</bdi>
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
