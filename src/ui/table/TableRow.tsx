import { memo, type MouseEvent, type ReactNode } from 'react';
import { orUntitled } from '../../lib/orUntitled.ts';
import { contentOf, type Columns } from './column.ts';

type TableRowProps<Row> = {
  /** The row's place in the list, from 0. */
  readonly index: number;
  readonly row: Row;
  readonly columns: Columns<Row>;
  readonly onOpen: (row: Row) => void;
  readonly measure: ((element: Element | null) => void) | undefined;
};

/**
 * One record. A click anywhere opens it; the button in the first cell gives keyboards and screen readers the
 * same way in. Drawn again only when its record changes.
 */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { index, row, columns, onOpen, measure } = props;
  const [first, ...others] = columns;
  const name = contentOf(first, row);

  function openFrom(button: HTMLElement | null): void {
    // The focus returns to the record's button when the form closes, wherever the row was clicked.
    button?.focus();
    onOpen(row);
  }

  function onRowClick({ currentTarget }: MouseEvent<HTMLTableRowElement>): void {
    if (!isMarkedIn(currentTarget)) openFrom(currentTarget.querySelector('button'));
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
      </td>
      {others.map((column) => (
        <td
          key={column.heading}
          className="flex items-baseline justify-between gap-4 pt-1.5 sm:table-cell sm:px-3 sm:py-2.5 sm:last:pe-5"
        >
          <span className="shrink-0 text-xs text-muted sm:hidden">{column.heading}</span>
          <bdi className={`${CELL} ${column.numeric ? FIGURE : TEXT}`}>
            {contentOf(column, row)}
          </bdi>
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

/** A box of its own direction: an Arabic name that is cut short keeps its beginning, wherever that is. */
const CELL =
  "min-w-0 max-w-full sm:w-fit empty:before:text-muted empty:before:content-['–'] sm:empty:before:content-none";
const TEXT = 'truncate sm:block';
/** A figure is never cut: where it finds no room, it goes on below. */
const FIGURE = 'line-clamp-3 text-end wrap-anywhere sm:ms-auto';

/** Whether somebody has marked a text of the element, to copy it. */
function isMarkedIn(element: Element): boolean {
  const selection = window.getSelection();
  return selection?.type === 'Range' && element.contains(selection.anchorNode);
}
