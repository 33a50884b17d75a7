import { useEffect, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import { OPEN_STAGES, STAGES, dealsInStage, type Deal, type Stage } from './deal.entity.ts';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { showTitleIfTruncated } from '../../ui/showTitleIfTruncated.ts';
import type { Selection } from '../../ui/table/useSelection.ts';
import { actOnCard, focusCard } from './boardKeys.ts';
import { FoldedColumn, StageColumn } from './StageColumn.tsx';
import { useBoardDrag } from './useBoardDrag.ts';

type PipelineBoardProps = {
  /** The deals shown, oldest first. */
  readonly deals: readonly Deal[];
  readonly status: SubscriptionStatus;
  /** The stages whose columns are unfolded; empty for the open ones. */
  readonly unfolded: readonly string[];
  readonly onUnfolded: (stages: readonly string[]) => void;
  readonly selection: Selection<Deal>;
  readonly onOpen: (deal: Deal) => void;
  /** Stable, as is `onOpen`. */
  readonly onMove: (deals: readonly Deal[], stage: Stage) => void;
};

/**
 * The deals in one column per stage, with its name, count and total value (specification, section 2, Sales CRM), newest
 * first. A card moves by drag, by its menu, or with Shift and an arrow key.
 */
export function PipelineBoard({ status, ...props }: PipelineBoardProps) {
  return props.deals.length === 0 && !isComplete(status) ? (
    <ListPlaceholder status={status} label="Deals" empty="" className={HEIGHT} />
  ) : (
    <Board {...props} />
  );
}

function Board(props: Omit<PipelineBoardProps, 'status'>) {
  const { deals, selection, onOpen, onMove } = props;
  const board = useRef<HTMLDivElement>(null);
  const unfolded = stagesOf(props.unfolded);
  const byStage = useMemo(
    () => new Map(STAGES.map((stage) => [stage, dealsInStage(deals, stage).toReversed()])),
    [deals],
  );
  const moveCards = useMoves(board, deals, selection, onMove);
  useBoardDrag(board, moveCards, unfolded.join());

  function setUnfolded(next: ReadonlySet<string>): void {
    const stages = STAGES.filter((stage) => next.has(stage));
    props.onUnfolded(stages.join() === OPEN_STAGES.join() ? [] : stages);
  }

  return (
    <div
      ref={board}
      role="group"
      aria-label="Stages"
      onPointerOver={showTitleIfTruncated}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => actOnCard(event, moveCards)}
      className={`beside-panel relative flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-4 sm:scroll-px-6 sm:px-6 print:h-auto ${HEIGHT}`}
    >
      {STAGES.map((stage) => {
        const column = { stage, deals: byStage.get(stage) ?? [] };
        return unfolded.includes(stage) ? (
          <StageColumn
            key={stage}
            {...column}
            selectedIds={selection.ids}
            onOpen={onOpen}
            onSelect={selection.toggle}
            onMove={moveCards}
            onFold={() => setUnfolded(new Set(unfolded.filter((other) => other !== stage)))}
          />
        ) : (
          <FoldedColumn
            key={stage}
            {...column}
            onUnfold={() => setUnfolded(new Set([...unfolded, stage]))}
          />
        );
      })}
    </div>
  );
}

/** Fills the window below the header, the figures and the toolbar, however many deals there are. */
const HEIGHT = 'h-[max(22rem,calc(100dvh-16.5rem))] max-sm:h-[max(22rem,calc(100dvh-18rem))]';

function stagesOf(names: readonly string[]): readonly Stage[] {
  const stages = STAGES.filter((stage) => names.includes(stage));
  return stages.length > 0 ? stages : OPEN_STAGES;
}

/**
 * Returns a stable function that moves the deal with this id, or all selected ones if it is one of them. Then the card that
 * takes the place of the moved one has the focus.
 */
function useMoves(
  board: RefObject<HTMLElement | null>,
  deals: readonly Deal[],
  selection: Selection<Deal>,
  onMove: PipelineBoardProps['onMove'],
): (id: string, stage: Stage) => void {
  const latest = useRef({ deals, selection, onMove });
  useEffect(() => {
    latest.current = { deals, selection, onMove };
  });
  /** The card to focus once the moved one has left its column. */
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current !== null && focusCard(board.current, next.current)) next.current = null;
  }, [board, deals]);

  return useMemo(
    () => (id, stage) => {
      const { deals: all, selection: selected, onMove: move } = latest.current;
      const chosen = selected.ids.has(id) ? selected.rows : all.filter((deal) => deal.id === id);
      const moved = chosen.filter((deal) => deal.stage !== stage);
      if (moved.length === 0) return;
      next.current = neighbor(board.current, id);
      move(moved, stage);
      selected.clear();
    },
    [board],
  );
}

/** The id of the card that takes the place of a card. */
function neighbor(board: HTMLElement | null, id: string): string | null {
  const card = board?.querySelector(`[data-deal="${CSS.escape(id)}"]`);
  const other = card?.nextElementSibling ?? card?.previousElementSibling;
  return other instanceof HTMLElement ? (other.dataset['deal'] ?? null) : null;
}
