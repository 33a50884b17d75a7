import type { ReactNode } from 'react';
import { dateAndTime } from '../lib/dates.ts';

type MomentProps = {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly className?: string;
  /** When that was, as a list says it. */
  readonly children: ReactNode;
};

/** A moment; the whole of it on hover. */
export const Moment = ({ at, className, children }: MomentProps) => (
  <time dateTime={new Date(at).toISOString()} title={dateAndTime(at)} className={className}>
    {children}
  </time>
);
