import { CONSULTATION_FORM } from '../../content/consultationForm.ts';
import type { FieldName } from './enquiry.ts';
import type { Control } from './FormControl.tsx';

/** The errors of the form by field, in its order. */
export type Errors = Partial<Record<FieldName, string>>;

/** The control of a field. */
export const controlOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`);

/** The errors by field, in the form's order. */
export function validateForm(form: HTMLFormElement): Errors {
  const found: Errors = {};
  for (const name of ['name', 'email', 'message'] as const) {
    const control = controlOf(form, name);
    const error = control ? errorOf(name, control) : undefined;
    if (error !== undefined) found[name] = error;
  }
  return found;
}

/** The error of a field's value. The browser decides whether an e-mail address is well-formed. */
export function errorOf(name: FieldName, { value, validity }: Control): string | undefined {
  const { required, errors } = CONSULTATION_FORM.fields[name];
  if (required && value.trim() === '') return errors?.missing ?? '';
  return validity.typeMismatch ? (errors?.malformed ?? '') : undefined;
}
