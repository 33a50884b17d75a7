import type { CallToAction } from '../content/types.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Reveal } from './Reveal.tsx';

/** The closing section of a page, with a button to the contact page. */
export function CallToActionBand({ action }: { readonly action: CallToAction }) {
  return (
    <section className="bg-lagoon text-pearl">
      <Reveal className="page-width grid gap-8 py-[clamp(4.5rem,9vw,9rem)] md:grid-cols-[1fr_auto] md:items-end">
        <div>
          <h2 className="display-2 max-w-[20ch]">{action.heading}</h2>
          <p className="mt-5 max-w-[56ch] text-lg leading-relaxed text-mist">{action.text}</p>
        </div>
        <ButtonLink to="/contact" label={action.label} />
      </Reveal>
    </section>
  );
}
