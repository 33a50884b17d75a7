import { memo, useCallback, useDeferredValue, useId, useLayoutEffect, useMemo } from 'react';
import { STAGE_COLORS, isOpen, type Deal, type Stage } from '../../domain/deal.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
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
  readonly change: (
    deals: readonly Deal[],
    typed: { readonly stage: Stage },
    message: string,
  ) => Promise<void>;
};

/** The board with its search. Memoized: typing in the form of a deal leaves it as it is. */
export const Pipeline = memo(function Pipeline(props: PipelineProps) {
  const { rows, status, view, onView, onOpen, onShown, change } = props;
  const titleId = useId();
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
    <section aria-labelledby={titleId} className="min-w-0">
      <header className="list-toolbar flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 sm:px-6">
        <h2 id={titleId} className="text-sm font-semibold">
          Sales Pipeline
        </h2>
        <p id={countId} role="status" className="me-auto text-xs text-muted tabular-nums">
          {query.trim()
            ? `${found.length} of ${rows.length}`
            : `${rows.filter(isOpen).length} open`}
        </p>
        {selection.rows.length > 0 && (
          <SelectionBar
            count={selection.rows.length}
            heading="Stage"
            statuses={STAGE_COLORS}
            onStatus={(stage) => {
              move(selection.rows, stage as Stage);
              selection.clear();
            }}
            onClear={selection.clear}
          />
        )}
        <SearchField
          placeholder="Search deals..."
          describedBy={countId}
          query={view.query}
          onQuery={(next) => onView({ ...view, query: next })}
        />
      </header>
      <PipelineBoard
        deals={found}
        status={status}
        unfolded={view.filter}
        onUnfolded={(filter) => onView({ ...view, filter })}
        selection={selection}
        onOpen={onOpen}
        onMove={move}
      />
    </section>
  );
});

const SEARCHED = DEAL_COLUMNS.filter(({ searchable }) => searchable);
