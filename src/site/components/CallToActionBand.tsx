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
      <div className="page-width relative" aria-hidden="true">
        <WaterLevel className="absolute bottom-0 w-12 translate-y-[14px] text-brass print:hidden" />
      </div>
      <Reveal className="page-width grid gap-x-[clamp(2rem,5vw,6rem)] gap-y-8 pt-[clamp(6rem,11vw,11rem)] pb-[clamp(5rem,9vw,9rem)] lg:grid-cols-[1.5fr_1fr] lg:items-end">
        <h2 className="display-1 max-w-[16ch]">{action.heading}</h2>
        <div className="grid gap-8">
          <p className="max-w-[44ch] text-lg leading-relaxed text-mist">{action.text}</p>
          <ButtonLink to="/contact" label={action.label} />
        </div>
      </Reveal>
    </section>
  );
}
