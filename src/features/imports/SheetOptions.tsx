import type { ReactNode } from 'react';
import { ENCODINGS, type Encoding } from '../../lib/sheets/encoding.ts';
import { SEPARATORS, type Separator } from '../../lib/sheets/parseCsv.ts';
import { Alert } from '../../ui/Alert.tsx';
import type { Sheet } from './sheet.ts';

type SheetOptionsProps = {
  readonly sheet: Sheet;
  readonly onHeadings: (hasHeadings: boolean) => void;
  readonly onSeparator: (separator: Separator) => void;
  readonly onEncoding: (encoding: Encoding) => void;
};

/** How a sheet is read; what was found out can be corrected. */
export function SheetOptions({ sheet, onHeadings, onSeparator, onEncoding }: SheetOptionsProps) {
  const { source, separator, hasHeadings } = sheet;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-[0.8125rem]">
        <label className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={hasHeadings}
            onChange={({ target }) => onHeadings(target.checked)}
            className="size-4 accent-accent"
          />
          The first row holds headings
        </label>
        <Choice label="Separator" value={separator} onValue={onSeparator} options={SEPARATORS} />
        {source.bytes && (
          <Choice
            label="Encoding"
            value={source.encoding}
            onValue={onEncoding}
            options={ENCODINGS}
          />
        )}
      </div>
      {source.isGuess && (
        <Alert kind="status">
          The file does not say how its letters are encoded, and it is not UTF-8. If letters look
          wrong below, choose another encoding.
        </Alert>
      )}
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  readonly label: ReactNode;
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  readonly options: Readonly<Record<Value, string>>;
};

function Choice<Value extends string>({ label, value, onValue, options }: ChoiceProps<Value>) {
  return (
    <label className="flex items-center gap-2">
      <span className="text-muted">{label}</span>
      <select
        value={value}
        onChange={({ target }) => onValue(target.value as Value)}
        className="h-8 rounded-md border border-edge/60 bg-surface px-2 pointer-coarse:h-11"
      >
        {(Object.keys(options) as Value[]).map((option) => (
          <option key={option} value={option}>
            {options[option]}
          </option>
        ))}
      </select>
    </label>
  );
}
