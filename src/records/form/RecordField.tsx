import { useId, useState } from 'react';
import { MIN_DATE, MAX_DATE, type Field } from '../../domain/field.ts';
import { NumberInput } from './NumberInput.tsx';

type RecordFieldProps = {
  readonly name: string;
  readonly field: Field<unknown>;
  readonly value: string;
  readonly problem: string | undefined;
  /** What a colleague has made of this field meanwhile. */
  readonly conflict: string | undefined;
  /** What the database holds here, in words, when the control cannot show it. */
  readonly oddValue: string | undefined;
  readonly onType: (text: string) => void;
};

/** A labelled control for one field of a record, with what there is to know about it below. */
export function RecordField({ name, field, value, onType, ...about }: RecordFieldProps) {
  const id = useId();
  const [isUnreadable, setUnreadable] = useState(false);
  const { problem, conflict, oddValue } = about;
  const understood = isUnreadable ? 'not a number, so 0' : field.preview?.(value);
  const hasNotes = [problem, conflict, oddValue, understood].some((note) => note != null);
  return (
    <div
      className={field.input.type === 'multiline' ? 'sm:col-span-2' : ''}
      // Browsers report letters in a number input as no value at all.
      onInput={({ target }) =>
        setUnreadable(
          target instanceof HTMLInputElement &&
            target.type === 'number' &&
            target.validity.badInput,
        )
      }
    >
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {field.label}
      </label>
      <Control
        field={field}
        value={value}
        onType={onType}
        wiring={{
          id,
          name,
          'aria-invalid': problem !== undefined,
          'aria-describedby': hasNotes ? `${id}-notes` : undefined,
        }}
      />
      <div id={`${id}-notes`} className="text-sm wrap-anywhere text-muted">
        {problem !== undefined && <p className="mt-1 text-tone-red-ink">{problem}</p>}
        {understood != null && <p className="mt-1 tabular-nums">Understood as {understood}</p>}
        {oddValue !== undefined && (
          <p className="mt-1">
            The database holds <bdi>{oddValue}</bdi> here. It stays as it is unless you change it.
          </p>
        )}
        {conflict !== undefined && (
          <p role="status" className="mt-1">
            Changed by someone else meanwhile: <bdi>{conflict || 'empty'}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

type ControlProps = Pick<RecordFieldProps, 'field' | 'value' | 'onType'> & {
  readonly wiring: {
    readonly id: string;
    readonly name: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  };
};

const BOX =
  'w-full rounded-md border border-edge bg-surface px-3 text-sm text-ink aria-invalid:border-tone-red-ink';

function Control({ field: { input }, value, onType, wiring }: ControlProps) {
  const shared = {
    ...wiring,
    value,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onType(event.target.value),
  };
  switch (input.type) {
    case 'select':
      return (
        <select {...shared} className={`${BOX} h-10 ps-2`}>
          {optionsWith(input.options, value).map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      );
    case 'multiline':
      return <textarea {...shared} dir="auto" rows={4} className={`${BOX} py-2`} />;
    case 'generated':
      return (
        <input {...shared} readOnly className={`${BOX} h-10 bg-sunken! text-muted! tabular-nums`} />
      );
    case 'number':
      return (
        <NumberInput
          {...wiring}
          value={value}
          onType={onType}
          step={input.step}
          className={`${BOX} h-10 tabular-nums`}
        />
      );
    case 'date':
      return (
        <input {...shared} type="date" min={MIN_DATE} max={MAX_DATE} className={`${BOX} h-10`} />
      );
    default:
      return (
        <input
          {...shared}
          type={input.type}
          dir={input.type === 'text' ? 'auto' : undefined}
          autoComplete="off"
          className={`${BOX} h-10`}
        />
      );
  }
}

/** A stored word outside the vocabulary stays selectable, so that saving does not rewrite it. */
function optionsWith(options: readonly string[], value: string): readonly string[] {
  return options.includes(value) ? options : [...options, value];
}
