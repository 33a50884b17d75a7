import { useEffect, useRef, useState, type FormEvent } from 'react';
import { BRAND } from '../../../brand.ts';
import { CONSULTATION_FORM } from '../../content/consultationForm.ts';
import { mailtoHref, whatsAppHref } from '../../links.ts';
import { ExternalLink } from '../ExternalLink.tsx';
import { SiteLink } from '../SiteLink.tsx';
import { ConsultationThanks } from './ConsultationThanks.tsx';
import { EMPTY_ENQUIRY, type Enquiry, type FieldName } from './enquiry.ts';
import { FormControl, type Control } from './FormControl.tsx';

type Errors = Partial<Record<FieldName, string>>;

/**
 * The consultation form (specification, sections 3 to 5). Submitting it writes the enquiry to the browser's console
 * and shows a thank-you message, from which the visitor sends it; there is no server call. The enquiry has a phone number,
 * but the form no field for it.
 */
export function ConsultationForm() {
  const [enquiry, setEnquiry] = useState<Enquiry>(EMPTY_ENQUIRY);
  const [errors, setErrors] = useState<Errors>({});
  const [phase, setPhase] = useState<'filling' | 'submitted' | 'returned'>('filling');
  const title = useRef<HTMLHeadingElement>(null);
  const { heading, text, fields, projectTypes, noProjectType, submit } = CONSULTATION_FORM;

  useEffect(() => {
    if (phase === 'returned') title.current?.focus();
  }, [phase]);

  if (phase === 'submitted')
    return <ConsultationThanks enquiry={enquiry} onBack={() => setPhase('returned')} />;

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = validate(event.currentTarget);
    setErrors(found);
    const [firstInvalid] = Object.keys(found);
    if (firstInvalid !== undefined) {
      controlOf(event.currentTarget, firstInvalid)?.focus();
      return;
    }
    console.log('Consultation request', enquiry);
    setPhase('submitted');
  }

  const control = (name: FieldName) => ({
    name,
    field: fields[name],
    value: enquiry[name],
    error: errors[name],
    onChange: (changed: Control) => {
      setEnquiry({ ...enquiry, [name]: changed.value });
      if (errorOf(name, changed) === undefined) setErrors({ ...errors, [name]: undefined });
    },
  });

  return (
    <section aria-labelledby="consultation">
      <h2
        ref={title}
        id="consultation"
        tabIndex={-1}
        className="display-2 scroll-mt-28 outline-none lg:text-4xl"
      >
        {heading}
      </h2>
      <p className="mt-4 mb-8 max-w-[48ch] text-slate lg:mt-2 lg:mb-5">{text}</p>
      <form
        noValidate
        onSubmit={onSubmit}
        className="grid gap-6 sm:grid-cols-2 lg:gap-5 xl:grid-cols-6"
      >
        <FormControl {...control('name')} autoComplete="name" className="xl:col-span-3" />
        <FormControl
          {...control('email')}
          type="email"
          autoComplete="email"
          className="xl:col-span-3"
        />
        <FormControl {...control('message')} type="multiline" className="sm:col-span-full">
          <PlansHint />
        </FormControl>
        <FormControl
          {...control('projectType')}
          options={projectTypes}
          placeholder={noProjectType}
          className="xl:col-span-2"
        />
        <FormControl
          {...control('country')}
          autoComplete="country-name"
          className="xl:col-span-2"
        />
        <FormControl {...control('timeline')} className="sm:col-span-2" />
        <div className="sm:col-span-full">
          <button
            type="submit"
            className="min-h-12 rounded-xs border border-transparent bg-abyss px-8 font-semibold tracking-wide text-pearl transition-[background-color,translate] hover:bg-tide active:translate-y-px max-sm:w-full"
          >
            {submit}
          </button>
          <PrivacyHint />
        </div>
      </form>
    </section>
  );
}

function PlansHint() {
  const { plans } = CONSULTATION_FORM;
  return (
    <p className="mt-1.5 text-sm text-slate [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4">
      {plans.text} <a href={mailtoHref(plans.subject)}>{BRAND.email}</a> {plans.or}{' '}
      <ExternalLink href={whatsAppHref(BRAND.whatsAppPhone)}>{plans.message}</ExternalLink>
    </p>
  );
}

function PrivacyHint() {
  const { text, link } = CONSULTATION_FORM.privacy;
  return (
    <p className="mt-4 max-w-[62ch] text-sm text-slate">
      {text}{' '}
      <SiteLink to={link.to} className="font-semibold underline underline-offset-4">
        {link.label}
      </SiteLink>
    </p>
  );
}

const controlOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`);

/** The errors by field, in the form's order. */
function validate(form: HTMLFormElement): Errors {
  const found: Errors = {};
  for (const name of ['name', 'email', 'message'] as const) {
    const control = controlOf(form, name);
    const error = control ? errorOf(name, control) : undefined;
    if (error !== undefined) found[name] = error;
  }
  return found;
}

/** The error of a field's value. The browser decides whether an e-mail address is well-formed. */
function errorOf(name: FieldName, { value, validity }: Control): string | undefined {
  const { required, errors } = CONSULTATION_FORM.fields[name];
  if (required && value.trim() === '') return errors?.missing ?? '';
  return validity.typeMismatch ? (errors?.malformed ?? '') : undefined;
}
