import { memo, type MouseEvent, type ReactNode, useCallback, useRef } from 'react';
import type { Unsaved } from '../../lib/unsaved.ts';
import { useGlow } from '../useGlow.ts';
import { Badge, UnsavedBadge } from '../Badge.tsx';
import type { Column, Columns } from './column.ts';
import { orUntitled } from '../../lib/words.ts';
import { StatusMenu } from '../StatusMenu.tsx';

/** Where a cell stands in the lines of a row on a phone: the main column and the amount come first, then a sentence. */
const PLACES = {
  main: 'order-1 grow basis-3/5',
  amount: 'order-2 ms-auto',
  sentence: 'order-3 basis-full max-sm:empty:hidden text-xs sm:text-[0.8125rem]',
  detail: 'order-4 max-sm:empty:hidden text-xs sm:text-[0.8125rem] max-sm:max-w-[60%]',
  badge: 'order-5 ms-auto max-w-[60%] sm:max-w-none',
} as const;

/** As wide as its content, so that a truncated Arabic name keeps its beginning. */
const CELL = 'block min-w-0 max-w-full w-fit';
const TEXT = 'truncate';
const SENTENCE = 'max-sm:line-clamp-2 max-sm:wrap-anywhere sm:truncate';
/** Numbers wrap; they are never truncated. */
const NUMBER = 'line-clamp-3 text-end wrap-anywhere sm:ms-auto';

/** A record that may have changes which the server has not stored. */
export type UnsavedRow = { readonly id: string; readonly unsaved?: Unsaved };

/** What can be done in the rows of a table; every function is stable, or all rows render with every change. */
export type RowActions<Row> = {
  readonly onOpen: (row: Row) => void;
  /** Chooses another status; without it, statuses are plain badges and rows cannot be selected. */
  readonly onStatus?: ((row: Row, status: string) => void) | undefined;
  readonly onSelect: (row: Row, isRange: boolean) => void;
};

type TableRowProps<Row> = RowActions<Row> & {
  /** Zero-based. */
  readonly index: number;
  readonly row: Row;
  readonly columns: Columns<Row>;
  readonly isSelected: boolean;
  readonly measure: ((element: Element | null) => void) | undefined;
};

/** One record. A click anywhere on the row opens it, and so does the button in its first cell. Memoized, for there are many. */
export const TableRow = memo(function TableRow<Row extends UnsavedRow>(props: TableRowProps<Row>) {
  const { index, row, columns, isSelected, onOpen, onStatus, onSelect, measure } = props;
  const [first, ...others] = columns;
  const name = rowName(first, row);
  const element = useRef<HTMLTableRowElement>(null);
  useGlow(element, row);
  const setElement = useCallback(
    (rendered: HTMLTableRowElement | null) => {
      element.current = rendered;
      measure?.(rendered);
    },
    [measure],
  );

  function openFrom(button: HTMLElement | null): void {
    // Wherever the row was clicked, the form returns the focus to the row's button.
    button?.focus();
    onOpen(row);
  }

  function onRowClick({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
    const isOnLink = (target as Element).closest('a') !== null;
    if (!isOnLink && !hasSelectionIn(currentTarget))
      openFrom(currentTarget.querySelector('td button'));
  }

  function onButtonClick(event: MouseEvent<HTMLButtonElement>): void {
    event.stopPropagation();
    openFrom(event.currentTarget);
  }

  return (
    <tr
      ref={setElement}
      data-index={index}
      aria-rowindex={index + 2}
      data-selected={isSelected || undefined}
      data-opens-record={row.id}
      onClick={onRowClick}
      className="group/row relative flex cursor-pointer flex-wrap items-center gap-x-2 gap-y-0.5 border-t border-line px-4 py-2 max-sm:has-[a.absolute]:pe-16 after:order-3 after:basis-full hover:bg-sunken data-selected:bg-accent/8 sm:table-row sm:h-9 sm:p-0 sm:after:hidden sm:pointer-coarse:h-11 sm:not-forced-colors:first:border-t-0"
    >
      <td
        className={`min-w-0 sm:table-cell sm:ps-6 sm:pe-(--cell) ${first.isMain ? 'order-1 grow basis-3/5' : 'order-4'}`}
      >
        {onStatus && (
          <input
            type="checkbox"
            // The arrow keys reach the row, and `x` selects it: one stop less for every row.
            tabIndex={-1}
            checked={isSelected}
            aria-label={`Select ${name}`}
            onChange={() => undefined}
            onClick={(event) => {
              event.stopPropagation();
              onSelect(row, event.shiftKey);
            }}
            className="absolute start-1 hidden size-4 translate-y-0.5 opacity-0 accent-accent group-hover/row:opacity-100 group-data-selected/row:opacity-100 focus-visible:opacity-100 sm:block"
          />
        )}
        <button
          type="button"
          onClick={onButtonClick}
          className={`block max-w-full rounded-sm text-start underline-offset-4 group-hover/row:underline ${first.isMain ? 'font-semibold text-ink' : 'text-xs text-muted sm:text-[0.8125rem]'}`}
        >
          <bdi className="block truncate">{first.cell ? cellContent(first, row) : name}</bdi>
        </button>
        {row.unsaved && <UnsavedBadge unsaved={row.unsaved} />}
      </td>
      {others.map((column) => (
        <TableCell key={column.heading} row={row} column={column} onStatus={onStatus} />
      ))}
    </tr>
  );
}) as <Row extends UnsavedRow>(props: TableRowProps<Row>) => ReactNode;

function hasSelectionIn(element: Element): boolean {
  const selection = window.getSelection();
  return selection?.type === 'Range' && element.contains(selection.anchorNode);
}

type TableCellProps<Row> = {
  readonly row: Row;
  readonly column: Column<Row>;
  /** Makes the badge of a status column a menu. */
  readonly onStatus: ((row: Row, status: string) => void) | undefined;
};

function TableCell<Row>({ row, column, onStatus }: TableCellProps<Row>) {
  const { heading, numeric = false, isMain = false, sentence = false, statuses } = column;
  const isBadge = statuses !== undefined || (numeric && column.cell !== undefined);
  const content = cellContent(column, row);
  const note = column.note?.(row);
  return (
    <td
      data-heading={heading}
      className={`titled-cell min-w-0 sm:table-cell sm:px-(--cell) sm:last:pe-[calc(2*var(--cell))] ${isBadge ? PLACES.badge : isMain ? PLACES.main : numeric ? PLACES.amount : sentence ? PLACES.sentence : PLACES.detail}`}
    >
      {statuses && onStatus ? (
        <StatusMenu
          heading={heading}
          colors={statuses}
          status={String(column.value(row))}
          refused={column.refuses?.(row)}
          onChoose={(status) => onStatus(row, status)}
        />
      ) : content === '' ? null : (
        <>
          <bdi
            className={`${CELL} ${numeric ? NUMBER : sentence ? SENTENCE : TEXT} ${isMain || numeric ? 'font-semibold text-ink' : 'text-muted'}`}
          >
            {content}
          </bdi>
          {note && (
            <span className="flex justify-end text-xs leading-3 whitespace-nowrap text-muted">
              {note}
            </span>
          )}
        </>
      )}
    </td>
  );
}

function cellContent<Row>({ cell, text, value, statuses }: Column<Row>, row: Row): ReactNode {
  if (statuses) return <Badge colors={statuses} status={String(value(row))} />;
  return (cell ?? text ?? value)(row);
}

/** What a record is called in its row: the text of the first column. */
function rowName<Row>({ text, value }: Column<Row>, row: Row): string {
  return orUntitled(String((text ?? value)(row)));
}
