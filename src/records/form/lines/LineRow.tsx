import { X } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { isReadable } from '../../../domain/documents/lineAmounts.ts';
import type { LineColumn } from '../../../domain/input.ts';
import type { Line } from '../../../domain/lines.ts';

type LineRowProps = {
  readonly columns: readonly LineColumn[];
  readonly line: Line;
  readonly index: number;
  readonly onChange: (name: string, text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly onPaste: (event: ClipboardEvent, index: number, column: number) => void;
  readonly onRemove: () => void;
};

const CELL_CLASS =
  'h-9 min-w-0 rounded-md border border-edge bg-surface px-2 text-sm text-ink pointer-coarse:h-11 aria-invalid:border-tone-red-ink';

/** The inputs of one line, and the button that removes it. */
export function LineRow(props: LineRowProps) {
  const { columns, line, index, onChange, onKeyDown, onPaste, onRemove } = props;
  return (
    <li data-line={index} className="flex flex-wrap gap-1">
      {columns.map((column, at) => {
        const { name, label, isNumber = false } = column;
        const text = line[name] ?? '';
        return (
          <input
            key={name}
            value={text}
            aria-label={`${label}, line ${index + 1}`}
            aria-invalid={!isReadable(column, text)}
            inputMode={isNumber ? 'decimal' : 'text'}
            dir={isNumber ? 'ltr' : 'auto'}
            autoComplete="off"
            onChange={({ target }) => onChange(name, target.value)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPaste={(event) => onPaste(event, index, at)}
            className={`${CELL_CLASS} ${isNumber ? 'w-22 text-right tabular-nums max-sm:grow' : 'min-w-0 grow basis-24 max-sm:basis-full'}`}
          />
        );
      })}
      <button
        type="button"
        aria-label={`Remove line ${index + 1}`}
        title={`Remove line ${index + 1}`}
        onClick={onRemove}
        className="grid size-9 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}
