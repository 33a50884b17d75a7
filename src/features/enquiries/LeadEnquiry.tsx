import { useId } from 'react';
import { dateAndTime } from '../../lib/dates.ts';
import { useEnquiryOf } from './useEnquiries.ts';
import { EnquiryDetails } from './EnquiryDetails.tsx';

/** The words of the enquiry that became a lead; nothing for any other lead. */
export function LeadEnquiry({ leadId }: { readonly leadId: string }) {
  const enquiry = useEnquiryOf(leadId);
  const titleId = useId();
  if (enquiry === null) return null;
  const { name, email, message, timestamp } = enquiry;
  return (
    <section
      aria-labelledby={titleId}
      className="border-t border-line px-4 py-4 text-sm wrap-anywhere sm:px-6"
    >
      <h3 id={titleId} className="font-semibold">
        Enquiry from the website
      </h3>
      <p className="mt-1 text-[0.8125rem] text-muted">
        <bdi>{name}</bdi>, <bdi>{email}</bdi>,{' '}
        <time dateTime={new Date(timestamp).toISOString()}>{dateAndTime(timestamp)}</time>
      </p>
      <p className="mt-2 text-start whitespace-pre-line [unicode-bidi:plaintext]">{message}</p>
      <EnquiryDetails enquiry={enquiry} />
    </section>
  );
}
