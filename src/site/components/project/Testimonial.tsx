import { CASE_STUDY } from '../../content/caseStudies.ts';
import type { Project } from '../../content/types.ts';
import { Reveal } from '../Reveal.tsx';

type TestimonialProps = { readonly testimonial: NonNullable<Project['testimonial']> };

/** What the client of a project says. */
export function Testimonial({ testimonial: { quote, name, project } }: TestimonialProps) {
  return (
    <section aria-label={CASE_STUDY.testimonial} className="bg-sand/60">
      <Reveal className="page-width section">
        <figure className="grid gap-x-[clamp(1rem,2vw,2.5rem)] gap-y-8 lg:grid-cols-12 lg:items-end">
          <blockquote className="font-display text-[clamp(2rem,4.6vw,4.75rem)] leading-[1.06] font-medium tracking-[-0.01em] text-balance lg:col-span-9">
            “{quote}”
          </blockquote>
          <figcaption className="lg:col-span-3 lg:pb-2">
            <cite className="font-semibold not-italic">{name}</cite>
            <span className="block text-slate">{project}</span>
          </figcaption>
        </figure>
        <p className="mt-8 text-sm text-slate">{CASE_STUDY.testimonialNote}</p>
      </Reveal>
    </section>
  );
}
