import { useId, useState, type ReactNode } from 'react';
import type { Field } from '../../domain/field.ts';
import { legible } from './legible.ts';
import { FieldControl, labelIdOf } from './FieldControl.tsx';

type RecordFieldProps = {
  readonly name: string;
  readonly field: Field<unknown>;
  readonly value: string;
  /** What is unlikely about it, though it can be stored. */
  readonly doubt?: string | null;
  readonly error: string | undefined;
  /** A colleague's newer text of this field. */
  readonly conflict: string | undefined;
  /** A description of the stored value when the control cannot show it. */
  readonly mismatchNote: string | undefined;
  readonly isFrozen?: boolean;
  readonly onTextChange: (text: string) => void;
  readonly onLeave: () => void;
  /** What follows the notes. */
  readonly children?: ReactNode;
};

const LABEL_CLASS = 'mb-1 block text-sm font-medium';

/** A labelled control for one field of a record, with its error and notes below. */
export function RecordField(props: RecordFieldProps) {
  const {
    name,
    field,
    value,
    doubt = null,
    error,
    conflict,
    mismatchNote,
    isFrozen = false,
    onTextChange,
    onLeave,
    children,
  } = props;
  const id = useId();
  const [hasBadInput, setHasBadInput] = useState(false);
  const preview = hasBadInput ? 'not a number, so 0' : field.preview?.(value);
  const { input, hint } = field;
  const hasNotes = [error, doubt, conflict, mismatchNote, preview, hint].some(
    (note) => note != null,
  );
  return (
    <div
      className={['multiline', 'lines'].includes(input.type) ? 'sm:col-span-2' : ''}
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
      {input.type === 'lines' ? (
        <p id={labelIdOf(id)} className={LABEL_CLASS}>
          {field.label}
        </p>
      ) : (
        <label htmlFor={id} className={LABEL_CLASS}>
          {field.label}
        </label>
      )}
      <FieldControl
        field={field}
        value={value}
        onTextChange={onTextChange}
        isFrozen={isFrozen}
        attributes={{
          id,
          name,
          'aria-invalid': error !== undefined,
          'aria-describedby': hasNotes ? `${id}-notes` : undefined,
        }}
      />
      <div id={`${id}-notes`} className="text-sm wrap-anywhere text-muted">
        {hint !== undefined && <p className="mt-1">{hint}</p>}
        {error !== undefined && <p className="mt-1 text-tone-red-ink">{error}</p>}
        {preview != null && <p className="mt-1 tabular-nums">Understood as {preview}</p>}
        {doubt !== null && (
          <p role="status" className="mt-1 text-tone-yellow-ink">
            {doubt}
          </p>
        )}
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
            Changed by someone else meanwhile: <bdi>{legible(input, conflict)}</bdi>. Saving
            replaces it with yours.
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
