import { Section } from '../../ui/Section.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { formatMoment } from '../../lib/dates.ts';
import { useEnquiryOf } from './useEnquiries.ts';
import type { Enquiry } from './storedEnquiry.ts';

const LABELS = { projectType: 'Project type', country: 'Country', timeline: 'Timeline' } as const;

/** What staff call the language that a visitor has read the site in. */
const LANGUAGES = { ar: 'Arabic' } as const;

type EnquiryDetailsProps = {
  readonly enquiry: Enquiry;
  /** Whether long texts end after two lines. */
  readonly isFolded?: boolean;
};

/** What is known of an enquiry besides its message: its language, unless that is English, and what was said of the project. */
export function EnquiryDetails({ enquiry, isFolded = false }: EnquiryDetailsProps) {
  const details = [
    ...(enquiry.language === undefined ? [] : [['Language', LANGUAGES[enquiry.language]] as const]),
    ...Object.entries(LABELS)
      .map(([name, label]) => [label, enquiry[name as keyof typeof LABELS]] as const)
      .filter(([, text]) => text.trim() !== ''),
  ];
  if (details.length === 0) return null;
  return (
    <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 text-[0.8125rem] wrap-anywhere">
      {details.map(([label, text]) => (
        <div key={label} className="flex min-w-0 flex-wrap gap-x-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className={`min-w-0 ${isFolded ? 'line-clamp-2' : ''}`}>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The words of the enquiry that became a lead; nothing for any other lead. */
export function LeadEnquiry({ leadId }: { readonly leadId: string }) {
  const enquiry = useEnquiryOf(leadId);
  if (enquiry === null) return null;
  const { name, email, message, timestamp } = enquiry;
  return (
    <Section title="Enquiry from the website">
      <p className="mt-1 text-[0.8125rem] text-muted">
        <bdi>{name}</bdi>, <bdi>{email}</bdi>,{' '}
        <Moment at={timestamp}>{formatMoment(timestamp)}</Moment>
      </p>
      <p className="mt-2 text-sm wrap-anywhere text-start whitespace-pre-line [unicode-bidi:plaintext]">
        {message}
      </p>
      <EnquiryDetails enquiry={enquiry} />
    </Section>
  );
}
