import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { type Field, isDated } from '../model/field.ts';
import { MAX_DATE, MIN_DATE } from '../../lib/calendar.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { Badge } from '../../ui/Badge.tsx';
import { formatValue } from '../model/formatValue.ts';
import { NameInput } from './names/NameInput.tsx';
import { PersonInput, ChangedBy } from './PersonInput.tsx';
import { LinesInput } from './LinesInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { Options } from '../../ui/controls.tsx';

type RecordFieldProps = {
  readonly name: string;
  /** Whether it is set to be read: see `.record-values`. */
  readonly isRead?: boolean;
  readonly field: Field<unknown>;
  readonly value: string;
  /** What is unlikely about it, though it can be stored. */
  readonly doubt?: string | null;
  readonly error: string | undefined;
  /** A colleague's newer text of this field. */
  readonly conflict?: string | undefined;
  /** The path of the record, in whose history is who has typed that; missing where nobody can have. */
  readonly record?: string | undefined;
  /** A description of the stored value when the control cannot show it. */
  readonly mismatchNote?: string | undefined;
  readonly isFrozen?: boolean;
  /** An option that is not offered. */
  readonly refused?: string | undefined;
  readonly onTextChange: (text: string) => void;
  readonly onLeave?: () => void;
  readonly children?: ReactNode;
};

/**
 * The first date input of a page takes the browser a hundred times as long as the next, a third of what opening a first record
 * takes: one that nobody sees is the first.
 */
whenIdle(() => {
  const input = document.createElement('input');
  input.type = 'date';
  input.style.cssText = 'position: fixed; visibility: hidden';
  document.body.append(input);
  input.getBoundingClientRect();
  input.remove();
});

const LABEL_CLASS = 'field-label';

/** A labelled control for one field of a record, with its error and notes below. */
export function RecordField(props: RecordFieldProps) {
  const {
    name,
    isRead = false,
    field,
    value,
    doubt = null,
    error,
    conflict,
    record = '',
    mismatchNote,
    isFrozen = false,
    refused,
    onTextChange,
    onLeave,
    children,
  } = props;
  const id = useId();
  const [hasBadInput, setHasBadInput] = useState(false);
  const { input, hint } = field;
  const isUnreadable = hasBadInput && input.type === 'number';
  const preview = isUnreadable ? 'not a number: it would be saved as 0' : field.preview?.(value);
  const shown = isRead && !hasBadInput ? shownValue(field, value, isFrozen) : null;
  const hasNotes = [error, doubt, conflict, mismatchNote, preview, hint].some(
    (note) => note != null,
  );
  return (
    <div
      data-input={input.type}
      className={`field min-w-0 ${!isRead && ['multiline', 'lines'].includes(input.type) ? 'sm:col-span-2' : ''}`}
      onBlur={onLeave}
      // Browsers report letters in a number input, and a part of a date, as an empty value.
      onInput={({ target }) =>
        setHasBadInput(target instanceof HTMLInputElement && target.validity.badInput)
      }
    >
      {input.type === 'lines' ? (
        <p id={labelId(id)} className={LABEL_CLASS}>
          {field.label}
        </p>
      ) : (
        <label htmlFor={id} className={LABEL_CLASS}>
          {field.label}
        </label>
      )}
      <div className={shown === null ? '' : 'shown-value'}>
        <FieldControl
          field={field}
          value={value}
          onTextChange={onTextChange}
          isFrozen={isFrozen}
          refused={refused}
          attributes={{
            id,
            name,
            'aria-invalid': error !== undefined,
            'aria-describedby': hasNotes ? `${id}-notes` : undefined,
          }}
          onBadPaste={() => setHasBadInput(true)}
        />
        {shown !== null && <span aria-hidden="true">{shown}</span>}
      </div>
      <div id={`${id}-notes`} className="text-sm wrap-anywhere text-muted">
        {hint !== undefined && <p className="field-aid mt-1">{hint}</p>}
        {error !== undefined && <p className="mt-1 text-tone-red-ink">{error}</p>}
        {preview != null && (
          <p className={`${isUnreadable ? '' : 'field-aid'} mt-1 tabular-nums`}>
            Understood as {preview}
          </p>
        )}
        {doubt !== null && error === undefined && (
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
            Changed by <ChangedBy record={record} field={name} /> meanwhile:{' '}
            <bdi>{formatValue(field, conflict)}</bdi>. Saving replaces it with yours.
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

/** What stands in place of the text in a control while that is not edited; null where the text itself reads well. */
function shownValue(field: Field<unknown>, value: string, isFrozen: boolean): ReactNode {
  const { colors, input, preview } = field;
  if (input.type === 'select') {
    const text = colors ? <Badge colors={colors} status={value} /> : <bdi>{value}</bdi>;
    return isFrozen ? (
      text
    ) : (
      <>
        {text}
        <ChevronDown className="size-3.5 shrink-0 text-muted" />
      </>
    );
  }
  if (isDated(input)) return value && <bdi>{formatValue(field, value)}</bdi>;
  return (value && preview?.(value)) || null;
}

type FieldControlProps = {
  readonly field: Field<unknown>;
  readonly value: string;
  readonly onTextChange: (text: string) => void;
  /** Whether the field stays as it is, since a number was issued for its record. */
  readonly isFrozen: boolean;
  readonly refused: string | undefined;
  readonly attributes: {
    readonly id: string;
    readonly name: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  };
  readonly onBadPaste: () => void;
};

const CONTROL_CLASS = 'control w-full px-3 in-[.record-values]:px-2';

const LINE_CLASS = `${CONTROL_CLASS} h-10 in-[.record-values]:h-8 pointer-coarse:h-11!`;

function FieldControl({
  field: { input, names, isPerson = false },
  value,
  onTextChange,
  isFrozen,
  refused,
  attributes,
  onBadPaste,
}: FieldControlProps) {
  const shared = {
    ...attributes,
    value,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onTextChange(event.target.value),
  };
  if (isFrozen && !['lines', 'multiline'].includes(input.type)) {
    const type = isDated(input) ? input.type : 'text';
    return (
      <input {...shared} readOnly type={type} dir="auto" className={`${LINE_CLASS} tabular-nums`} />
    );
  }
  if (names) {
    const name = { names, value, onTextChange, attributes };
    return <NameInput {...name} className={LINE_CLASS} />;
  }
  if (isPerson && input.type === 'text') {
    return <PersonInput {...shared} className={LINE_CLASS} />;
  }
  switch (input.type) {
    case 'select':
      return (
        <select {...shared} className={`${LINE_CLASS} ps-2`}>
          <Options of={optionsWith(input.options, value).filter((one) => one !== refused)} />
        </select>
      );
    case 'multiline':
      return (
        <textarea
          {...shared}
          readOnly={isFrozen}
          dir="auto"
          rows={4}
          className={`${CONTROL_CLASS} py-2 in-[.record-values]:field-sizing-content in-[.record-values]:py-1.5`}
        />
      );
    case 'lines': {
      const { id, 'aria-describedby': describedBy } = attributes;
      const own = { id, 'aria-labelledby': labelId(id), 'aria-describedby': describedBy };
      return (
        <fieldset disabled={isFrozen} className="contents">
          <LinesInput
            columns={input.columns}
            value={value}
            onTextChange={onTextChange}
            attributes={own}
          />
        </fieldset>
      );
    }
    case 'generated':
    case 'issued':
    case 'given':
      return <input {...shared} readOnly className={`${LINE_CLASS} tabular-nums`} />;
    case 'number':
      return (
        <NumberInput
          {...attributes}
          value={value}
          onTextChange={onTextChange}
          onBadPaste={onBadPaste}
          step={input.step}
          className={`${LINE_CLASS} tabular-nums`}
        />
      );
    case 'date':
    case 'datetime-local': {
      const time = input.type === 'date' ? ['', ''] : ['T00:00', 'T23:59'];
      return (
        <input
          {...shared}
          type={input.type}
          min={MIN_DATE + time[0]}
          max={MAX_DATE + time[1]}
          className={LINE_CLASS}
        />
      );
    }
    default:
      return (
        <input
          {...shared}
          type={input.type}
          dir={input.type === 'text' ? 'auto' : undefined}
          autoComplete="off"
          className={LINE_CLASS}
        />
      );
  }
}

/** The id of the label of a control that is a group of inputs, for which a label cannot stand. */
const labelId = (id: string): string => `${id}-label`;

/** An unknown stored value stays selectable, so that saving does not replace it. */
function optionsWith(options: readonly string[], value: string): readonly string[] {
  return options.includes(value) ? options : [...options, value];
}
