import { useMemo } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { useAuth } from '../../session/useAuth.ts';
import type { Columns, Toggle } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.tsx';
import { TASK_COLORS, isTaskOf, task, type Task } from './task.entity.ts';

/** All tasks, done or not. */
export default function TasksPage() {
  const tasks = useRecordList(task, { columns: COLUMNS, newestFirst: true, toggles: TOGGLES });
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
      <Table {...tasks.table} title="All Tasks" toggles={toggles} />
    </>
  );
}

const MINE = 'mine';
const TOGGLES = [MINE] as const;

const COLUMNS: Columns<Task> = [
  { heading: 'Task', value: ({ what }) => what, isMain: true, sentence: true, flex: 2.5 },
  { heading: 'Due', value: ({ due }) => due, text: ({ due }) => formatDate(due), whole: true },
  { heading: 'Person', value: ({ person }) => person },
  { heading: 'Customer', value: ({ customer, supplier }) => customer || supplier },
  { heading: 'Status', value: ({ status }) => status, statuses: TASK_COLORS },
];
