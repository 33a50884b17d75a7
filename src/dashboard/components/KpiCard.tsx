import type { CSSProperties } from 'react';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { useTooltip } from '../../ui/useTooltip.ts';

type KpiCardProps = {
  readonly label: string;
  readonly value: string;
  /** The lists the value is computed from; it shows a dash or dots until they are complete. */
  readonly sources?: readonly { readonly status: SubscriptionStatus }[];
  /** How the value is computed, in one sentence. */
  readonly explanation: string;
  /** Tags a value that is not measured: a fixed sample or an estimate. */
  readonly tag?: 'Sample' | 'Estimate';
  /** A change such as "+12%": green if it starts with +, otherwise red (specification, section 4). */
  readonly change?: string;
};

/** One key figure; hovering the card explains how it is computed. */
export function KpiCard(props: KpiCardProps) {
  const { label, value, sources = [], explanation, tag, change } = props;
  const isKnown = sources.every(({ status }) => isComplete(status));
  const isPartial = sources.some(({ status }) => status === 'partial');
  const tooltip = useTooltip();
  return (
    <div
      // A touch that scrolls across the card must not open it; tapping its button does.
      onPointerEnter={({ pointerType }) => tooltip.setHovered(pointerType !== 'touch')}
      onPointerLeave={() => tooltip.setHovered(false)}
      className="relative min-w-0 rounded-lg border border-line bg-surface py-4 ps-4 pe-1.5 shadow-card sm:ps-5 sm:pe-3 focus-within:z-2 hover:z-2"
    >
      <dt className="flex min-h-6 items-start gap-1 text-[0.8125rem] text-muted sm:text-sm">
        <span className="min-w-0 grow pt-0.5">{label}</span>
        <Tooltip label={`How ${label} is computed`} text={explanation} state={tooltip} />
      </dt>
      <dd className="@container mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 sm:flex-nowrap">
        <span
          style={{ '--length': value.length } as CSSProperties}
          className={`min-w-0 leading-8 font-semibold tracking-tight wrap-anywhere tabular-nums ${tag ? SIZE_BESIDE_TAG : SIZE}`}
        >
          {isKnown ? value : <UnknownValue isPartial={isPartial} />}
        </span>
        {tag !== undefined && (
          <span className="rounded-full border border-edge/60 px-2 text-xs font-medium text-muted">
            {tag}
          </span>
        )}
        {change !== undefined && (
          <span
            className={`text-sm font-medium ${change.startsWith('+') ? 'text-tone-green-ink' : 'text-tone-red-ink'}`}
          >
            {change}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Shrinks a long value to fit its line; a digit is about 0.6 em wide. */
const SIZE = 'text-[length:clamp(0.875rem,100cqi/(0.62*var(--length)),1.5rem)]';
/** On a phone the tag is always on its own line, so that nothing moves when the value arrives. */
const SIZE_BESIDE_TAG = `${SIZE} basis-full sm:basis-auto sm:text-[length:clamp(0.875rem,(100cqi-5.5rem)/(0.62*var(--length)),1.5rem)]`;

function UnknownValue({ isPartial }: { readonly isPartial: boolean }) {
  return (
    <>
      <span aria-hidden="true">{isPartial ? '…' : '–'}</span>
      <span className="sr-only">{isPartial ? 'Still loading' : 'Not available yet'}</span>
    </>
  );
}
