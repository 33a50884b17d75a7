import { timeOfDay } from '../lib/dates.ts';
import type { Unsaved } from '../lib/unsaved.ts';

/** Marks a record whose changes the server has not stored. */
export function UnsavedBadge({ unsaved: { state, since } }: { readonly unsaved: Unsaved }) {
  const time = timeOfDay(since);
  return state === 'blocked' ? (
    <span className={`${CLASS} bg-tone-red text-tone-red-ink`}>Needs you</span>
  ) : (
    <span className={`${CLASS} bg-tone-yellow text-tone-yellow-ink`}>Waiting since {time}</span>
  );
}

const CLASS =
  'inline-block max-w-full truncate rounded-full px-2 align-middle text-xs font-semibold whitespace-nowrap tabular-nums';
