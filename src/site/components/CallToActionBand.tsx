import type { CallToAction } from '../content/types.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Reveal } from './Reveal.tsx';
import { WaterLevel } from './WaterLevel.tsx';

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
