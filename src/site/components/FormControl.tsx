import { useId, type ReactNode } from 'react';
import { CONSULTATION_FORM } from '../content/contact.ts';
import type { FormField } from '../content/types.ts';

type FormControlProps = {
  readonly name: string;
  readonly field: FormField;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onType: (text: string) => void;
  readonly type?: 'text' | 'email' | 'multiline';
  readonly autoComplete?: string;
  /** Makes it a choice; `noOption` stands for none. */
  readonly options?: readonly string[];
  readonly noOption?: string;
  /** What stands below the help. */
  readonly children?: ReactNode;
};

const BOX =
  'w-full rounded-xs border border-slate bg-[#fbf9f4] px-4 text-ink aria-invalid:border-coral-deep';

/** A labelled field of the consultation form, with its help and its problem. */
export function FormControl(props: FormControlProps) {
  const { name, field, value, problem, onType, type = 'text', options } = props;
  const id = useId();
  const { requiredMark, optionalMark } = CONSULTATION_FORM;
  const descriptions = [
    problem === undefined ? '' : `${id}-problem`,
    field.help === undefined ? '' : `${id}-help`,
  ].filter(Boolean);
  const shared = {
    id,
    name,
    value,
    required: field.required,
    'aria-invalid': problem !== undefined,
    'aria-describedby': descriptions.join(' ') || undefined,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onType(event.target.value),
  };
  return (
    <div className={type === 'multiline' ? 'sm:col-span-2' : ''}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {field.label}{' '}
        <span className="font-normal text-slate">
          {field.required ? requiredMark : optionalMark}
        </span>
      </label>
      {options ? (
        <select {...shared} className={`${BOX} h-12`}>
          <option value="">{props.noOption}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : type === 'multiline' ? (
        <textarea {...shared} dir="auto" rows={6} className={`${BOX} py-3`} />
      ) : (
        <input
          {...shared}
          type={type}
          dir={type === 'email' ? undefined : 'auto'}
          autoComplete={props.autoComplete}
          autoCapitalize={type === 'email' ? 'none' : undefined}
          spellCheck={type === 'email' ? false : undefined}
          className={`${BOX} h-12`}
        />
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className="mt-1.5 text-[0.9375rem] font-medium text-coral-deep">
          {problem}
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
