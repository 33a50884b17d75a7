import { ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react';
import { memo, useRef } from 'react';
import type { Deal, Stage } from './deal.entity.ts';
import { compact } from '../../model/money.ts';
import { plural } from '../../lib/plural.ts';
import { sum } from '../../lib/sum.ts';
import { DealCard, type CardActions } from './DealCard.tsx';
import { useRenderedCount } from './useRenderedCount.ts';

type ColumnProps = {
  readonly stage: Stage;
  /** Newest first. */
  readonly deals: readonly Deal[];
};

type StageColumnProps = ColumnProps &
  CardActions & {
    readonly selectedIds: ReadonlySet<string>;
    readonly onFold: () => void;
  };

/** The deals of a stage, with its name, count and total value. */
export const StageColumn = function StageColumn(props: StageColumnProps) {
  const { stage, deals, selectedIds, onFold, ...actions } = props;
  return (
    <section
      aria-label={stage}
      data-stage={stage}
      className="board-column flex min-w-60 flex-1 snap-start flex-col rounded-lg"
    >
      <header className="flex items-center gap-x-2 py-2 ps-3 pe-1.5 text-[0.8125rem]">
        <Dot stage={stage} />
        <h3 className="truncate font-semibold">{stage}</h3>
        <Count deals={deals} />
        <span className="ms-auto text-xs text-muted tabular-nums">{total(deals)}</span>
        <button
          type="button"
          aria-label="Fold column"
          onClick={onFold}
          className="grid size-7 shrink-0 place-items-center rounded-md text-muted hover:bg-surface hover:text-ink pointer-coarse:size-9"
        >
          <ChevronsRightLeft aria-hidden="true" className="size-3.5" />
        </button>
      </header>
      {deals.length === 0 ? (
        <p className="px-3 pb-4 text-xs text-muted">
          {stage === 'New Lead' ? 'No deals here. Start with New Deal.' : 'No deals here.'}
        </p>
      ) : (
        <Cards deals={deals} selectedIds={selectedIds} {...actions} />
      )}
    </section>
  );
};

type CardsProps = Omit<StageColumnProps, 'stage' | 'onFold'>;

const Cards = memo(function Cards({ deals, selectedIds, ...actions }: CardsProps) {
  const end = useRef<HTMLDivElement>(null);
  const rendered = deals.slice(0, useRenderedCount(deals.length, end));
  return (
    <div className="min-h-0 overflow-y-auto p-2 pt-0.5">
      <ul className="grid auto-rows-min grid-cols-1 gap-2">
        {rendered.map((deal, index) => (
          <li
            key={deal.id}
            data-deal={deal.id}
            aria-setsize={deals.length}
            aria-posinset={index + 1}
            className="deal-card relative"
          >
            <DealCard
              deal={deal}
              isFirst={index === 0}
              isSelected={selectedIds.has(deal.id)}
              {...actions}
            />
          </li>
        ))}
      </ul>
      <div ref={end} />
    </div>
  );
});

/** A column without its cards; a card can be dropped on it. */
export function FoldedColumn({ stage, deals, onUnfold }: ColumnProps & { onUnfold: () => void }) {
  return (
    <section
      aria-label={stage}
      data-stage={stage}
      className="board-column relative flex w-12 shrink-0 flex-col items-center gap-3 rounded-lg py-3.5 text-[0.8125rem] text-muted hover:text-ink"
    >
      <button
        type="button"
        aria-label={`Unfold ${stage}`}
        onClick={onUnfold}
        className="absolute inset-0 rounded-lg outline-offset-[-2px]"
      />
      <Dot stage={stage} />
      <span className="flex items-center gap-2 whitespace-nowrap [writing-mode:vertical-rl]">
        <h3 className="font-semibold text-ink">{stage}</h3>
        <Count deals={deals} />
        <span className="text-xs tabular-nums">{total(deals)}</span>
      </span>
      <ChevronsLeftRight aria-hidden="true" className="mt-auto size-3.5" />
    </section>
  );
}

function Count({ deals }: { readonly deals: readonly Deal[] }) {
  return (
    <span className="text-xs text-muted tabular-nums">
      {deals.length}
      <span className="sr-only"> {plural(deals.length, 'deal', 'deals')}</span>
    </span>
  );
}

function Dot({ stage }: { readonly stage: Stage }) {
  return (
    <span
      aria-hidden="true"
      className={`size-2 shrink-0 rounded-full forced-color-adjust-none ${DOT_COLORS[stage]}`}
    />
  );
}

const total = (deals: readonly Deal[]): string => compact(sum(deals, ({ value }) => value));

const DOT_COLORS: Readonly<Record<Stage, string>> = {
  'New Lead': 'bg-tone-blue-ink',
  'Quotation Sent': 'bg-tone-purple-ink',
  Negotiation: 'bg-tone-yellow-ink',
  Won: 'bg-tone-green-ink',
  Lost: 'bg-tone-red-ink',
};
