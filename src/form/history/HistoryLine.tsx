import type { ReactNode } from 'react';
import { dateAndTime, timeAgo } from '../../lib/dates.ts';
import { initials } from '../../lib/initials.ts';
import { SignatureNote } from './SignatureNote.tsx';

type HistoryLineProps = {
  readonly entry: { readonly id: string; readonly user: string; readonly timestamp: number };
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
  /** What the user did. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

/** One line of a history: who, what, when. */
export function HistoryLine({ entry, now, children, action }: HistoryLineProps) {
  const { user, timestamp } = entry;
  return (
    <li className="flex items-start gap-3 border-t border-line py-2.5 text-sm first:border-t-0">
      <span
        aria-hidden="true"
        title={user}
        className="grid size-7 shrink-0 place-items-center rounded-full bg-sunken text-xs font-semibold text-muted"
      >
        <bdi>{initials(user)}</bdi>
      </span>
      <div className="min-w-0 grow pt-1">
        <bdi className="sr-only">{user}</bdi>
        <SignatureNote entry={entry} isAlone /> {children}
      </div>
      <time
        dateTime={new Date(timestamp).toISOString()}
        title={dateAndTime(timestamp)}
        className="shrink-0 pt-1.5 text-xs text-muted"
      >
        {timeAgo(timestamp, now)}
      </time>
      {action}
    </li>
  );
}
