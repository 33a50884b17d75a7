import { ChevronsLeftRight, ChevronsRightLeft, CircleDashed } from 'lucide-react';
import { memo, useRef, useState, type MouseEvent, useEffect, type RefObject } from 'react';
import {
  type Deal,
  type Stage,
  isQuiet,
  STAGE_COLORS,
  STAGES,
  daysInStage,
  isOpen,
} from './deal.entity.ts';
import { compact } from '../../lib/money.ts';
import type { BadgeColor } from '../../lib/badgeColors.ts';
import { plural, orUntitled } from '../../lib/words.ts';
import { sum } from '../../lib/sum.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { PAGE_KEYS } from '../../ui/pageKeys.ts';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import { statusItems } from '../../ui/StatusMenu.tsx';
import { useIsPrinting } from '../../ui/useIsPrinting.ts';
import { useGlow } from '../../ui/useGlow.ts';
import { UnsavedBadge } from '../../ui/Badge.tsx';

/** What can be done with the cards of the board; every function is stable. */
type CardActions = {
  readonly onOpen: (deal: Deal) => void;
  readonly onSelect: (deal: Deal, isRange: boolean) => void;
  readonly onMove: (id: string, stage: Stage) => void;
};

type DealCardProps = CardActions & {
  readonly today: string;
  readonly deal: Deal;
  /** The first card of a column is the one that Tab reaches; arrow keys lead to the others. */
  readonly isFirst: boolean;
  readonly isSelected: boolean;
  readonly hasNoNextStep: boolean;
};

/** Without hovering, there is no other way to the menu. */
const IS_COARSE = window.matchMedia('(pointer: coarse)').matches;

/** The content of a card. Memoized and made of few elements, because a board has hundreds of cards. */
const DealCard = memo(function DealCard(props: DealCardProps) {
  const { deal, today, isFirst, isSelected, hasNoNextStep, onOpen, onSelect, onMove } = props;
  const [isActive, setActive] = useState(IS_COARSE);
  const button = useRef<HTMLButtonElement>(null);
  useGlow(button, deal);
  const days = daysInStage(deal, today);

  function onClick(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) onSelect(deal, event.shiftKey);
    else onOpen(deal);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        tabIndex={isFirst ? 0 : -1}
        aria-pressed={isSelected || undefined}
        data-opens-record={deal.id}
        onClick={onClick}
        onPointerEnter={() => setActive(true)}
        onFocus={() => setActive(true)}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 gap-y-1 rounded-md border border-line bg-raised px-3 py-2 text-start text-[0.8125rem] leading-5 font-semibold tabular-nums shadow-card pointer-coarse:pe-11 hover:border-edge aria-pressed:border-accent aria-pressed:bg-accent/8"
      >
        <span dir="auto" className="line-clamp-2 break-words">
          {orUntitled(deal.title)}
        </span>
        <bdi className="row-start-2 max-w-full justify-self-start truncate text-xs font-normal text-muted">
          {deal.customer}
        </bdi>
        <span className="col-start-2 row-start-1 justify-self-end">{compact(deal.value)}</span>
        {isOpen(deal) && (days !== null || hasNoNextStep) && (
          <span
            className={`flex items-baseline gap-1 justify-self-end text-xs ${isQuiet(days) ? 'text-brass-ink' : 'font-normal text-muted'}`}
          >
            {hasNoNextStep && (
              <CircleDashed
                role="img"
                aria-label="No next step"
                className="size-3 self-center text-brass-ink"
              >
                <title>No next step: nothing is to be done about this deal</title>
              </CircleDashed>
            )}
            {days !== null && `${days} d`}
          </span>
        )}
        {deal.unsaved && (
          <span className="col-span-2">
            <UnsavedBadge unsaved={deal.unsaved} />
          </span>
        )}
      </button>
      {isActive && (
        <MoreMenu
          label="Move to"
          items={statusItems(STAGE_COLORS, deal.stage, (stage) => onMove(deal.id, stage))}
          shortcut={PAGE_KEYS.move}
          className="card-menu absolute end-1.5 bottom-1.5 grid h-6 w-10 place-items-center rounded-md bg-raised text-muted hover:text-ink pointer-coarse:inset-y-0 pointer-coarse:end-0 pointer-coarse:my-auto pointer-coarse:size-11 pointer-coarse:bg-transparent"
        />
      )}
    </>
  );
});

type ColumnProps = {
  readonly stage: Stage;
  /** Newest first. */
  readonly deals: readonly Deal[];
  /** Whether others are still on their way, so that nothing can be counted. */
  readonly isPartial: boolean;
};

type StageColumnProps = ColumnProps &
  CardActions & {
    readonly selectedIds: ReadonlySet<string>;
    readonly hasNoNextStep: ((deal: Deal) => boolean) | undefined;
    readonly onFold: () => void;
  };

/** The deals of a stage, with its name, count and total value. */
export function StageColumn(props: StageColumnProps) {
  const { stage, isPartial, onFold, ...cards } = props;
  const { deals } = cards;
  return (
    <section
      aria-label={stage}
      data-stage={stage}
      className="board-column group flex min-w-60 flex-1 snap-start flex-col rounded-lg"
    >
      <header className="flex items-center gap-x-2 px-3 py-2 text-[0.8125rem]">
        <Dot stage={stage} />
        <h3 className="truncate font-semibold">{stage}</h3>
        <Count deals={deals} isPartial={isPartial} />
        <button
          type="button"
          aria-label="Fold column"
          title="Fold column"
          onClick={onFold}
          className="ms-auto grid size-7 shrink-0 place-items-center rounded-md text-muted opacity-0 group-hover:opacity-100 hover:bg-surface hover:text-ink focus-visible:opacity-100 pointer-coarse:size-9 pointer-coarse:opacity-100"
        >
          <ChevronsRightLeft aria-hidden="true" className="size-3.5" />
        </button>
        <span className="text-xs text-muted tabular-nums">{!isPartial && total(deals)}</span>
      </header>
      {deals.length === 0 ? (
        <p className="px-3 pb-4 text-xs text-muted">
          {isPartial ? 'None so far.' : emptyText(stage)}
        </p>
      ) : (
        <Cards {...cards} />
      )}
    </section>
  );
}

const emptyText = (stage: Stage): string =>
  stage === STAGES[0] ? 'No deals here. Start with New Deal.' : 'No deals here.';

type CardsProps = Omit<StageColumnProps, 'stage' | 'isPartial' | 'onFold'>;

const Cards = memo(function Cards({ deals, selectedIds, hasNoNextStep, ...actions }: CardsProps) {
  const end = useRef<HTMLDivElement>(null);
  const today = useToday();
  const rendered = deals.slice(0, useRenderedCount(deals.length, end));
  return (
    <div className="min-h-0 overflow-y-auto p-2 pt-0.5">
      <ul className="grid auto-rows-min grid-cols-1 gap-2">
        {rendered.map((deal, index) => (
          <li
            key={deal.id}
            data-card={deal.id}
            aria-setsize={deals.length}
            aria-posinset={index + 1}
            className="deal-card relative"
          >
            <DealCard
              deal={deal}
              today={today}
              isFirst={index === 0}
              isSelected={selectedIds.has(deal.id)}
              hasNoNextStep={hasNoNextStep?.(deal) === true}
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
export function FoldedColumn(props: ColumnProps & { readonly onUnfold: () => void }) {
  const { stage, deals, isPartial, onUnfold } = props;
  return (
    <section
      aria-label={stage}
      data-stage={stage}
      className="board-column relative flex w-12 shrink-0 flex-col items-center gap-3 rounded-lg py-3.5 text-[0.8125rem] text-muted hover:text-ink"
    >
      <button
        type="button"
        aria-label={`Unfold ${stage}`}
        title={`Unfold ${stage}`}
        onClick={onUnfold}
        className="absolute inset-0 rounded-lg outline-offset-[-2px]"
      />
      <Dot stage={stage} />
      <span className="flex items-center gap-2 whitespace-nowrap [writing-mode:vertical-rl]">
        <h3 className="font-semibold text-ink">{stage}</h3>
        <Count deals={deals} isPartial={isPartial} />
        <span className="text-xs tabular-nums">{!isPartial && total(deals)}</span>
      </span>
      <ChevronsLeftRight aria-hidden="true" className="mt-auto size-3.5" />
    </section>
  );
}

const Count = ({ deals: { length }, isPartial }: Omit<ColumnProps, 'stage'>) => (
  <span className="text-xs text-muted tabular-nums">
    <span aria-hidden={isPartial}>{isPartial ? '…' : length}</span>
    <span className="sr-only">
      {' '}
      {isPartial ? 'Still loading' : plural(length, 'deal', 'deals')}
    </span>
  </span>
);

function Dot({ stage }: { readonly stage: Stage }) {
  return (
    <span
      aria-hidden="true"
      className={`size-2 shrink-0 rounded-full forced-color-adjust-none ${DOT_COLORS[STAGE_COLORS[stage]]}`}
    />
  );
}

const total = (deals: readonly Deal[]): string => compact(sum(deals, ({ value }) => value));

const DOT_COLORS: Readonly<Record<BadgeColor, string>> = {
  gray: 'bg-muted',
  blue: 'bg-tone-blue-ink',
  purple: 'bg-tone-purple-ink',
  yellow: 'bg-tone-yellow-ink',
  green: 'bg-tone-green-ink',
  red: 'bg-tone-red-ink',
};

/** How many cards are rendered at once: more than fit on a screen. */
const CARDS_AT_ONCE = 24;

/**
 * How many cards of a column to render: as many as it has been scrolled to, and all on paper. A board of hundreds then opens
 * a record as fast as one of ten. Observes an element that follows the last card.
 */
function useRenderedCount(length: number, end: RefObject<HTMLElement | null>): number {
  const [limit, setLimit] = useState(CARDS_AT_ONCE);
  const isMore = limit < length;
  const isPrinting = useIsPrinting();

  useEffect(() => {
    const element = end.current;
    if (!isMore || element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setLimit(limit + CARDS_AT_ONCE);
      },
      { root: element.parentElement, rootMargin: '0px 0px 100%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, isMore, limit]);

  return isPrinting ? length : Math.min(limit, length);
}
