import { useState, type FormEvent } from 'react';
import { BRAND } from '../../lib/brand.ts';
import { CONSULTATION_FORM } from '../content/contact.ts';
import { letterAddress, messageAddress } from '../links.ts';
import { ConsultationThanks } from './ConsultationThanks.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { FormControl } from './FormControl.tsx';

const BLANK = {
  name: '',
  email: '',
  phone: '',
  message: '',
  projectType: '',
  country: '',
  timeline: '',
};

type Enquiry = typeof BLANK;
type FieldName = keyof typeof CONSULTATION_FORM.fields;
type Problems = Partial<Record<FieldName, string>>;

/**
 * The consultation form (specification, sections 3 to 5). Sending it writes to the browser's console and
 * replaces it with a thank-you; there is no server call. The phone number is part of what it holds, without
 * a field of its own.
 */
export function ConsultationForm() {
  const [enquiry, setEnquiry] = useState<Enquiry>(BLANK);
  const [problems, setProblems] = useState<Problems>({});
  const [sent, setSent] = useState(false);
  const { heading, text, fields, projectTypes, noProjectType, privacy, submit } = CONSULTATION_FORM;

  if (sent) return <ConsultationThanks />;

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = problemsIn(enquiry, event.currentTarget);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      controlOf(event.currentTarget, first)?.focus();
      return;
    }
    console.log('Consultation request', enquiry);
    setSent(true);
  }

  const control = (name: FieldName) => ({
    name,
    field: fields[name],
    value: enquiry[name],
    problem: problems[name],
    onType: (typed: string) => setEnquiry({ ...enquiry, [name]: typed }),
  });

  return (
    <section aria-labelledby="consultation">
      <h2 id="consultation" className="display-2">
        {heading}
      </h2>
      <p className="mt-4 mb-8 max-w-[52ch] text-slate">{text}</p>
      <form noValidate onSubmit={send} className="grid gap-6 sm:grid-cols-2">
        <FormControl {...control('name')} autoComplete="name" />
        <FormControl {...control('email')} type="email" autoComplete="email" />
        <FormControl {...control('message')} type="multiline">
          <WayForPlans />
        </FormControl>
        <FormControl {...control('projectType')} options={projectTypes} noOption={noProjectType} />
        <FormControl {...control('country')} autoComplete="country-name" />
        <FormControl {...control('timeline')} />
        <div className="sm:col-span-2">
          <button
            type="submit"
            className="min-h-12 rounded-xs border border-transparent bg-abyss px-8 font-semibold tracking-wide text-pearl transition-colors hover:bg-tide"
          >
            {submit}
          </button>
          <p className="mt-4 text-sm text-slate">{privacy}</p>
        </div>
      </form>
    </section>
  );
}

function WayForPlans() {
  const { plans, thanks } = CONSULTATION_FORM;
  return (
    <p className="mt-1.5 text-sm text-slate [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4">
      {plans.text} <a href={letterAddress(plans.subject)}>{BRAND.email}</a> {plans.or}{' '}
      <ExternalLink href={messageAddress(thanks.messagePhone)}>{plans.message}</ExternalLink>
    </p>
  );
}

const controlOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`);

/** What is missing or malformed; whether an e-mail address is well-formed is for the browser to say. */
function problemsIn(enquiry: Enquiry, form: HTMLFormElement): Problems {
  const { fields } = CONSULTATION_FORM;
  const problems: Problems = {};
  for (const name of ['name', 'email', 'message'] as const) {
    const { errors } = fields[name];
    if (enquiry[name].trim() === '') problems[name] = errors?.missing ?? '';
    else if (controlOf(form, name)?.validity.typeMismatch) problems[name] = errors?.malformed ?? '';
  }
  return problems;
}
