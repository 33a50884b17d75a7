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
