import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { OPEN_STAGES, STAGES, dealsInStage, type Deal, type Stage } from './deal.entity.ts';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { showTitleIfTruncated } from '../../ui/showTitleIfTruncated.ts';
import type { Selection } from '../../ui/table/useSelection.ts';
import { PAGE_KEYS } from '../../ui/pageKeys.ts';
import { FoldedColumn, StageColumn } from './StageColumn.tsx';
import { withCode } from '../../lib/withCode.ts';
import { whenIdle } from '../../lib/whenIdle.ts';

type PipelineBoardProps = {
  /** The deals shown, newest first. */
  readonly deals: readonly Deal[];
  /** Whether nothing is to be done about one; missing while that is not known. */
  readonly hasNoNextStep: ((deal: Deal) => boolean) | undefined;
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
    <Board {...props} isPartial={status === 'partial'} />
  );
}

function Board(props: Omit<PipelineBoardProps, 'status'> & { readonly isPartial: boolean }) {
  const { deals, isPartial, selection, onOpen, onMove } = props;
  const board = useRef<HTMLDivElement>(null);
  const unfolded = knownStages(props.unfolded);
  const byStage = useMemo(
    () => new Map(STAGES.map((stage) => [stage, dealsInStage(deals, stage)])),
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
        const column = { stage, deals: byStage.get(stage) ?? [], isPartial };
        return unfolded.includes(stage) ? (
          <StageColumn
            key={stage}
            {...column}
            hasNoNextStep={props.hasNoNextStep}
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
const HEIGHT = 'h-[max(22rem,calc(100dvh-14.75rem))] max-sm:h-[max(22rem,calc(100dvh-18rem))]';

function knownStages(names: readonly string[]): readonly Stage[] {
  const stages = STAGES.filter((stage) => names.includes(stage));
  return stages.length > 0 ? stages : OPEN_STAGES;
}

/** Returns a stable function that moves this deal, or all selected ones if it is one of them. The focus goes with its card. */
function useMoves(
  board: RefObject<HTMLElement | null>,
  deals: readonly Deal[],
  selection: Selection<Deal>,
  onMove: PipelineBoardProps['onMove'],
): (id: string, stage: Stage) => void {
  const latest = useRef({ deals, selection, onMove });
  useLayoutEffect(() => {
    latest.current = { deals, selection, onMove };
  });
  /** The card that was moved last, and where it was: when it leaves that stage, also by Undo, it may take the focus away with it. */
  const last = useRef<Pick<Deal, 'id' | 'stage'>>(undefined);
  useLayoutEffect(() => {
    const deal = deals.find(({ id }) => id === last.current?.id);
    if (deal === undefined || deal.stage === last.current?.stage) return;
    last.current = deal;
    if (document.activeElement !== document.body) return;
    const column = board.current?.querySelector(`[data-stage="${deal.stage}"]`);
    // Its column may be folded, or have too many cards above it.
    const card = column?.querySelector(`[data-card="${CSS.escape(deal.id)}"]`);
    buttonIn(card ?? column ?? null)?.focus();
  }, [board, deals]);

  return useMemo(
    () => (id, stage) => {
      const { deals: all, selection: selected, onMove: moveDeals } = latest.current;
      const chosen = selected.ids.has(id) ? selected.rows : all.filter((deal) => deal.id === id);
      const moved = chosen.filter((deal) => deal.stage !== stage);
      if (moved.length === 0) return;
      last.current = all.find((deal) => deal.id === id);
      moveDeals(moved, stage);
      selected.clear();
    },
    [],
  );
}

/** The keys of a focused card: arrows move the focus, with Shift the card, and others select it or open its menu. */
function actOnCard(
  event: KeyboardEvent<HTMLElement>,
  onMove: (id: string, stage: Stage) => void,
): void {
  const card = (event.target as Element).closest<HTMLElement>('[data-card]');
  if (card === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, shiftKey } = event;
  const by = sideways(event.currentTarget, key);
  if (shiftKey && by !== 0) move(card, by, onMove);
  else if (by !== 0) cardBeside(card, by)?.focus();
  else if (key === 'ArrowDown') buttonIn(card.nextElementSibling)?.focus();
  else if (key === 'ArrowUp') buttonIn(card.previousElementSibling)?.focus();
  else if (key === PAGE_KEYS.select) click(buttonIn(card), { ctrlKey: true });
  else if (key === PAGE_KEYS.move) click(card.querySelector('[aria-haspopup=menu]'));
  else return;
  event.preventDefault();
}

/** 1 towards the later stages, -1 towards the earlier ones, 0 for other keys. */
function sideways(board: HTMLElement, key: string): 1 | -1 | 0 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const isForward = (key === 'ArrowRight') !== (getComputedStyle(board).direction === 'rtl');
  return isForward ? 1 : -1;
}

function move(card: HTMLElement, by: 1 | -1, onMove: (id: string, stage: Stage) => void): void {
  const stage = card.closest<HTMLElement>('[data-stage]')?.dataset['stage'];
  const next = STAGES[STAGES.findIndex((other) => other === stage) + by];
  if (next !== undefined) onMove(card.dataset['card'] ?? '', next);
}

/** The card at the same height in the next column that has any. */
function cardBeside(card: HTMLElement, by: 1 | -1): HTMLElement | null {
  const index = [...(card.parentElement?.children ?? [])].indexOf(card);
  let column = card.closest('[data-stage]');
  while (column !== null) {
    column = by === 1 ? column.nextElementSibling : column.previousElementSibling;
    const cards = [...(column?.querySelectorAll('[data-card]') ?? [])];
    const beside = buttonIn(cards[index] ?? cards.at(-1) ?? null);
    if (beside !== null) return beside;
  }
  return null;
}

const buttonIn = (card: Element | null): HTMLElement | null =>
  card?.querySelector<HTMLElement>('button') ?? null;

function click(element: Element | null, how: MouseEventInit = {}): void {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
}

/**
 * Lets cards be dragged to other columns, also to folded ones, with the mouse and, after a long press, with a finger. The
 * code is loaded when the browser is idle. `columns` names the columns: they are set up again when it
 * changes.
 */
function useBoardDrag(
  board: RefObject<HTMLElement | null>,
  onDrop: (id: string, stage: Stage) => void,
  columns: string,
): void {
  useEffect(() => {
    const element = board.current;
    if (element === null) return undefined;
    // Until it is there, menus and keys move cards.
    let stop = whenIdle(() => {
      stop = withCode(
        () => import('./boardDrag.ts'),
        ({ startBoardDrag }) => startBoardDrag(element, onDrop),
      );
    });
    return () => stop();
  }, [board, onDrop, columns]);
}
