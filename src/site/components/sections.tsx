import type { ComponentProps, ReactNode } from 'react';
import { LABELS } from '../../company/site/navigation.ts';
import type { CallToAction, SectionHead } from '../../company/site/types.ts';
import { SiteLink } from './links.tsx';
import { Reveal } from './motion.tsx';
import { Sample } from './Sample.tsx';

type SectionHeadingProps = {
  readonly head: Omit<SectionHead, 'eyebrow'> & { readonly eyebrow?: string };
  readonly className?: string;
  /** What of the section is invented, which is said in the line of the heading. */
  readonly sample?: ComponentProps<typeof Sample>['of'];
};

/** The heading of a section, with an optional eyebrow above and text below, faded in. */
export function SectionHeading({ head, className = '', sample }: SectionHeadingProps) {
  const { eyebrow, heading, text } = head;
  return (
    <Reveal className={className}>
      {eyebrow !== undefined && <p className="eyebrow mb-4 text-brass-deep">{eyebrow}</p>}
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <h2 className="display-2 max-w-[22ch]">{heading}</h2>
        {sample && <Sample of={sample} />}
      </div>
      {text !== undefined && (
        <p className="mt-5 max-w-[58ch] text-lg leading-relaxed text-slate">{text}</p>
      )}
    </Reveal>
  );
}

type LegalPartProps = { readonly heading: string; readonly children: ReactNode };

/** A part of a legal page: its heading beside its text. */
export function LegalPart({ heading, children }: LegalPartProps) {
  return (
    <section className="grid gap-x-[clamp(2rem,5vw,6rem)] gap-y-4 border-t border-ink/20 py-[clamp(2rem,3.5vw,3.5rem)] first:border-t-0 first:pt-0 last:pb-0 lg:grid-cols-[1fr_2fr]">
      <h2 className="display-3">{heading}</h2>
      {children}
    </section>
  );
}

/**
 * The closing section of a page, with a button to the contact page. It lies below a water level, drawn as in the
 * studio's sections, and runs into the footer.
 */
export function CallToActionBand({ action }: { readonly action: CallToAction }) {
  return (
    <section className="bg-linear-to-b from-lagoon to-abyss text-pearl">
      <div
        className="relative z-1 border-t border-brass/60 text-brass print:hidden"
        aria-hidden="true"
      >
        <div className="page-width">
          {/* Its own line lies on the border. */}
          <WaterLevel />
        </div>
      </div>
      <Reveal className="page-width grid gap-x-[clamp(2rem,5vw,6rem)] gap-y-8 pt-[clamp(4rem,9vw,9rem)] pb-[clamp(5rem,9vw,9rem)] print:py-4 lg:grid-cols-[1.5fr_1fr] lg:items-end">
        <h2 className="display-1 max-w-[16ch]">{action.heading}</h2>
        <div className="grid gap-8">
          <p className="max-w-[44ch] text-lg leading-relaxed text-mist">{action.text}</p>
          {/* On hover it fills from below, as a tank does. Its transparent border is visible in forced-colors mode. */}
          <SiteLink
            to="/contact"
            className="print:hidden inline-flex min-h-12 items-center justify-center justify-self-start rounded-xs border border-transparent bg-brass bg-linear-to-t from-[#e6cd9f] to-[#e6cd9f] bg-size-[100%_0%] bg-bottom bg-no-repeat bg-origin-border px-7 text-[0.9375rem] font-semibold tracking-wide text-abyss transition-[background-size,translate] duration-300 ease-out hover:bg-size-[100%_100%] focus-visible:bg-size-[100%_100%] active:translate-y-px"
          >
            {action.label ?? LABELS.startYourProject}
          </SiteLink>
        </div>
      </Reveal>
    </section>
  );
}

/** The mark of a water level, as in a section drawing: a triangle that stands on a line, above three shorter ones. */
function WaterLevel() {
  return (
    <svg
      viewBox="0 0 48 34"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="mt-[calc(-1px-5rem*20/48)] w-20"
    >
      <path d="M12 1h24L24 19Z" />
      <path d="M0 19.5h48M9 25.5h30M16 31.5h16" />
    </svg>
  );
}
