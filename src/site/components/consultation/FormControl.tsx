import { useId, type ReactNode } from 'react';
import { CONSULTATION_FORM } from '../../content/consultationForm.ts';
import type { FormField } from '../../content/types.ts';

/** What a control holds, and what the browser thinks of it. */
export type Control = { readonly value: string; readonly validity: ValidityState };

type FormControlProps = {
  readonly name: string;
  readonly field: FormField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (control: Control) => void;
  readonly type?: 'text' | 'email' | 'multiline';
  readonly autoComplete?: string;
  readonly className?: string;
  /** Makes it a select; `placeholder` is the text of its empty option. */
  readonly options?: readonly string[];
  readonly placeholder?: string;
  /** Rendered below the help text. */
  readonly children?: ReactNode;
};

const CONTROL =
  'w-full rounded-xs border border-slate bg-[#fbf9f4] px-4 text-ink transition-colors hover:border-ink focus:bg-white aria-invalid:border-coral-deep';

/** A field of the consultation form, with its label, help text and error. */
export function FormControl(props: FormControlProps) {
  const { name, field, value, error, onChange, type = 'text', options, className } = props;
  const id = useId();
  const { requiredMark, optionalMark } = CONSULTATION_FORM;
  const descriptions = [
    error === undefined ? '' : `${id}-error`,
    field.help === undefined ? '' : `${id}-help`,
  ].filter(Boolean);
  const shared = {
    id,
    name,
    value,
    required: field.required,
    'aria-invalid': error !== undefined,
    'aria-describedby': descriptions.join(' ') || undefined,
    onChange: (event: { readonly target: Control }) => onChange(event.target),
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {field.label}{' '}
        <span className="font-normal text-slate">
          {field.required ? requiredMark : optionalMark}
        </span>
      </label>
      {options ? (
        <select {...shared} className={`${CONTROL} h-12`}>
          <option value="">{props.placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : type === 'multiline' ? (
        <textarea {...shared} dir="auto" rows={8} className={`${CONTROL} py-3 lg:h-36`} />
      ) : (
        <input
          {...shared}
          type={type}
          dir={type === 'email' ? undefined : 'auto'}
          autoComplete={props.autoComplete}
          autoCapitalize={type === 'email' ? 'none' : undefined}
          spellCheck={type === 'email' ? false : undefined}
          className={`${CONTROL} h-12`}
        />
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-[0.9375rem] font-medium text-coral-deep">
          {error}
        </p>
      )}
      {field.help !== undefined && (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-slate">
          {field.help}
        </p>
      )}
      {props.children}
    </div>
  );
}
