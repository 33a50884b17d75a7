import { PROFESSIONALS } from '../../company/site/professionals.ts';
import type { Passage } from '../../company/site/types.ts';
import { Schedule } from '../components/Schedule.tsx';
import { SitePage } from '../components/SitePage.tsx';
import { Facts, Items } from '../components/lists.tsx';
import { DrawYourWall } from '../components/wall/DrawYourWall.tsx';
import { Reveal } from '../components/motion.tsx';
import { SectionHeading } from '../components/sections.tsx';

const { stages } = PROFESSIONALS;

/** The partnership page for architects and designers (specification, section 2). */
export default function ProfessionalsPage() {
  const { head, illustration, blocks, figures, matrix, coordination, pitfalls, callToAction } =
    PROFESSIONALS;
  return (
    <SitePage
      head={head}
      illustration={illustration}
      layout="cover"
      portrait="section-drawing-upright"
      callToAction={callToAction}
    >
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
        </div>
        <DrawYourWall />
        <div className="page-width pb-[clamp(4.5rem,9vw,10rem)] [&_.text-slate]:text-mist">
          <Stages />
        </div>
      </section>
      <section className="page-width section">
        <SectionHeading head={matrix} />
        <Schedule table={matrix.table} />
        <div className="mt-[clamp(3.5rem,7vw,7rem)]">
          <Passages passages={coordination} />
        </div>
      </section>
      <section className="bg-sand/60">
        <div className="page-width section grid gap-x-[clamp(3rem,7vw,8rem)] gap-y-10 xl:grid-cols-[1fr_2.4fr]">
          <SectionHeading head={pitfalls} />
          <Items items={pitfalls.items} className="sm:grid-cols-2 lg:grid-cols-3" />
        </div>
      </section>
    </SitePage>
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

function Stages() {
  return (
    <Reveal>
      <h2 id="stages" tabIndex={-1} className="display-2 scroll-mt-28 outline-none">
        {stages.heading}
      </h2>
      <p className="mt-4 max-w-[60ch] text-slate">{stages.text}</p>
      <dl className="mt-10 grid sm:grid-cols-2 sm:gap-y-10 md:grid-cols-3 2xl:grid-cols-6">
        {stages.items.map(({ term, detail }) => (
          <div
            key={term}
            className="relative border-brass/70 pb-6 max-sm:border-s max-sm:ps-6 sm:border-t sm:pe-8 sm:pt-5 sm:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute -start-[0.28rem] top-2 h-0 rounded-full border-[0.25rem] border-brass sm:start-0 sm:-top-[0.28rem]"
            />
            <dt className="font-display text-[1.625rem] leading-tight">{term}</dt>
            <dd className="mt-2 max-w-[26ch] text-mist">{detail}</dd>
          </div>
        ))}
      </dl>
    </Reveal>
  );
}
