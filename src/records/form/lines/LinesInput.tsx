import { Plus } from 'lucide-react';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { LineColumn } from '../../../domain/input.ts';
import { inDollars } from '../../../domain/documents/exact.ts';
import { isReadable, sumOfLines } from '../../../domain/documents/lineAmounts.ts';
import { Button } from '../../../ui/Button.tsx';
import { LineRow } from './LineRow.tsx';
import { isBlank, pastedInto } from './editLines.ts';
import { useLines } from './useLines.ts';

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

/** The lines of a document as a small table of inputs. Rows and cells pasted from a spreadsheet fill it. */
export function LinesInput({ columns, value, onTextChange, attributes }: LinesInputProps) {
  const group = useRef<HTMLDivElement>(null);
  const { lines, change } = useLines(columns, value, onTextChange);
  const numbered = lines.map((line, index) => ({ line, index }));
  const unreadable = lines.some((line) =>
    columns.some((column) => !isReadable(column, line[column.name] ?? '')),
  );

  /** Focuses the first cell of a line once it is there. */
  function focusLine(index: number): void {
    requestAnimationFrame(() =>
      group.current?.querySelector<HTMLElement>(`[data-line="${index}"] input`)?.focus(),
    );
  }

  function add(): void {
    change([...lines, {}]);
    focusLine(lines.length);
  }

  function remove(index: number): void {
    change(lines.filter((_, other) => other !== index));
    focusLine(Math.max(0, Math.min(index, lines.length - 2)));
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
      return;
    // Enter would save the form.
    event.preventDefault();
    const isLast = index === lines.length - 1;
    if (!isLast) focusLine(index + 1);
    else if (!isBlank(lines[index])) add();
  }

  function onPaste(event: ClipboardEvent, index: number, column: number): void {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    change(pastedInto(columns, lines, text, { line: index, column }));
  }

  return (
    <div ref={group} role="group" {...attributes}>
      <div aria-hidden="true" className="flex flex-wrap gap-1 pb-1 text-xs text-muted">
        {columns.map(({ name, label, isNumber }) => (
          <span
            key={name}
            className={
              isNumber
                ? 'w-22 px-2 text-right max-sm:grow'
                : 'min-w-0 grow basis-24 px-2 max-sm:basis-full'
            }
          >
            {label}
          </span>
        ))}
        <span className="w-9 pointer-coarse:w-11" />
      </div>
      <ol className="grid gap-1 max-sm:gap-3">
        {numbered.map(({ line, index }) => (
          <LineRow
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
        <Button variant="quiet" className="-ms-2 px-2! pointer-coarse:min-h-11" onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          Add line
        </Button>
        <p role="status" className="pe-10 text-sm font-semibold tabular-nums pointer-coarse:pe-12">
          <span className="font-normal text-muted">Sum </span>
          {inDollars(sumOfLines(columns, lines))}
        </p>
      </div>
      {unreadable && (
        <p className="mt-1 text-sm text-tone-red-ink">
          The marked cells are not numbers. Their lines count as $0.00.
        </p>
      )}
    </div>
  );
}
