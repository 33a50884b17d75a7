import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { BRAND } from '../../../brand.ts';
import { CONSULTATION_FORM } from '../../content/consultationForm.ts';
import type { InternalLink } from '../../content/types.ts';
import { mailtoHref, whatsAppHref } from '../../links.ts';
import { ExternalLink } from '../ExternalLink.tsx';
import { SiteLink } from '../SiteLink.tsx';
import type { Enquiry, FieldName } from './enquiry.ts';
import { FormControl, type Control } from './FormControl.tsx';
import { controlOf, errorOf, validateForm, type Errors } from './validateForm.ts';

type EnquiryFormProps = {
  readonly enquiry: Enquiry;
  readonly onChange: (enquiry: Enquiry) => void;
  /** Called when the fields are valid. May resolve to further errors, to which the form then leads. */
  readonly onSubmit: () => void | Promise<Errors>;
  /** The label of the button. */
  readonly submit: string;
  /** What becomes of the words, below the button. */
  readonly privacy: { readonly text: string; readonly link: InternalLink };
  /** Whether the fields must stay as they are. */
  readonly isBusy?: boolean;
  /** Whether the visitor comes back to the form, whose heading then gets the focus. */
  readonly isReturn?: boolean;
  /** Follows the button. */
  readonly children?: ReactNode;
};

/** The fields of the consultation form and its button. The enquiry has a phone number, but the form no field for it. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { enquiry, onChange, onSubmit, isBusy = false, isReturn = false } = props;
  const [errors, setErrors] = useState<Errors>({});
  const title = useRef<HTMLHeadingElement>(null);
  const { heading, text, fields, projectTypes, noProjectType } = CONSULTATION_FORM;

  useEffect(() => {
    if (isReturn) title.current?.focus();
  }, [isReturn]);

  /** Shows errors and leads to the first; returns whether there are any. */
  function hasErrors(form: HTMLFormElement, found: Errors): boolean {
    // Fields that were busy can be reached again before one gets the focus.
    flushSync(() => setErrors(found));
    const [firstInvalid] = Object.keys(found);
    if (firstInvalid !== undefined) controlOf(form, firstInvalid)?.focus();
    return firstInvalid !== undefined;
  }

  async function submitForm(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy || hasErrors(form, validateForm(form))) return;
    const found = await onSubmit();
    if (found !== undefined) hasErrors(form, found);
  }

  const control = (name: FieldName) => ({
    name,
    field: fields[name],
    value: enquiry[name],
    error: errors[name],
    onChange: (changed: Control) => {
      onChange({ ...enquiry, [name]: changed.value });
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
        aria-busy={isBusy || undefined}
        onSubmit={(event) => void submitForm(event)}
        className="grid gap-6 sm:grid-cols-2 lg:gap-5 xl:grid-cols-6"
      >
        <div inert={isBusy} className="contents">
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
        </div>
        <div className="sm:col-span-full">
          <button
            type="submit"
            aria-disabled={isBusy || undefined}
            className="min-h-12 rounded-xs border border-transparent bg-abyss px-8 font-semibold tracking-wide text-pearl transition-[background-color,translate] hover:bg-tide active:translate-y-px max-sm:w-full"
          >
            {props.submit}
          </button>
          {props.children}
          <PrivacyHint {...props.privacy} />
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

function PrivacyHint({ text, link }: EnquiryFormProps['privacy']) {
  return (
    <p className="mt-4 max-w-[62ch] text-sm text-slate">
      {text}{' '}
      <SiteLink to={link.to} className="font-semibold underline underline-offset-4">
        {link.label}
      </SiteLink>
    </p>
  );
}
