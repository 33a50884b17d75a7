import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { orUntitled, countText } from '../../lib/words.ts';
import { daysBetween } from '../../lib/calendar.ts';
import { recordAddress } from '../../records/page/address/addresses.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useChangeRecords } from '../../records/store/write/saveChange.ts';
import { UnsavedBadge } from '../../ui/Badge.tsx';
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
    <li className="flex items-start gap-2.5 border-t border-line py-2 text-sm first:border-t-0">
      <input
        type="checkbox"
        checked={!isOpen(record)}
        aria-label={`Done: ${orUntitled(what)}`}
        onChange={toggle}
        className="mt-0.5 size-4 shrink-0 accent-(--accent) pointer-coarse:size-6"
      />
      <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
        <Link to={to} className="min-w-0 grow basis-48 wrap-anywhere hover:underline">
          <bdi>{orUntitled(what)}</bdi>
        </Link>
        <span className="flex flex-wrap gap-x-2 text-xs text-muted">
          {unsaved && <UnsavedBadge unsaved={unsaved} />}
          {isApart && (customer || supplier) && <bdi>{customer || supplier}</bdi>}
          {person && <bdi>{person}</bdi>}
          {due && (
            <time dateTime={due} className={isLate ? 'font-medium text-tone-red-ink' : ''}>
              {isLate ? `${countText(days, 'day')} late` : days === 0 ? 'today' : formatDate(due)}
            </time>
          )}
        </span>
      </div>
    </li>
  );
}
