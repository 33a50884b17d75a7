import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { recordAddress } from '../../records/page/address/addresses.ts';
import { toListItem } from '../../records/page/ListItems.tsx';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useChangeRecords } from '../../records/store/write/saveChange.ts';
import { ItemLine } from '../../ui/ItemLine.tsx';
import { isOpen, task, type Task } from './task.entity.ts';
import { recordAt } from './topic.ts';

type TaskItemProps = {
  readonly record: Task;
  /** Whether it is shown apart from what it is about, and leads there. */
  readonly isApart?: boolean;
};

/** One task: a box that marks it as done, what is to be done, by when and by whom. */
export function TaskItem({ record, isApart = false }: TaskItemProps) {
  const change = useChangeRecords(task);
  const isChanging = useRef(false);
  const { title, parties, details } = toListItem(task, record, useToday());
  const about = isApart ? recordAt(record.about) : null;

  function toggle(): void {
    // A double click must not save twice.
    if (isChanging.current) return;
    isChanging.current = true;
    const status: Task['status'] = isOpen(record) ? 'Done' : 'Open';
    void change([record], { status }).finally(() => {
      isChanging.current = false;
    });
  }

  return (
    <li className="@container flex items-start gap-2.5 border-t border-line py-2 text-sm first:border-t-0">
      <input
        type="checkbox"
        checked={!isOpen(record)}
        aria-label={`Done: ${title}`}
        onChange={toggle}
        className="mt-0.5 size-4 shrink-0 accent-(--accent) pointer-coarse:size-6"
      />
      <Link
        to={about?.to ?? recordAddress(task, record.id)}
        className="group grid min-w-0 grow items-baseline gap-x-2 [grid-template-areas:'title'_'details'] @md:grid-cols-[minmax(12rem,1fr)_auto] @md:[grid-template-areas:'title_details']"
      >
        <ItemLine
          title={title}
          details={[...details, ...(isApart ? parties : [])]}
          unsaved={record.unsaved}
          mark={markLate}
          wraps="everywhere"
        />
      </Link>
    </li>
  );
}

const markLate = (text: string) =>
  text.endsWith(' late') ? <span className="font-medium text-tone-red-ink">{text}</span> : text;
