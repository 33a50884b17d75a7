import { useEffect, useRef } from 'react';
import { SENDING } from '../../content/sending.ts';
import type { Enquiry } from '../consultation/enquiry.ts';
import { EnquiryChannels } from '../consultation/EnquiryChannels.tsx';

type SendingFailureProps = {
  readonly enquiry: Enquiry;
  readonly failure: keyof typeof SENDING.failures;
};

/** Says why an enquiry was not sent, and offers other ways to send it. */
export function SendingFailure({ enquiry, failure }: SendingFailureProps) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers may return a promise, which is not a cleanup function.
    section.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={section} className="mt-6 scroll-mb-6 border-s-4 border-coral-deep ps-4 sm:ps-5">
      <p role="alert" className="mb-4 max-w-[58ch]">
        <strong className="font-semibold text-coral-deep">{SENDING.failures[failure]}</strong>{' '}
        {SENDING.kept}
      </p>
      <EnquiryChannels enquiry={enquiry} />
    </div>
  );
}
