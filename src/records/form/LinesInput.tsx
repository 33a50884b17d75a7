import { Plus, X } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { inCurrency } from '../../lib/exact.ts';
import { readLines, writeLines, type Line } from '../model/lines.ts';
import { arePriced, isReadable, sumOfLines } from '../model/formatValue.ts';
import type { LineColumn } from '../model/field.ts';
import { isIsoDate } from '../../lib/calendar.ts';
import { Button } from '../../ui/Button.tsx';
import { offered, useMoveFocus } from '../../ui/focus.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Options } from '../../ui/controls.tsx';

type LinesInputProps = {
  readonly columns: readonly LineColumn[];
  /** The lines as they are stored; see `readLines`. */
  readonly value: string;
  readonly onTextChange: (text: string) => void;
  readonly attributes: {
    readonly id: string;
    readonly 'aria-labelledby': string;
    readonly 'aria-describedby': string | undefined;
  };
};

/** The lines of a document as a small table of inputs, or as blocks where there are many columns. Pasted rows fill it. */
export function LinesInput({ columns, value, onTextChange, attributes }: LinesInputProps) {
  const group = useRef<HTMLDivElement>(null);
  const { lines, change } = useLines(columns, value, onTextChange);
  const numbered = lines.map((line, index) => ({ line, index }));
  const unreadable = lines.some((line) =>
    columns.some((column) => !isReadable(column, line[column.name] ?? '')),
  );

  const Row = isBlocks(columns) ? LineBlock : LineRow;
  const moveFocus = useMoveFocus();

  const firstCell = (index: number): HTMLElement | null | undefined =>
    group.current?.querySelector<HTMLElement>(`[data-line="${index}"] :is(input, select)`);

  const focusLine = (index: number): void => moveFocus(() => firstCell(index), { isAlways: true });

  function add(): void {
    change([...lines, {}]);
    focusLine(lines.length);
  }

  function remove(index: number): void {
    change(lines.filter((_, other) => other !== index));
    const next = Math.max(0, Math.min(index, lines.length - 2));
    moveFocus(() => offered(firstCell(next)), { isAlways: true });
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
      return;
    // Enter would save the form.
    event.preventDefault();
    const isLast = index === lines.length - 1;
    if (!isLast) firstCell(index + 1)?.focus();
    else if (!isBlank(lines[index])) add();
  }

  function onPaste(event: ClipboardEvent, index: number, column: number): void {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    change(pastedInto(columns, lines, text, { line: index, column }));
  }

  return (
    <div ref={group} role="group" className="@container" {...attributes}>
      {!isBlocks(columns) && <Headings columns={columns} />}
      <ol className="grid grid-cols-1 gap-1 @max-lg:gap-3">
        {numbered.map(({ line, index }) => (
          <Row
            key={index}
            columns={columns}
            line={line}
            index={index}
            onChange={(name, text) =>
              change(lines.map((other, at) => (at === index ? { ...other, [name]: text } : other)))
            }
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Button
          variant="quiet"
          className="-ms-2 px-2! in-disabled:invisible pointer-coarse:min-h-11"
          onClick={add}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add line
        </Button>
        {arePriced(columns) && (
          <p
            role="status"
            className="pe-10 text-sm font-semibold tabular-nums pointer-coarse:pe-12"
          >
            <span className="font-normal text-muted">Sum </span>
            {inCurrency(sumOfLines(columns, lines))}
          </p>
        )}
      </div>
      {unreadable && (
        <p className="mt-1 text-sm text-tone-red-ink">
          {arePriced(columns)
            ? `The marked cells are not numbers. Their lines count as ${inCurrency(0n)}.`
            : 'The marked cells cannot be read, so nothing follows from them.'}
        </p>
      )}
    </div>
  );
}

/**
 * The lines of a form's text, at least one, while they are edited: blank ones are not part of the text. Lines that
 * arrive from elsewhere replace them.
 */
function useLines(
  columns: readonly LineColumn[],
  value: string,
  onTextChange: (text: string) => void,
) {
  const [edited, setEdited] = useState(() => ({ text: value, lines: toLines(columns, value) }));
  const isOurs = edited.text === value;
  const current = isOurs ? edited : { text: value, lines: toLines(columns, value) };
  if (!isOurs) setEdited(current);

  function change(lines: readonly Line[]): void {
    const text = writeLines(columns, lines);
    setEdited({ text, lines: lines.length === 0 ? BLANK : lines });
    if (text !== value) onTextChange(text);
  }

  return { lines: current.lines, change };
}

const BLANK: readonly Line[] = [{}];

function toLines(columns: readonly LineColumn[], text: string): readonly Line[] {
  const lines = readLines(columns, text);
  return lines.length === 0 ? BLANK : lines;
}

const isBlank = (line: Line | undefined): boolean =>
  Object.values(line ?? {}).every((cell) => cell.trim() === '');

/** The lines with the rows of a spreadsheet in them, from a cell on. What does not fit beside the last column is left out. */
function pastedInto(
  columns: readonly LineColumn[],
  lines: readonly Line[],
  text: string,
  from: { readonly line: number; readonly column: number },
): readonly Line[] {
  const rows = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const count = Math.max(lines.length, from.line + rows.length);
  return Array.from({ length: count }, (_, index) => {
    const line = lines[index] ?? {};
    const cells = rows[index - from.line]?.split('\t') ?? [];
    const names = columns.slice(from.column).map(({ name }) => name);
    const pasted = names.flatMap((name, at) => {
      const cell = cells[at];
      return cell === undefined ? [] : [[name, cell.trim()] as const];
    });
    return { ...line, ...Object.fromEntries(pasted) };
  });
}

type LineRowProps = {
  readonly columns: readonly LineColumn[];
  readonly line: Line;
  readonly index: number;
  readonly onChange: (name: string, text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly onPaste: (event: ClipboardEvent, index: number, column: number) => void;
  readonly onRemove: () => void;
};

const CELL_CLASS = 'control h-9 px-2 text-ellipsis pointer-coarse:h-11';
/** Where there is little room, the texts of a line stand above its numbers. */
const TEXTS_CLASS = 'flex min-w-0 grow basis-48 gap-1';
const ABOVE_NUMBERS_CLASS = '@max-lg:basis-full';
const TEXT_CLASS = 'min-w-0 grow basis-24 last:grow-2';
const NUMBER_CLASS = 'w-26 text-right pointer-coarse:w-28';

const textsClass = (columns: readonly LineColumn[]): string =>
  columns.some(({ isNumber }) => isNumber) ? `${TEXTS_CLASS} ${ABOVE_NUMBERS_CLASS}` : TEXTS_CLASS;

const MOST_IN_ROW = 4;

const isBlocks = (columns: readonly LineColumn[]): boolean => columns.length > MOST_IN_ROW;

const Headings = ({ columns }: Pick<LinesInputProps, 'columns'>) => (
  <div aria-hidden="true" className="flex flex-wrap justify-end gap-1 pb-1 text-xs text-muted">
    <span className={textsClass(columns)}>
      {columns.map(
        ({ name, label, isNumber }) =>
          !isNumber && (
            <span key={name} className={`${TEXT_CLASS} px-2`}>
              {label}
            </span>
          ),
      )}
    </span>
    {columns.map(
      ({ name, label, isNumber }) =>
        isNumber && (
          <span key={name} className={`${NUMBER_CLASS} px-2`}>
            {label}
          </span>
        ),
    )}
    <span className="w-9 pointer-coarse:w-11" />
  </div>
);

function LineRow(props: LineRowProps) {
  const { columns, index, onRemove } = props;
  const cells = columns.map((column, at) => (
    <Cell
      key={column.name}
      {...props}
      column={column}
      at={at}
      className={column.isNumber ? NUMBER_CLASS : TEXT_CLASS}
    />
  ));
  return (
    <li data-line={index} className="flex flex-wrap justify-end gap-1">
      <div className={textsClass(columns)}>{cells.filter((_, at) => !columns[at]?.isNumber)}</div>
      {cells.filter((_, at) => columns[at]?.isNumber)}
      <RemoveButton index={index} onRemove={onRemove} />
    </li>
  );
}

function LineBlock(props: LineRowProps) {
  const { columns, index, onRemove } = props;
  return (
    <li data-line={index} className="flex gap-1 border-t border-line pt-1.5 pb-2">
      <div className="grid min-w-0 grow grid-cols-2 gap-x-2 gap-y-1.5 @sm:grid-cols-3">
        {columns.map((column, at) => (
          <div key={column.name} className="min-w-0">
            <span aria-hidden="true" className="block truncate px-2 text-xs text-muted">
              {column.label}
            </span>
            <Cell {...props} column={column} at={at} className="w-full" />
          </div>
        ))}
      </div>
      <RemoveButton index={index} onRemove={onRemove} />
    </li>
  );
}

type CellProps = LineRowProps & {
  readonly column: LineColumn;
  /** Which of the columns it is. */
  readonly at: number;
  readonly className: string;
};

function Cell({ column, at, line, index, onChange, onKeyDown, onPaste, className }: CellProps) {
  const { name, label, isNumber = false, isDate = false, options } = column;
  const text = line[name] ?? '';
  const attributes = {
    value: text,
    'aria-label': `${label}, line ${index + 1}`,
    'aria-invalid': !isReadable(column, text),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(name, target.value),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
    onPaste: (event: ClipboardEvent) => onPaste(event, index, at),
    className: `${CELL_CLASS} ${isNumber ? 'tabular-nums' : ''} ${className}`,
  };
  return options ? (
    <select {...attributes}>
      <Options of={[...new Set(['', ...options, text])]} />
    </select>
  ) : (
    <input
      {...attributes}
      // What is no day, such as one that was pasted, would be blank in an input of dates.
      type={isDate && (text === '' || isIsoDate(text)) ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : 'text'}
      dir={isNumber ? 'ltr' : 'auto'}
      autoComplete="off"
    />
  );
}

type RemoveButtonProps = Pick<LineRowProps, 'index' | 'onRemove'>;

const RemoveButton = ({ index, onRemove }: RemoveButtonProps) => (
  <IconButton
    icon={X}

    label={`Remove line ${index + 1}`}
    title={`Remove line ${index + 1}`}
    onClick={onRemove}
    className="in-disabled:invisible"
  />
);
