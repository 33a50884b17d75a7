import { columnsOf } from '../../records/page/fieldColumns.ts';
import { useMemo } from 'react';
import { useAuth } from '../../session/useAuth.ts';
import type { Columns, Toggle } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.ts';
import { isTaskOf, task, type Task } from './task.entity.ts';

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

const column = columnsOf(task);

const COLUMNS: Columns<Task> = [
  column('what', { isMain: true, sentence: true, flex: 2.5 }),
  column('due'),
  column('person'),
  column('customer', { value: ({ customer, supplier }) => customer || supplier }),
  column('status'),
];
