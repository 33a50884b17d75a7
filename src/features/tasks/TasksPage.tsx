import { useMemo } from 'react';
import type { BadgeColors } from '../../lib/badgeColors.ts';
import { addDays } from '../../lib/calendar.ts';
import { columnsOf } from '../../records/page/fieldColumns.ts';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useAuth } from '../../session/useAuth.ts';
import { Badge } from '../../ui/Badge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Columns, Filter, Toggle } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { byDay, isOpen, isTaskOf, task, type Task } from './task.entity.ts';
import { recordAt } from './topic.ts';

/** All tasks by day, those that are done last. */
export default function TasksPage() {
  const today = useToday();
  const { columns, filter } = useMemo(() => viewOn(today), [today]);
  const tasks = useRecordList(task, {
    purpose: 'A task is what somebody is to do by a day. A record lists those that are about it.',
    columns,
    newestFirst: true,
    toggles: TOGGLES,
    filterName: 'when',
  });
  const { rows } = tasks.table;
  // A table that nobody has sorted begins with the last.
  const sorted = useMemo(
    () => rows.toSorted((a, b) => Number(isOpen(a)) - Number(isOpen(b)) || byDay(b, a)),
    [rows],
  );
  const name = useAuth().user?.displayName ?? '';
  const toggles = useMemo<readonly Toggle<Task>[]>(
    () =>
      name.trim() === ''
        ? []
        : [{ name: MINE, label: 'Mine', matches: (row) => isTaskOf(row, name) }],
    [name],
  );
  return (
    <>
      <RecordsHeader title="Tasks" lists={[tasks.panel]} />
      <Table {...tasks.table} rows={sorted} filter={filter} title="All Tasks" toggles={toggles} />
    </>
  );
}

const MINE = 'mine';
const TOGGLES = [MINE] as const;

/** When a task is to be done, and how that is shown. */
const WHEN = {
  Late: 'red',
  Today: 'yellow',
  Tomorrow: 'blue',
  Later: 'gray',
  Done: 'green',
} as const satisfies BadgeColors;

const column = columnsOf(task);

function viewOn(today: string) {
  const tomorrow = addDays(today, 1);
  const when = (row: Task): keyof typeof WHEN => {
    if (!isOpen(row)) return 'Done';
    if (row.due === '' || row.due > tomorrow) return 'Later';
    return row.due < today ? 'Late' : row.due === today ? 'Today' : 'Tomorrow';
  };
  const columns: Columns<Task> = [
    column('what', { isMain: true, sentence: true, flex: 2.5 }),
    {
      key: 'when',
      heading: 'When',
      value: when,
      cell: (row) => <Badge colors={WHEN} status={when(row)} />,
      whole: 9,
    },
    column('due'),
    column('person'),
    column('customer', { value: ({ customer, supplier }) => customer || supplier }),
    {
      key: 'record',
      heading: 'Record',
      value: ({ about }) => nounAt(about),
      cell: RecordLink,
      whole: 12,
    },
    column('status'),
  ];
  const filter: Filter<Task> = { label: 'When', options: Object.keys(WHEN), value: when };
  return { columns, filter };
}

const nounAt = (about: string): string => recordAt(about)?.entity.noun.one ?? '';

/** What a task is about, where it is done. */
function RecordLink({ about, what }: Task) {
  const { to = '' } = recordAt(about) ?? {};
  return (
    to && (
      <TextLink to={to} aria-label={`Open ${nounAt(about)}: ${what}`}>
        Open {nounAt(about)}
      </TextLink>
    )
  );
}
