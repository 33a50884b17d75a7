import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { STATE_WORDS, type Check, type CheckState } from './check.ts';

const ICONS = {
  good: CircleCheck,
  note: Info,
  trouble: CircleAlert,
  unknown: CircleHelp,
  checking: CircleDashed,
} as const;

const COLORS: Readonly<Record<CheckState, string>> = {
  good: 'text-tone-green-ink',
  note: 'text-tone-blue-ink',
  trouble: 'text-tone-red-ink',
  unknown: 'text-tone-yellow-ink',
  checking: 'text-muted',
};

type HealthCheckProps = {
  readonly check: Check;
  /** What can be done about it here. */
  readonly children?: ReactNode;
};

/** One line of the page: what it is about, its state in words, what was found and what that means. */
export function HealthCheck({ check, children }: HealthCheckProps) {
  const { title, state, value, meaning } = check;
  const Icon = ICONS[state];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 text-sm sm:px-6 md:grid-cols-[10rem_9.5rem_minmax(0,1fr)]">
      <dt className="font-semibold">{title}</dt>
      <dd className={`flex items-start gap-1.5 font-medium ${COLORS[state]}`}>
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {STATE_WORDS[state]}
      </dd>
      <dd className="col-span-2 grid min-w-0 justify-items-start gap-0.5 wrap-anywhere md:col-span-1">
        {value !== '' && <p className="font-medium tabular-nums">{value}</p>}
        <p className="max-w-[70ch] text-muted">{meaning}</p>
        {children}
      </dd>
    </div>
  );
}
