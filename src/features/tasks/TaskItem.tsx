import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { orUntitled, countText } from '../../lib/words.ts';
import { daysBetween } from '../../lib/calendar.ts';
import { recordAddress } from '../../records/page/address/addresses.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useChangeRecords } from '../../records/store/write/saveChange.ts';
import { ItemLine } from '../../ui/ItemLine.tsx';
import { isOpen, task, type Task } from './task.entity.ts';

type TaskItemProps = {
  readonly record: Task;
  /** Where it leads; by default to the task itself. */
  readonly to?: string;
  /** Whether it is shown apart from the customer or supplier that it is about. */
  readonly isApart?: boolean;
};

/** One task: a box that marks it as done, what is to be done, by when and by whom. */
export function TaskItem({
  record,
  to = recordAddress(task, record.id),
  isApart = false,
}: TaskItemProps) {
  const { what, due, person, customer, supplier, unsaved } = record;
  const change = useChangeRecords(task);
  const isChanging = useRef(false);
  const days = daysBetween(due, useToday());
  const isLate = days !== null && days > 0;

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
        aria-label={`Done: ${orUntitled(what)}`}
        onChange={toggle}
        className="mt-0.5 size-4 shrink-0 accent-(--accent) pointer-coarse:size-6"
      />
      <Link
        to={to}
        className="group grid min-w-0 grow grid-cols-[auto_auto_1fr] items-baseline gap-x-2 [grid-template-areas:'title_title_title'_'details_status_.'] @md:grid-cols-[minmax(12rem,1fr)_auto_auto] @md:[grid-template-areas:'title_details_status']"
      >
        <ItemLine
          title={orUntitled(what)}
          details={[isApart ? customer || supplier : '', person]}
          unsaved={unsaved}
          wraps="everywhere"
        >
          {due && (
            <time dateTime={due} className={isLate ? 'font-medium text-tone-red-ink' : ''}>
              {isLate ? `${countText(days, 'day')} late` : days === 0 ? 'today' : formatDate(due)}
            </time>
          )}
        </ItemLine>
      </Link>
    </li>
  );
}
