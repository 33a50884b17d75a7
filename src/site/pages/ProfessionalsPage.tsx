import { CallToActionBand } from '../components/CallToActionBand.tsx';
import { Facts } from '../components/Facts.tsx';
import { InterfaceMatrix } from '../components/InterfaceMatrix.tsx';
import { Items } from '../components/Items.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { Reveal } from '../components/Reveal.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { Stages } from '../components/Stages.tsx';
import { PROFESSIONALS } from '../content/professionals.ts';
import type { Passage } from '../content/types.ts';

/** The partnership page for architects and designers (specification, section 2). */
export default function ProfessionalsPage() {
  const { head, illustration, blocks, figures, matrix, coordination, pitfalls, callToAction } =
    PROFESSIONALS;
  return (
    <PageMeta title={head.title} description={head.description}>
      <PageHero
        head={head}
        illustration={illustration}
        layout="cover"
        portrait="section-drawing-upright"
      />
      <section className="page-width section">
        <Passages passages={blocks} />
      </section>
      <section className="drawing-ground bg-lagoon text-pearl">
        <div className="page-width section [&_.text-slate]:text-mist">
          <Reveal className="grid gap-x-[clamp(3rem,7vw,8rem)] gap-y-8 lg:grid-cols-[1fr_1.6fr]">
            <div>
              <h2 id="figures" tabIndex={-1} className="display-2 scroll-mt-28 outline-none">
                {figures.heading}
              </h2>
              <p className="mt-4 max-w-[40ch] text-slate">{figures.text}</p>
            </div>
            <Facts facts={figures.facts} className="border-b border-current/20" />
          </Reveal>
          <Stages />
        </div>
      </section>
      <section className="page-width section">
        <Reveal>
          <SectionHeading head={matrix} />
        </Reveal>
        <InterfaceMatrix table={matrix.table} />
        <div className="mt-[clamp(3.5rem,7vw,7rem)]">
          <Passages passages={coordination} />
        </div>
      </section>
      <section className="bg-sand/60">
        <div className="page-width section grid gap-x-[clamp(3rem,7vw,8rem)] gap-y-10 xl:grid-cols-[1fr_2.4fr]">
          <Reveal>
            <SectionHeading head={pitfalls} />
          </Reveal>
          <Items items={pitfalls.items} className="sm:grid-cols-2 lg:grid-cols-3" />
        </div>
      </section>
      <CallToActionBand action={callToAction} />
    </PageMeta>
  );
}

function Passages({ passages }: { readonly passages: readonly Passage[] }) {
  return (
    <div className="grid gap-[clamp(2.5rem,6vw,7rem)] lg:grid-cols-2">
      {passages.map(({ heading, paragraphs }) => (
        <Reveal key={heading}>
          <h2 className="display-2">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[58ch] leading-relaxed">
              {paragraph}
            </p>
          ))}
        </Reveal>
      ))}
    </div>
  );
}
