import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { Tooltip, useTooltip } from '../../ui/Tooltip.tsx';

/** The key figures of a page; they appear with a delay of 100 ms each (specification, section 2). */
export function KpiRow({ children }: { readonly children: ReactNode }) {
  return (
    <dl
      aria-label="Key figures"
      className="stagger relative z-2 grid grid-cols-2 border-y border-line *:border-line stacked:*:nth-[n+3]:border-t stacked:*:even:border-s stacked:*:nth-[3]:last:col-span-2 abreast:grid-cols-4 abreast:*:not-first:border-s"
    >
      {children}
    </dl>
  );
}

type KpiCardProps = {
  readonly label: string;
  readonly value: string;
  readonly to?: string;
  /** The lists the value is computed from; it shows a dash or dots until they are complete. */
  readonly sources?: readonly { readonly status: SubscriptionStatus }[];
  /** How the value is computed, in one sentence. */
  readonly explanation: string;
  /** Tags a value that is not measured: a fixed sample or an estimate. */
  readonly tag?: 'Sample' | 'Estimate';
  /** A change such as "+3 this month": green if it starts with +, otherwise red (specification, section 4). */
  readonly change?: string | undefined;
};

/** One key figure, a link to the records behind it; hovering it explains how it is computed. */
export function KpiCard(props: KpiCardProps) {
  const { label, value, to, sources = [], explanation, tag, change } = props;
  const isKnown = sources.every(({ status }) => isComplete(status));
  const isPartial = sources.some(({ status }) => status === 'partial');
  const tooltip = useTooltip();
  return (
    <div
      // A touch that scrolls across the card must not open it; tapping its button does.
      onPointerEnter={({ pointerType }) => tooltip.setHovered(pointerType !== 'touch')}
      onPointerLeave={() => tooltip.setHovered(false)}
      className="group relative min-h-18 min-w-0 py-3 ps-4 pe-2 short:min-h-0 short:py-1.5 transition-colors focus-within:z-2 hover:z-2 has-[a]:hover:bg-sunken sm:first:ps-6 stacked:sm:nth-[3]:ps-6"
    >
      <dt className="kpi-label flex min-h-5 items-center gap-1 text-xs leading-4 text-muted">
        <span className="min-w-0">{label}</span>
        <Tooltip label={`How ${label} is computed`} text={explanation} state={tooltip} />
      </dt>
      <dd className="@container flex flex-wrap items-center gap-x-2.5 gap-y-1 sm:flex-nowrap">
        <span
          style={{ '--length': value.length } as CSSProperties}
          className={`min-w-0 leading-7 font-semibold tracking-tight wrap-anywhere tabular-nums ${tag ? SIZE_BESIDE_TAG : SIZE}`}
        >
          <Linked to={to}>{isKnown ? value : <UnknownValue isPartial={isPartial} />}</Linked>
        </span>
        {tag !== undefined && (
          <span className="rounded-sm border border-dashed border-edge px-1.5 text-xs font-medium text-muted">
            {tag}
          </span>
        )}
        {isKnown && change !== undefined && (
          <span
            className={`text-xs font-medium whitespace-nowrap ${change.startsWith('+') ? 'text-tone-green-ink' : 'text-tone-red-ink'}`}
          >
            {change}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Shrinks a long value to fit its line; a digit is about 0.6 em wide. */
const SIZE = 'text-[length:clamp(0.875rem,100cqi/(0.62*var(--length)),1.25rem)]';
const SIZE_BESIDE_TAG = `${SIZE} basis-full sm:basis-auto sm:text-[length:clamp(0.875rem,(100cqi-5.5rem)/(0.62*var(--length)),1.25rem)]`;

type LinkedProps = { readonly to: string | undefined; readonly children: ReactNode };

/** The link covers the whole figure; the info button lies above it. */
function Linked({ to, children }: LinkedProps) {
  if (to === undefined) return children;
  return (
    <Link
      to={to}
      className="outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
    >
      {children}
    </Link>
  );
}

function UnknownValue({ isPartial }: { readonly isPartial: boolean }) {
  return (
    <>
      <span aria-hidden="true">{isPartial ? '…' : '–'}</span>
      <span className="sr-only">{isPartial ? 'Still loading' : 'Not available yet'}</span>
    </>
  );
}
