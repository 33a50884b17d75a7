import {
  memo,
  useCallback,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  type ReactNode,
} from 'react';
import { STAGE_COLORS, isOpen, type Deal, type Stage } from './deal.entity.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { ListSection, TitleLineEnd } from '../../ui/ListSection.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { search } from '../../ui/table/search.ts';
import { SelectionBar } from '../../ui/table/SelectionBar.tsx';
import { useSelection } from '../../ui/table/useSelection.ts';
import type { TableView } from '../../ui/table/view.ts';
import { DEAL_COLUMNS } from './dealColumns.ts';
import { PipelineBoard } from './PipelineBoard.tsx';

type PipelineProps = {
  readonly rows: readonly Deal[];
  readonly status: SubscriptionStatus;
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly onOpen: (deal: Deal) => void;
  readonly onShown: (deals: readonly Deal[]) => void;
  readonly tools: (deals: readonly Deal[] | null) => ReactNode;
  readonly change: (
    deals: readonly Deal[],
    typed: { readonly stage: Stage },
    message: string,
  ) => Promise<void>;
};

/** The board with its search. Memoized: typing in the form of a deal leaves it as it is. */
export const Pipeline = memo(function Pipeline(props: PipelineProps) {
  const { rows, status, view, onView, onOpen, onShown, tools, change } = props;
  const countId = useId();
  const query = useDeferredValue(view.query);
  const found = useMemo(() => search(rows, SEARCHED, query), [rows, query]);
  const newestFirst = useMemo(() => found.toReversed(), [found]);
  const selection = useSelection(newestFirst);
  useLayoutEffect(() => {
    onShown(newestFirst);
  }, [onShown, newestFirst]);

  const move = useCallback(
    (deals: readonly Deal[], stage: Stage) => {
      const [first] = deals;
      const what =
        deals.length === 1 && first
          ? `${orUntitled(first.title)} moved`
          : `${deals.length} deals moved`;
      void change(deals, { stage }, `${what} to ${stage}`);
    },
    [change],
  );

  return (
    <ListSection
      title="Sales Pipeline"
      toolbar={
        <>
          <p
            id={countId}
            role="status"
            className="me-auto max-sm:order-first text-xs text-muted tabular-nums"
          >
            {query.trim()
              ? `${found.length} of ${rows.length}`
              : `${rows.filter(isOpen).length} open`}
          </p>
          <TitleLineEnd />
          {selection.rows.length > 0 && (
            <SelectionBar
              selection={selection}
              heading="Stage"
              statuses={STAGE_COLORS}
              onStatus={(deals, stage) => move(deals, stage as Stage)}
            />
          )}
          <SearchField
            placeholder="Search deals..."
            describedBy={countId}
            query={view.query}
            onQuery={(next) => onView({ ...view, query: next })}
          />
          {tools(isComplete(status) ? newestFirst : null)}
        </>
      }
    >
      <PipelineBoard
        deals={found}
        status={status}
        unfolded={view.filter}
        onUnfolded={(filter) => onView({ ...view, filter })}
        selection={selection}
        onOpen={onOpen}
        onMove={move}
      />
    </ListSection>
  );
});

const SEARCHED = DEAL_COLUMNS.filter(({ searchable }) => searchable);
