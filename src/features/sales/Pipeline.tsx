import { columnsOf } from '../../records/page/fieldColumns.ts';
import {
  memo,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { useIdle } from '../../ui/useIdle.ts';
import { ListSection } from '../../ui/ListSection.tsx';
import { type Columns, type Toggle, toggledRows } from '../../ui/table/column.ts';
import { createSearch } from '../../ui/table/search.ts';
import { SelectionBar } from '../../ui/table/SelectionBar.tsx';
import type { TableView } from '../../ui/table/sort.ts';
import { TableToolbar } from '../../ui/table/TableToolbar.tsx';
import { useSelection } from '../../ui/table/useSelection.ts';
import { idsWithTask } from '../tasks/task.entity.ts';
import { useOpenTasks } from '../tasks/useOpenTasks.ts';
import {
  NO_NEXT_STEP,
  STAGE_COLORS,
  deal,
  isOpen,
  hasNoNextStep,
  type Deal,
  type Stage,
} from './deal.entity.ts';
import { PipelineBoard } from './PipelineBoard.tsx';

/** What the search of the board looks in. */
const column = columnsOf(deal);

export const DEAL_COLUMNS: Columns<Deal> = [
  column('title', { heading: 'Title', searchable: true }),
  column('customer', { searchable: true }),
  column('value', { searchable: true }),
  column('stage'),
];

const SEARCHED = DEAL_COLUMNS.filter(({ searchable }) => searchable);

type PipelineProps = {
  readonly rows: readonly Deal[];
  /** Whether a deal has the chosen owner and expected close; missing when none is chosen. */
  readonly matches: ((record: Deal) => boolean) | undefined;
  readonly chosenFilters: ReactNode;
  readonly status: SubscriptionStatus;
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly whenEmpty: ReactNode;
  readonly onOpen: (deal: Deal) => void;
  readonly onShown: (deals: readonly Deal[]) => void;
  readonly selectionTools: (deals: readonly Deal[], clear: () => void) => ReactNode;
  readonly tools: (deals: readonly Deal[] | null) => ReactNode;
  readonly change: (deals: readonly Deal[], typed: { readonly stage: Stage }) => Promise<void>;
};

/** The board with its search. Memoized: typing in the form of a deal leaves it as it is. */
export const Pipeline = memo(function Pipeline(props: PipelineProps) {
  const { rows, matches, status, view, onView, onOpen, onShown, change } = props;
  const query = useDeferredValue(view.query);
  const toggles = useNextStepToggle(rows, isComplete(status));
  const matching = useMemo(() => (matches ? rows.filter(matches) : rows), [rows, matches]);
  const chosen = useMemo(
    () => toggledRows(matching, toggles, view.toggles),
    [matching, toggles, view.toggles],
  );
  const [search] = useState(() => createSearch(SEARCHED));
  const found = useMemo(() => search(chosen, query), [search, chosen, query]);
  const newestFirst = useMemo(() => found.toReversed(), [found]);
  const selection = useSelection(newestFirst);
  useLayoutEffect(() => {
    onShown(newestFirst);
  }, [onShown, newestFirst]);

  const move = useCallback(
    (deals: readonly Deal[], stage: Stage) => {
      void change(deals, { stage });
    },
    [change],
  );

  return (
    <ListSection
      title="Sales Pipeline"
      toolbar={
        <TableToolbar
          label="Deals"
          placeholder="Search deals..."
          filter={undefined}
          toggles={toggles}
          chosenFilters={props.chosenFilters}
          rows={rows}
          matching={matching}
          toggled={chosen}
          view={view}
          onView={onView}
          found={found.length}
          allShown={`${rows.filter(isOpen).length} open`}
          isPartial={status === 'partial'}
          selectionBar={
            selection.rows.length > 0 ? (
              <SelectionBar
                selection={selection}
                heading="Stage"
                statuses={STAGE_COLORS}
                onStatus={(deals, stage) => move(deals, stage as Stage)}
              >
                {props.selectionTools(selection.rows, selection.clear)}
              </SelectionBar>
            ) : null
          }
          tools={props.tools(isComplete(status) ? newestFirst : null)}
        />
      }
      fillsTitleLine
    >
      {rows.length === 0 && isComplete(status) && props.whenEmpty}
      <PipelineBoard
        deals={found}
        hasNoNextStep={toggles[0]?.matches}
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

/** The filter of the deals about which nothing is to be done; none before that is known of any. */
function useNextStepToggle(rows: readonly Deal[], isReady: boolean): readonly Toggle<Deal>[] {
  const { status, records } = useOpenTasks(useIdle(isReady && rows.length > 0));
  return useMemo(() => {
    const withTask = isComplete(status) ? idsWithTask(deal, records) : null;
    return withTask === null
      ? []
      : [
          {
            name: NO_NEXT_STEP,
            label: 'No next step',
            matches: (row) => hasNoNextStep(row, withTask),
          },
        ];
  }, [status, records]);
}
