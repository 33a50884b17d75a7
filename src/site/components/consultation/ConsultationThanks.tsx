import { useEffect, useRef } from 'react';
import { BRAND } from '../../../brand.ts';
import { CONSULTATION_FORM } from '../../content/consultationForm.ts';
import { telHref } from '../../telHref.ts';
import { ExternalLink } from '../ExternalLink.tsx';
import { CopyText } from './CopyText.tsx';
import { enquiryText, type Enquiry } from './enquiry.ts';
import { enquiryLinks } from './enquiryLinks.ts';
import { QuotedEnquiry } from './QuotedEnquiry.tsx';

const BUTTON =
  'inline-flex min-h-12 items-center justify-center rounded-xs border border-abyss px-6 font-semibold transition-colors print:hidden';
const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

type ConsultationThanksProps = {
  readonly enquiry: Enquiry;
  /** Returns to the form, with the typed words. */
  readonly onBack: () => void;
};

/**
 * Replaces the form once it is submitted. The form calls no server, so the visitor sends the enquiry from here, by
 * WhatsApp or e-mail, or copies it.
 */
export function ConsultationThanks({ enquiry, onBack }: ConsultationThanksProps) {
  const { thanks } = CONSULTATION_FORM;
  const { whatsApp, mail } = enquiryLinks(enquiry);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
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
        <p className="mt-5 max-w-[52ch] text-lg text-balance">{thanks.step}</p>
        <p className="mt-2 max-w-[52ch] text-lg">{thanks.promise}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-x-4 gap-y-3 max-sm:flex-col">
        <ExternalLink
          href={whatsApp.href}
          className={`${BUTTON} bg-abyss text-pearl hover:bg-tide`}
        >
          {thanks.message}
        </ExternalLink>
        <a href={mail.href} className={`${BUTTON} hover:bg-abyss hover:text-pearl`}>
          {thanks.write}
        </a>
        <CopyText
          text={enquiryText(enquiry)}
          labels={thanks}
          className={`${BUTTON} hover:bg-abyss hover:text-pearl`}
        />
      </div>
      {(whatsApp.isShortened || mail.isShortened) && (
        <p className="mt-3 max-w-[58ch] text-[0.9375rem] text-slate">{thanks.tooLong}</p>
      )}
      <QuotedEnquiry enquiry={enquiry} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8">
        <button type="button" onClick={onBack} className={LINK}>
          {thanks.back}
        </button>
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
