import { CONSULTATION_FORM } from '../../content/consultationForm.ts';
import { detailsOf, type Enquiry } from './enquiry.ts';

/** Everything that the visitor typed, laid out as a letter. */
export function QuotedEnquiry({ enquiry }: { readonly enquiry: Enquiry }) {
  return (
    <section
      aria-labelledby="your-enquiry"
      className="mt-8 border border-ink/15 bg-[#fbf9f4] p-[clamp(1.5rem,3.5vw,3rem)] wrap-anywhere"
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
