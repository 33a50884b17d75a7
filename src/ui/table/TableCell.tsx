import type { ReactNode } from 'react';
import { orUntitled } from '../../lib/orUntitled.ts';
import { Badge } from '../Badge.tsx';
import { StatusMenu } from '../StatusMenu.tsx';
import type { Column } from './column.ts';

type TableCellProps<Row> = {
  readonly row: Row;
  readonly column: Column<Row>;
  /** Makes the badge of a status column a menu. */
  readonly onStatus: ((row: Row, status: string) => void) | undefined;
};

/** A cell of a row after the first: on a phone a part of its lines. */
export function TableCell<Row>({ row, column, onStatus }: TableCellProps<Row>) {
  const { heading, numeric = false, lead = false, sentence = false, statuses } = column;
  const isBadge = statuses !== undefined || (numeric && column.cell !== undefined);
  return (
    <td
      data-heading={heading}
      className={`titled-cell min-w-0 sm:table-cell sm:px-(--cell) sm:last:pe-[calc(2*var(--cell))] ${isBadge ? PLACES.badge : lead ? PLACES.lead : numeric ? PLACES.amount : sentence ? PLACES.sentence : PLACES.detail}`}
    >
      {statuses && onStatus ? (
        <StatusMenu
          heading={heading}
          colors={statuses}
          status={String(column.value(row))}
          onChoose={(status) => onStatus(row, status)}
        />
      ) : (
        <bdi
          className={`${CELL} ${numeric ? NUMBER : sentence ? SENTENCE : TEXT} ${lead || numeric ? 'font-semibold text-ink' : 'text-muted'}`}
        >
          {contentOf(column, row)}
        </bdi>
      )}
    </td>
  );
}

/** Where a cell stands in the lines of a row on a phone: what leads and the amount come first, then a sentence. */
const PLACES = {
  lead: 'order-1 grow basis-3/5',
  amount: 'order-2 ms-auto',
  sentence: 'order-3 basis-full empty:hidden text-xs sm:text-[0.8125rem]',
  detail: 'order-4 empty:hidden text-xs sm:text-[0.8125rem] max-sm:max-w-[60%]',
  badge: 'order-5 ms-auto max-w-[60%] sm:max-w-none',
} as const;

/** As wide as its content, so that a truncated Arabic name keeps its beginning. */
const CELL = 'block min-w-0 max-w-full w-fit';
const TEXT = 'truncate';
const SENTENCE = 'max-sm:line-clamp-2 max-sm:wrap-anywhere sm:truncate';
/** Numbers wrap; they are never truncated. */
const NUMBER = 'line-clamp-3 text-end wrap-anywhere sm:ms-auto';

/** The content of a cell. */
export function contentOf<Row>({ cell, text, value, statuses }: Column<Row>, row: Row): ReactNode {
  if (statuses) return <Badge colors={statuses} status={String(value(row))} />;
  return (cell ?? text ?? value)(row);
}

/** What a record is called in its row: the text of the first column. */
export function nameOf<Row>({ text, value }: Column<Row>, row: Row): string {
  return orUntitled(String((text ?? value)(row)));
}
