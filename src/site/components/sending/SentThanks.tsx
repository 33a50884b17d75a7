import { useEffect, useRef } from 'react';
import { BRAND } from '../../../brand.ts';
import { CONSULTATION_FORM } from '../../content/consultationForm.ts';
import { SENDING } from '../../content/sending.ts';
import { telHref } from '../../telHref.ts';
import type { Enquiry } from '../consultation/enquiry.ts';
import { QuotedEnquiry } from '../consultation/QuotedEnquiry.tsx';

/** Replaces the form once the enquiry is stored. */
export function SentThanks({ enquiry }: { readonly enquiry: Enquiry }) {
  const { thanks } = CONSULTATION_FORM;
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
        <p className="mt-5 max-w-[52ch] text-lg">{SENDING.arrived}</p>
        <p className="mt-2 max-w-[52ch] text-lg">{thanks.promise}</p>
      </div>
      <QuotedEnquiry enquiry={enquiry} />
      <p className="mt-4 text-slate">
        {thanks.direct}{' '}
        <a
          href={telHref(BRAND.phone)}
          className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
        >
          <bdi>{thanks.call}</bdi>
        </a>
      </p>
    </section>
  );
}
