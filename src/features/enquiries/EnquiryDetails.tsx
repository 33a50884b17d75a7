import { useId } from 'react';
import { formatMoment } from '../../lib/dates.ts';
import { useEnquiryOf } from './useEnquiries.ts';
import type { Enquiry } from './storedEnquiry.ts';

const LABELS = { projectType: 'Project type', country: 'Country', timeline: 'Timeline' } as const;

type EnquiryDetailsProps = {
  readonly enquiry: Enquiry;
  /** Whether long texts end after two lines. */
  readonly isFolded?: boolean;
};

/** What a visitor has said of the project besides the message; nothing if that is nothing. */
export function EnquiryDetails({ enquiry, isFolded = false }: EnquiryDetailsProps) {
  const details = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter(
    (name) => enquiry[name].trim() !== '',
  );
  if (details.length === 0) return null;
  return (
    <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 text-[0.8125rem] wrap-anywhere">
      {details.map((name) => (
        <div key={name} className="flex min-w-0 flex-wrap gap-x-1.5">
          <dt className="text-muted">{LABELS[name]}</dt>
          <dd className={`min-w-0 ${isFolded ? 'line-clamp-2' : ''}`}>
            <bdi>{enquiry[name]}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

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
        <time dateTime={new Date(timestamp).toISOString()}>{formatMoment(timestamp)}</time>
      </p>
      <p className="mt-2 text-start whitespace-pre-line [unicode-bidi:plaintext]">{message}</p>
      <EnquiryDetails enquiry={enquiry} />
    </section>
  );
}
