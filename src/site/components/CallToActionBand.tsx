import type { CallToAction } from '../../company/site/types.ts';
import { Reveal } from './Reveal.tsx';
import { SiteLink } from './SiteLink.tsx';

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
          <WaterLevel className="mt-[calc(-1px-5rem*20/48)] w-20" />
        </div>
      </div>
      <Reveal className="page-width grid gap-x-[clamp(2rem,5vw,6rem)] gap-y-8 pt-[clamp(4rem,9vw,9rem)] pb-[clamp(5rem,9vw,9rem)] print:py-4 lg:grid-cols-[1.5fr_1fr] lg:items-end">
        <h2 className="display-1 max-w-[16ch]">{action.heading}</h2>
        <div className="grid gap-8">
          <p className="max-w-[44ch] text-lg leading-relaxed text-mist">{action.text}</p>
          <ButtonLink to="/contact" label={action.label} />
        </div>
      </Reveal>
    </section>
  );
}

/**
 * A link to a page that looks like a button; on hover it fills from below, as a tank does. Its transparent border is
 * visible in forced-colors mode.
 */
function ButtonLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <SiteLink
      to={to}
      className="print:hidden inline-flex min-h-12 items-center justify-center justify-self-start rounded-xs border border-transparent bg-brass bg-linear-to-t from-[#e6cd9f] to-[#e6cd9f] bg-size-[100%_0%] bg-bottom bg-no-repeat bg-origin-border px-7 text-[0.9375rem] font-semibold tracking-wide text-abyss transition-[background-size,translate] duration-300 ease-out hover:bg-size-[100%_100%] focus-visible:bg-size-[100%_100%] active:translate-y-px"
    >
      {label}
    </SiteLink>
  );
}

/** The mark of a water level, as in a section drawing: a triangle that stands on a line, above three shorter ones. */
function WaterLevel({ className = '' }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 48 34"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={className}
    >
      <path d="M12 1h24L24 19Z" />
      <path d="M0 19.5h48M9 25.5h30M16 31.5h16" />
    </svg>
  );
}
