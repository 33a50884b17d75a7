import {
  useEffect,
  useLayoutEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useSearchParams } from 'react-router-dom';
import { BRAND } from '../../../company/brand.ts';
import { CONSULTATION_FORM } from '../../../company/site/consultationForm.ts';
import type { FormField, InternalLink } from '../../../company/site/types.ts';
import { tabStorage } from '../../../lib/storage.ts';
import { mailHref } from '../../../lib/messageLinks.ts';
import { westernDigits } from '../../../lib/westernDigits.ts';
import { ConsultationThanks, EnquiryChannels } from './ConsultationThanks.tsx';
import {
  EMPTY_ENQUIRY,
  type TypedEnquiry,
  type FieldName,
  type SendOutcome,
  type Storing,
} from './enquiryMessage.ts';
import { SiteLink, WhatsAppLink } from '../links.tsx';
import {
  hasSketch,
  SketchNote,
  withoutSketch,
  withSketch,
  type SentSketch,
} from '../wall/SketchNote.tsx';
import { SKETCH_PARAMETER, sketchAddress, sketchOf } from '../wall/sketch.ts';
import { inFigures } from '../../../lib/words.ts';

const CONTROL =
  'w-full rounded-xs border border-slate bg-cream px-4 text-ink transition-colors hover:border-ink focus:bg-white aria-invalid:border-coral-deep';

type Failure = keyof Storing['texts']['failures'];

/** Where this tab keeps what is typed, so that nothing is lost on the way to the drawing and back. */
const STORAGE_KEY = 'enquiry';

/** Where the enquiry is: being written, on its way to the database, or handed to the thank-you message. */
type Phase =
  | { readonly kind: 'filling' | 'sending' | 'submitted' | 'returned' }
  | { readonly kind: 'failed'; readonly failure: Failure };

type ConsultationFormProps = {
  /** How enquiries are stored, where they are (VITE_ENQUIRIES). */
  readonly storing?: Storing | undefined;
};

/**
 * The consultation form (specification, sections 3 to 5). Submitting it writes the enquiry to the browser's console. It is
 * stored by `onSubmit` of `storing`, and the thank-you message follows once the server has it. Without that there is no server
 * call: the visitor sends the enquiry from the thank-you message. The enquiry has a phone number, but the form no field for it.
 * A sketch in the address is typed into the message, and another takes its place there.
 */
export function ConsultationForm({ storing }: ConsultationFormProps) {
  const [parameters, setParameters] = useSearchParams();
  const sent = useSentSketch();
  const [enquiry, setEnquiry] = useState<TypedEnquiry>(() => {
    const typed = { ...EMPTY_ENQUIRY, ...(tabStorage.getJson(STORAGE_KEY) as TypedEnquiry | null) };
    return sent ? { ...typed, message: withSketch(typed.message, sent) } : typed;
  });
  const [latest, setLatest] = useState(sent);
  if (keyOf(latest) !== keyOf(sent)) {
    setLatest(sent);
    // A sketch that the visitor has removed stays so.
    const isOut = latest !== null && !hasSketch(enquiry.message, latest);
    const words = withoutSketch(enquiry.message, latest);
    setEnquiry({ ...enquiry, message: sent && !isOut ? withSketch(words, sent) : words });
  }
  const [phase, setPhase] = useState<Phase>({ kind: 'filling' });
  const [errors, setErrors] = useState<Errors>({});
  const title = useRef<HTMLHeadingElement>(null);
  const { heading, text, fields, projectTypes, noProjectType } = CONSULTATION_FORM;
  const { submit, privacy } = storing?.texts ?? CONSULTATION_FORM;
  const isBusy = phase.kind === 'sending';
  const hasFailed = phase.kind === 'failed';
  const mayHelp = hasFailed && phase.failure !== 'refused';

  useLayoutEffect(() => {
    if (phase.kind === 'returned') title.current?.focus();
  }, [phase.kind]);

  useEffect(() => {
    if (phase.kind === 'submitted') tabStorage.remove(STORAGE_KEY);
  }, [phase.kind]);

  if (phase.kind === 'submitted')
    return (
      <ConsultationThanks
        enquiry={enquiry}
        storing={storing}
        onBack={() => setPhase({ kind: 'returned' })}
      />
    );

  /** Shows errors and leads to the first; returns whether there are any. */
  function hasErrors(form: HTMLFormElement, found: Errors): boolean {
    // Fields that were busy can be reached again before one gets the focus.
    flushSync(() => setErrors(found));
    const [firstInvalid] = Object.keys(found);
    if (firstInvalid !== undefined) findControl(form, firstInvalid)?.focus();
    return firstInvalid !== undefined;
  }

  /** Takes over what the visitor has typed, which this tab keeps without the sketch. */
  function type(typed: TypedEnquiry): void {
    setEnquiry(typed);
    const kept = { ...typed, message: withoutSketch(typed.message, sent) };
    tabStorage.keep(STORAGE_KEY, JSON.stringify(kept));
  }

  function removeSketch(): void {
    const others = new URLSearchParams(parameters);
    others.delete(SKETCH_PARAMETER);
    setParameters(others, { replace: true });
    title.current?.focus();
  }

  async function submitForm(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy || hasErrors(form, validateForm(form))) return;
    console.log('Consultation request', enquiry);
    if (!storing) return setPhase({ kind: 'submitted' });
    // At once, so that a second submission in the same moment finds the form busy.
    flushSync(() => setPhase({ kind: 'sending' }));
    const outcome = await storing.onSubmit(enquiry);
    setPhase(phaseAfter(outcome));
    if (outcome.kind === 'too long') hasErrors(form, findErrors(outcome, storing.texts));
  }

  const control = (name: FieldName) => ({
    name,
    field: fields[name],
    value: enquiry[name],
    error: errors[name],
    onChange: (changed: Control) => {
      // A browser knows no address with other digits.
      const value = name === 'email' ? westernDigits(changed.value) : changed.value;
      type({ ...enquiry, [name]: value });
      if (findError(name, changed) === undefined) setErrors({ ...errors, [name]: undefined });
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
      {sent && (
        <SketchNote
          sent={sent}
          isInMessage={hasSketch(enquiry.message, sent)}
          onAttach={() => setEnquiry({ ...enquiry, message: withSketch(enquiry.message, sent) })}
          onRemove={removeSketch}
        />
      )}
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
            {(isBusy && storing?.texts.sending) || (mayHelp && storing?.texts.again) || submit}
          </button>
          {storing && (
            <p role="status" className="sr-only">
              {isBusy && storing.texts.sending}
            </p>
          )}
          {hasFailed && storing && (
            <SendingFailure enquiry={enquiry} failure={phase.failure} texts={storing.texts} />
          )}
          <PrivacyHint {...privacy} />
        </div>
      </form>
    </section>
  );
}

/** The sketch in the address, and where it was drawn: the home page, unless another leads here. */
function useSentSketch(): SentSketch | null {
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { readonly state: { readonly drawnOn?: string } | null };
  const sketch = sketchOf(parameters);
  return sketch && { sketch, page: state?.drawnOn ?? '/' };
}

const keyOf = (sent: SentSketch | null): string | null =>
  sent && `${sent.page} ${sketchAddress(sent.sketch)}`;

function phaseAfter({ kind }: SendOutcome): Phase {
  if (kind === 'too long') return { kind: 'filling' };
  return kind === 'stored' ? { kind: 'submitted' } : { kind: 'failed', failure: kind };
}

const findErrors = (
  { texts }: Extract<SendOutcome, { kind: 'too long' }>,
  { tooLong }: Storing['texts'],
): Errors =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      tooLong(inFigures(text.maxLength), inFigures(text.length)),
    ]),
  );

type SendingFailureProps = {
  readonly enquiry: TypedEnquiry;
  readonly failure: Failure;
  readonly texts: Storing['texts'];
};

function SendingFailure({ enquiry, failure, texts }: SendingFailureProps) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers may return a promise, which is not a cleanup function.
    section.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={section} className="mt-6 scroll-mb-6 border-s-4 border-coral-deep ps-4 sm:ps-5">
      <p role="alert" className="mb-4 max-w-[58ch]">
        <strong className="font-semibold text-coral-deep">{texts.failures[failure]}</strong>{' '}
        {failure === 'refused' ? texts.keptRefused : texts.kept}
      </p>
      <EnquiryChannels enquiry={enquiry} />
    </div>
  );
}

function PlansHint() {
  const { plans } = CONSULTATION_FORM;
  return (
    <p className="mt-1.5 text-sm text-slate [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4">
      {plans.text} <a href={mailHref(BRAND.email, plans)}>{BRAND.email}</a> {plans.or}{' '}
      <WhatsAppLink>{plans.message}</WhatsAppLink>
    </p>
  );
}

function PrivacyHint({ text, link }: { readonly text: string; readonly link: InternalLink }) {
  return (
    <p className="mt-4 max-w-[62ch] text-sm text-slate">
      {text}{' '}
      <SiteLink to={link.to} className="font-semibold underline underline-offset-4">
        {link.label}
      </SiteLink>
    </p>
  );
}

/** What a control holds, and what the browser thinks of it. */
type Control = { readonly value: string; readonly validity: ValidityState };

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

function FormControl(props: FormControlProps) {
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

/** The errors of the form by field, in its order. */
type Errors = Partial<Record<FieldName, string>>;

const findControl = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`);

function validateForm(form: HTMLFormElement): Errors {
  const found: Errors = {};
  for (const name of ['name', 'email', 'message'] as const) {
    const control = findControl(form, name);
    const error = control ? findError(name, control) : undefined;
    if (error !== undefined) found[name] = error;
  }
  return found;
}

/** The error of a field's value. Whether an e-mail address is well-formed, the browser decides. */
function findError(name: FieldName, { value, validity }: Control): string | undefined {
  const { required, errors }: FormField = CONSULTATION_FORM.fields[name];
  if (required && value.trim() === '') return errors?.missing ?? '';
  // To a browser, the host of an e-mail address needs no dot.
  const isMalformed = validity.typeMismatch || (name === 'email' && !/@.+\../.test(value));
  return isMalformed ? (errors?.malformed ?? '') : undefined;
}
