import { useId, useState } from 'react';
import type { Field } from '../../domain/field.ts';
import { MAX_DATE, MIN_DATE } from '../../domain/validation.ts';
import { NumberInput } from './NumberInput.tsx';

type RecordFieldProps = {
  readonly name: string;
  readonly field: Field<unknown>;
  readonly value: string;
  readonly error: string | undefined;
  /** A colleague's newer text of this field. */
  readonly conflict: string | undefined;
  /** A description of the stored value when the control cannot show it. */
  readonly mismatchNote: string | undefined;
  readonly onTextChange: (text: string) => void;
  readonly onLeave: () => void;
};

/** A labelled control for one field of a record, with its error and notes below. */
export function RecordField(props: RecordFieldProps) {
  const { name, field, value, error, conflict, mismatchNote, onTextChange, onLeave } = props;
  const id = useId();
  const [hasBadInput, setHasBadInput] = useState(false);
  const preview = hasBadInput ? 'not a number, so 0' : field.preview?.(value);
  const hasNotes = [error, conflict, mismatchNote, preview].some((note) => note != null);
  return (
    <div
      className={field.input.type === 'multiline' ? 'sm:col-span-2' : ''}
      onBlur={onLeave}
      // Browsers report letters in a number input as an empty value.
      onInput={({ target }) =>
        setHasBadInput(
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
        onTextChange={onTextChange}
        attributes={{
          id,
          name,
          'aria-invalid': error !== undefined,
          'aria-describedby': hasNotes ? `${id}-notes` : undefined,
        }}
      />
      <div id={`${id}-notes`} className="text-sm wrap-anywhere text-muted">
        {error !== undefined && <p className="mt-1 text-tone-red-ink">{error}</p>}
        {preview != null && <p className="mt-1 tabular-nums">Understood as {preview}</p>}
        {mismatchNote !== undefined && (
          <p className="mt-1">
            The database holds <bdi>{mismatchNote}</bdi> here. It stays as it is unless you change
            it.
          </p>
        )}
        {conflict !== undefined && (
          <p
            role="status"
            className="mt-1 border-s-2 border-tone-yellow-ink ps-2 font-medium text-tone-yellow-ink"
          >
            Changed by someone else meanwhile: <bdi>{conflict || 'empty'}</bdi>. Saving replaces it
            with yours.
          </p>
        )}
      </div>
    </div>
  );
}

type ControlProps = Pick<RecordFieldProps, 'field' | 'value' | 'onTextChange'> & {
  readonly attributes: {
    readonly id: string;
    readonly name: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  };
};

const CONTROL_CLASS =
  'w-full rounded-md border border-edge bg-surface px-3 text-sm text-ink aria-invalid:border-tone-red-ink';

function Control({ field: { input }, value, onTextChange, attributes }: ControlProps) {
  const shared = {
    ...attributes,
    value,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onTextChange(event.target.value),
  };
  switch (input.type) {
    case 'select':
      return (
        <select {...shared} className={`${CONTROL_CLASS} h-10 ps-2`}>
          {optionsWith(input.options, value).map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      );
    case 'multiline':
      return <textarea {...shared} dir="auto" rows={4} className={`${CONTROL_CLASS} py-2`} />;
    case 'generated':
      return (
        <input
          {...shared}
          readOnly
          className={`${CONTROL_CLASS} h-10 bg-sunken! text-muted! tabular-nums`}
        />
      );
    case 'number':
      return (
        <NumberInput
          {...attributes}
          value={value}
          onTextChange={onTextChange}
          step={input.step}
          className={`${CONTROL_CLASS} h-10 tabular-nums`}
        />
      );
    case 'date':
      return (
        <input
          {...shared}
          type="date"
          min={MIN_DATE}
          max={MAX_DATE}
          className={`${CONTROL_CLASS} h-10`}
        />
      );
    default:
      return (
        <input
          {...shared}
          type={input.type}
          dir={input.type === 'text' ? 'auto' : undefined}
          autoComplete="off"
          className={`${CONTROL_CLASS} h-10`}
        />
      );
  }
}

/** An unknown stored value stays selectable, so that saving does not replace it. */
function optionsWith(options: readonly string[], value: string): readonly string[] {
  return options.includes(value) ? options : [...options, value];
}
