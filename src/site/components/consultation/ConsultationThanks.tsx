import { useEffect, useRef, useState } from 'react';
import { BRAND } from '../../../brand.ts';
import { CONSULTATION_FORM } from '../../content/consultationForm.ts';
import { telHref } from '../../telHref.ts';
import type { Enquiry } from './enquiry.ts';
import { EnquiryChannels } from './EnquiryChannels.tsx';
import { QuotedEnquiry } from './QuotedEnquiry.tsx';

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

type ConsultationThanksProps = {
  readonly enquiry: Enquiry;
  /** Returns to the form, with the typed words. */
  readonly onBack: () => void;
};

/**
 * Replaces the form once it is submitted. The form calls no server, so the visitor sends the enquiry from here, by
 * WhatsApp or e-mail, or copies it. Until one of them is chosen, nobody has the enquiry: it thanks, and promises an answer,
 * from then on.
 */
export function ConsultationThanks({ enquiry, onBack }: ConsultationThanksProps) {
  const { thanks } = CONSULTATION_FORM;
  const [isChosen, setIsChosen] = useState(false);
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
          {isChosen ? thanks.heading : thanks.before}
        </h2>
        <p className="mt-5 max-w-[52ch] text-lg text-balance">
          {isChosen ? thanks.chosen : thanks.step}
        </p>
        {isChosen && <p className="mt-2 max-w-[52ch] text-lg">{thanks.promise}</p>}
      </div>
      <div className="mt-8">
        <EnquiryChannels
          enquiry={enquiry}
          isNextStep={!isChosen}
          onChoose={() => setIsChosen(true)}
        />
      </div>
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
