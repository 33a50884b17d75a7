import { memo, type MouseEvent, type ReactNode } from 'react';
import { orUntitled } from '../../lib/orUntitled.ts';
import type { Unsaved } from '../../lib/unsaved.ts';
import { UnsavedBadge } from '../UnsavedBadge.tsx';
import { contentOf, type Columns } from './column.ts';

/** A record that may have changes which the server has not stored. */
export type UnsavedRow = { readonly unsaved?: Unsaved };

type TableRowProps<Row> = {
  /** Zero-based. */
  readonly index: number;
  readonly row: Row;
  readonly columns: Columns<Row>;
  readonly onOpen: (row: Row) => void;
  readonly measure: ((element: Element | null) => void) | undefined;
};

/**
 * One record. A click anywhere on the row opens it, and so does the button in its first cell, for keyboards and
 * screen readers. Memoized: it re-renders only when its record changes.
 */
export const TableRow = memo(function TableRow<Row extends UnsavedRow>(props: TableRowProps<Row>) {
  const { index, row, columns, onOpen, measure } = props;
  const [first, ...others] = columns;
  const name = contentOf(first, row);

  function openFrom(button: HTMLElement | null): void {
    // Wherever the row was clicked, the form returns the focus to the row's button.
    button?.focus();
    onOpen(row);
  }

  function onRowClick({ currentTarget }: MouseEvent<HTMLTableRowElement>): void {
    if (!hasSelectionIn(currentTarget)) openFrom(currentTarget.querySelector('button'));
  }

  function onButtonClick(event: MouseEvent<HTMLButtonElement>): void {
    event.stopPropagation();
    openFrom(event.currentTarget);
  }

  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      onClick={onRowClick}
      className="block cursor-pointer border-t border-line px-5 py-3 hover:bg-sunken sm:table-row sm:h-10.5 sm:p-0 sm:not-forced-colors:first:border-t-0"
    >
      <td className="block sm:table-cell sm:py-2.5 sm:ps-5 sm:pe-3">
        <button
          type="button"
          onClick={onButtonClick}
          className="block max-w-full rounded-sm text-start font-semibold text-accent underline-offset-4 hover:underline"
        >
          <bdi className="block truncate">{typeof name === 'string' ? orUntitled(name) : name}</bdi>
        </button>
        {row.unsaved && <UnsavedBadge unsaved={row.unsaved} />}
      </td>
      {others.map((column) => (
        <td
          key={column.heading}
          className="flex items-baseline justify-between gap-4 pt-1.5 sm:table-cell sm:px-3 sm:py-2.5 sm:last:pe-5"
        >
          <span className="shrink-0 text-xs text-muted sm:hidden">{column.heading}</span>
          <bdi className={`${CELL} ${column.numeric ? NUMBER : TEXT}`}>
            {contentOf(column, row)}
          </bdi>
        </td>
      ))}
    </tr>
  );
}) as <Row extends UnsavedRow>(props: TableRowProps<Row>) => ReactNode;

/** As wide as its content, so that a truncated Arabic name keeps its beginning. */
const CELL =
  "min-w-0 max-w-full sm:w-fit empty:before:text-muted empty:before:content-['–'] sm:empty:before:content-none";
const TEXT = 'truncate sm:block';
/** Numbers wrap; they are never truncated. */
const NUMBER = 'line-clamp-3 text-end wrap-anywhere sm:ms-auto';

/** Whether text within the element is selected, for example to copy it. */
function hasSelectionIn(element: Element): boolean {
  const selection = window.getSelection();
  return selection?.type === 'Range' && element.contains(selection.anchorNode);
}
