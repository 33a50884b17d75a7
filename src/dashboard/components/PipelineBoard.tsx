import { memo } from 'react';
import { STAGES, dealsInStage, type Deal, type Stage } from '../../domain/deal.ts';
import { compact } from '../../domain/money.ts';
import { sum } from '../../lib/sum.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { UnsavedBadge } from '../../ui/UnsavedBadge.tsx';
import { showTitleIfTruncated } from '../../ui/showTitleIfTruncated.ts';

type PipelineBoardProps = {
  readonly deals: readonly Deal[];
  readonly status: SubscriptionStatus;
  readonly onOpen: (deal: Deal) => void;
};

/**
 * The deals in one column per stage, with its name, count and total value (specification, section 2, Sales CRM),
 * newest first. Memoized: typing in a form re-renders the page around it.
 */
export const PipelineBoard = memo(function PipelineBoard(props: PipelineBoardProps) {
  const { deals, status, onOpen } = props;
  if (deals.length === 0 && !isComplete(status)) {
    return <ListPlaceholder status={status} label="Deals" empty="" className={HEIGHT} />;
  }
  return (
    <div
      onPointerOver={showTitleIfTruncated}
      className={`relative flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-5 print:h-auto ${HEIGHT}`}
    >
      {STAGES.map((stage) => (
        <StageColumn key={stage} stage={stage} deals={dealsInStage(deals, stage)} onOpen={onOpen} />
      ))}
    </div>
  );
});

/** Independent of the number of deals, so that nothing below moves when they arrive. */
const HEIGHT = 'h-[clamp(20rem,45dvh,34rem)]';

const DOT_COLORS: Readonly<Record<Stage, string>> = {
  'New Lead': 'bg-tone-blue-ink',
  'Quotation Sent': 'bg-tone-purple-ink',
  Negotiation: 'bg-tone-yellow-ink',
  Won: 'bg-tone-green-ink',
  Lost: 'bg-tone-red-ink',
};

type StageColumnProps = Omit<PipelineBoardProps, 'status'> & { readonly stage: Stage };

function StageColumn({ stage, deals, onOpen }: StageColumnProps) {
  return (
    <section
      aria-label={stage}
      className="flex min-w-52 flex-1 snap-start flex-col rounded-lg border border-line bg-sunken"
    >
      <header className="flex flex-wrap items-center gap-x-1.5 px-3 pt-3 pb-1.5 text-[0.8125rem]">
        <span
          aria-hidden="true"
          className={`size-2 shrink-0 rounded-full forced-color-adjust-none ${DOT_COLORS[stage]}`}
        />
        <h3 className="font-semibold whitespace-nowrap">{stage}</h3>
        <span className="rounded-full bg-tone-gray px-1.5 text-xs font-semibold text-tone-gray-ink tabular-nums">
          {deals.length}
          <span className="sr-only"> {deals.length === 1 ? 'deal' : 'deals'}</span>
        </span>
        <span className="ms-auto text-xs text-muted tabular-nums">
          {compact(sum(deals, ({ value }) => value))}
        </span>
      </header>
      {deals.length === 0 ? (
        <p className="px-3 pb-4 text-xs text-muted">
          {stage === 'New Lead' ? 'No deals here. Start with New Deal.' : 'No deals here.'}
        </p>
      ) : (
        <ul className="grid auto-rows-min grid-cols-1 gap-2 overflow-y-auto p-1.5 pt-1">
          {deals.toReversed().map((deal) => (
            <li key={deal.id}>
              <DealCard deal={deal} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type DealCardProps = { readonly deal: Deal; readonly onOpen: (deal: Deal) => void };

/** Memoized and made of few elements, because a board has hundreds of cards. */
const DealCard = memo(function DealCard({ deal, onOpen }: DealCardProps) {
  return (
    <button
      type="button"
      onClick={() => onOpen(deal)}
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 gap-y-1 rounded-md border border-line bg-surface p-2.5 text-start text-sm font-medium tabular-nums shadow-card transition-colors hover:border-edge"
    >
      <span dir="auto" className="col-span-2 line-clamp-2 text-pretty break-words">
        {orUntitled(deal.title)}
      </span>
      <bdi className="max-w-full justify-self-start truncate text-xs font-normal text-muted">
        {deal.customer}
      </bdi>
      {compact(deal.value)}
      {deal.unsaved && (
        <span className="col-span-2">
          <UnsavedBadge unsaved={deal.unsaved} />
        </span>
      )}
    </button>
  );
});
