import { memo, useMemo, type ComponentProps } from 'react';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { columnsOf } from '../../records/page/fieldColumns.ts';
import { useIdle } from '../../ui/useIdle.ts';
import type { Columns, Toggle } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { idsWithTask } from '../tasks/task.entity.ts';
import { useOpenTasks } from '../tasks/useOpenTasks.ts';
import { NO_NEXT_STEP, deal, isOpen, hasNoNextStep, type Deal } from './deal.entity.ts';
import { PipelineBoard } from './PipelineBoard.tsx';

/** What the search of the board looks in. */
const column = columnsOf(deal);

export const DEAL_COLUMNS: Columns<Deal> = [
  column('title', { heading: 'Title', searchable: true }),
  column('customer', { searchable: true }),
  column('value', { searchable: true }),
  column('stage'),
];

type PipelineProps = Omit<ComponentProps<typeof Table<Deal>>, 'title'> & {
  readonly onStatus: (deals: readonly Deal[], stage: string) => void;
};

/** The board with its search. */
export const Pipeline = memo(function Pipeline(props: PipelineProps) {
  const { rows, status, view, onView, onOpen, onStatus } = props;
  const toggles = useNextStepToggle(rows, isComplete(status));
  return (
    <Table
      {...props}
      title="Sales Pipeline"
      toggles={toggles}
      allShown={`${rows.filter(isOpen).length} open`}
      renderRows={(found, selection) => (
        <PipelineBoard
          deals={found}
          hasNoNextStep={toggles[0]?.matches}
          status={status}
          unfolded={view.filter}
          onUnfolded={(filter) => onView({ ...view, filter })}
          selection={selection}
          onOpen={onOpen}
          onMove={onStatus}
        />
      )}
    />
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
