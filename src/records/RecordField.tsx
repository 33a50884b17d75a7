import { useId } from 'react';
import type { Field } from '../domain/field.ts';

type RecordFieldProps = {
  readonly field: Field<unknown>;
  readonly value: string;
  readonly problem: string | undefined;
  /** What a colleague has made of this field meanwhile. */
  readonly conflict: string | undefined;
  readonly onType: (text: string) => void;
};

/** A labelled control for one field of a record, with its problem beside it. */
export function RecordField({ field, value, problem, conflict, onType }: RecordFieldProps) {
  const id = useId();
  const wide = field.input.type === 'multiline';
  return (
    <div className={wide ? 'sm:col-span-2' : ''}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {field.label}
      </label>
      <Control
        field={field}
        value={value}
        onType={onType}
        wiring={{
          id,
          'aria-invalid': problem !== undefined,
          'aria-describedby': (problem ?? conflict) ? `${id}-notes` : undefined,
        }}
      />
      <div id={`${id}-notes`}>
        {problem !== undefined && <p className="mt-1 text-sm text-tone-red-ink">{problem}</p>}
        {conflict !== undefined && (
          <p role="status" className="mt-1 text-sm wrap-anywhere text-muted">
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
        <input
          {...shared}
          type="number"
          step={input.step}
          inputMode="decimal"
          // Scrolling past a focused field must not change it.
          onWheel={(event) => event.currentTarget.blur()}
          className={`${BOX} h-10 tabular-nums`}
        />
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
