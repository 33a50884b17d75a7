import { useRef, useLayoutEffect, useState } from 'react';
import { BRAND } from '../../../company/brand.ts';
import { CONSULTATION_FORM } from '../../../company/site/consultationForm.ts';
import {
  detailsOf,
  enquiryLinks,
  enquiryText,
  type TypedEnquiry,
  type Storing,
} from './enquiryMessage.ts';
import { ExternalLink, telHref } from '../links.tsx';

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

const BUTTON =
  'inline-flex min-h-12 items-center justify-center rounded-xs border border-abyss px-6 font-semibold transition-colors print:hidden';

type ConsultationThanksProps = {
  readonly enquiry: TypedEnquiry;
  readonly storing: Storing | undefined;
  readonly onBack: () => void;
};

/**
 * Replaces the form once it is submitted. Unless the server has stored the enquiry, the visitor sends it from here, by WhatsApp
 * or e-mail, or copies it. Until one of them is chosen, nobody has the enquiry: the message promises an answer from then on.
 */
export function ConsultationThanks({ enquiry, storing, onBack }: ConsultationThanksProps) {
  const { thanks } = CONSULTATION_FORM;
  const [isChosen, setIsChosen] = useState(false);
  const isSent = storing !== undefined || isChosen;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <section
      aria-labelledby="thank-you"
      className="border-t border-brass-deep pt-10 lg:border-0 lg:pt-0"
    >
      <div role="status">
        <h2
          ref={title}
          id="thank-you"
          tabIndex={-1}
          className="display-2 scroll-mt-28 outline-none"
        >
          {thanks.heading}
        </h2>
        <p className="mt-5 max-w-[52ch] text-lg text-balance">
          {storing?.texts.arrived ?? (isChosen ? thanks.chosen : thanks.step)}
        </p>
        {isSent && <p className="mt-2 max-w-[52ch] text-lg">{thanks.promise}</p>}
      </div>
      {!storing && (
        <div className="mt-8">
          <EnquiryChannels
            enquiry={enquiry}
            isNextStep={!isChosen}
            onChoose={() => setIsChosen(true)}
          />
        </div>
      )}
      <QuotedEnquiry enquiry={enquiry} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8">
        {!storing && (
          <button type="button" onClick={onBack} className={LINK}>
            {thanks.back}
          </button>
        )}
        <p className="text-slate">
          {thanks.direct}{' '}
          <a href={telHref(BRAND.phone)} className={`${LINK} text-ink`}>
            <bdi>{thanks.call}</bdi>
          </a>
        </p>
      </div>
    </section>
  );
}

type EnquiryChannelsProps = {
  readonly enquiry: TypedEnquiry;
  /** Whether the first of them is what to do next. */
  readonly isNextStep?: boolean;
  /** Called when the visitor has chosen one. */
  readonly onChoose?: () => void;
};

/** The ways in which the visitor can send an enquiry: by WhatsApp or e-mail, with the words typed in, or as a copy. */
export function EnquiryChannels(props: EnquiryChannelsProps) {
  const { enquiry, isNextStep = false, onChoose } = props;
  const { thanks } = CONSULTATION_FORM;
  const { whatsApp, mail } = enquiryLinks(enquiry);
  const plain = `${BUTTON} hover:bg-abyss hover:text-pearl`;
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-3 max-sm:flex-col">
        <ExternalLink
          href={whatsApp.href}
          onClick={onChoose}
          className={isNextStep ? `${BUTTON} bg-abyss text-pearl hover:bg-tide` : plain}
        >
          {thanks.message}
        </ExternalLink>
        <a href={mail.href} onClick={onChoose} className={plain}>
          {thanks.write}
        </a>
        <CopyText text={enquiryText(enquiry)} className={plain} onCopy={onChoose} />
      </div>
      {(whatsApp.isShortened || mail.isShortened) && (
        <p className="mt-3 max-w-[58ch] text-[0.9375rem] text-slate">{thanks.tooLong}</p>
      )}
    </>
  );
}

function QuotedEnquiry({ enquiry }: { readonly enquiry: TypedEnquiry }) {
  return (
    <section
      aria-labelledby="your-enquiry"
      className="mt-8 border border-ink/15 bg-cream p-[clamp(1.5rem,3.5vw,3rem)] wrap-anywhere"
    >
      <h3 id="your-enquiry" className="eyebrow text-brass-deep">
        {CONSULTATION_FORM.thanks.enquiry}
      </h3>
      <blockquote
        // Each paragraph in the direction of its own script.
        className="mt-5 max-w-[60ch] text-start [unicode-bidi:plaintext] font-display text-[1.375rem] leading-snug lining-nums whitespace-pre-wrap"
      >
        {enquiry.message.trim()}
      </blockquote>
      <dl className="mt-8 grid gap-x-6 gap-y-1.5 border-t border-ink/15 pt-5 text-[0.9375rem] sm:grid-cols-[auto_1fr]">
        {detailsOf(enquiry).map(({ name, label, value }) => (
          <div key={name} className="grid grid-cols-subgrid sm:col-span-2">
            <dt className="text-slate">{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type CopyTextProps = {
  readonly text: string;
  readonly className: string;
  /** Called when the text was copied, by the button or by hand. */
  readonly onCopy?: (() => void) | undefined;
};

/** A button that copies a text; where the browser denies that, the text appears selected, to be copied by hand. */
function CopyText({ text, className, onCopy }: CopyTextProps) {
  const { thanks } = CONSULTATION_FORM;
  const [attempt, setAttempt] = useState<{ readonly isCopied: boolean } | null>(null);
  const wholeText = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    wholeText.current?.focus();
    wholeText.current?.select();
  }, [attempt]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setAttempt({ isCopied: true });
      onCopy?.();
    } catch {
      // Denied, or the page is not served over HTTPS.
      setAttempt({ isCopied: false });
    }
  }

  return (
    <>
      <button type="button" onClick={() => void copy()} className={className}>
        {thanks.copy}
      </button>
      <p role="status" className="min-h-6 basis-full text-[0.9375rem] text-slate">
        {attempt && (attempt.isCopied ? thanks.copied : thanks.copyByHand)}
      </p>
      {attempt?.isCopied === false && (
        <textarea
          ref={wholeText}
          readOnly
          dir="auto"
          rows={8}
          aria-label={thanks.wholeText}
          value={text}
          onCopy={onCopy}
          className="w-full rounded-xs border border-slate bg-cream px-4 py-3 text-[0.9375rem]"
        />
      )}
    </>
  );
}
