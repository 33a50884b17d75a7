import type { CSSProperties } from 'react';
import { Tooltip } from '../../ui/Tooltip.tsx';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { useTooltip } from '../../ui/useTooltip.ts';

type KpiCardProps = {
  readonly label: string;
  readonly value: string;
  /** The lists the figure is computed from; until all of them are there it shows a dash. */
  readonly from?: readonly { readonly status: SubscriptionStatus }[];
  /** How the figure comes about, in a sentence. */
  readonly explanation: string;
  /** Marks a figure that is not measured: a fixed sample or an estimate. */
  readonly mark?: 'Sample' | 'Estimate';
  /** A change such as "+12%": green when it starts with +, otherwise red. */
  readonly change?: string;
};

/** One key figure, and how it is computed: that appears wherever the card is hovered. */
export function KpiCard(props: KpiCardProps) {
  const { label, value, from = [], explanation, mark, change } = props;
  const isKnown = from.every(({ status }) => status === 'live');
  const hint = useTooltip();
  return (
    <div
      // A finger only passes over; it taps the button.
      onPointerEnter={({ pointerType }) => hint.setHovered(pointerType !== 'touch')}
      onPointerLeave={() => hint.setHovered(false)}
      className="relative min-w-0 rounded-lg border border-line bg-surface py-4 ps-4 pe-1.5 shadow-card sm:ps-5 sm:pe-3 focus-within:z-2 hover:z-2"
    >
      <dt className="flex min-h-6 items-start gap-1 text-[0.8125rem] text-muted sm:text-sm">
        <span className="min-w-0 grow pt-0.5">{label}</span>
        <Tooltip label={`How ${label} is computed`} text={explanation} state={hint} />
      </dt>
      <dd className="@container mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 sm:flex-nowrap">
        <span
          style={{ '--length': value.length } as CSSProperties}
          className={`min-w-0 leading-8 font-semibold tracking-tight wrap-anywhere tabular-nums ${mark ? BESIDE_MARK : ALONE}`}
        >
          {isKnown ? value : <NotKnown />}
        </span>
        {mark !== undefined && (
          <span className="rounded-full border border-edge/60 px-2 text-xs font-medium text-muted">
            {mark}
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

/** A long figure is set smaller, so that it stays on its line; a digit is about 0.6 of its size wide. */
const ALONE = 'text-[length:clamp(0.875rem,100cqi/(0.62*var(--length)),1.5rem)]';
/** On a phone the mark has a line of its own, whatever the figure: nothing moves when that becomes known. */
const BESIDE_MARK = `${ALONE} basis-full sm:basis-auto sm:text-[length:clamp(0.875rem,(100cqi-5.5rem)/(0.62*var(--length)),1.5rem)]`;

function NotKnown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">Not known yet</span>
    </>
  );
}
