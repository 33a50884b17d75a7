import { CallToActionBand } from '../components/CallToActionBand.tsx';
import { Facts } from '../components/Facts.tsx';
import { Items } from '../components/Items.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { Reveal } from '../components/Reveal.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { PROFESSIONALS } from '../content/professionals.ts';
import type { Passage, Table } from '../content/types.ts';

/** The partnership page for architects and designers (specification, section 2). */
export default function ProfessionalsPage() {
  const {
    head,
    illustration,
    blocks,
    figures,
    stages,
    matrix,
    coordination,
    pitfalls,
    callToAction,
  } = PROFESSIONALS;
  return (
    <PageMeta title={head.title} description={head.description}>
      <PageHero head={head} illustration={illustration} />
      <section className="page-width section">
        <Passages passages={blocks} />
      </section>
      <section className="bg-lagoon text-pearl">
        <div className="page-width section grid gap-[clamp(3rem,7vw,8rem)] [&_.text-slate]:text-mist lg:grid-cols-2">
          {[
            { id: 'figures', head: figures, facts: figures.facts },
            { id: 'stages', head: stages, facts: stages.items },
          ].map((part) => (
            <Reveal key={part.head.heading}>
              <h2 id={part.id} tabIndex={-1} className="display-2 scroll-mt-28 outline-none">
                {part.head.heading}
              </h2>
              <p className="mt-4 mb-8 max-w-[48ch] text-slate">{part.head.text}</p>
              <Facts facts={part.facts} />
            </Reveal>
          ))}
        </div>
      </section>
      <section className="page-width section">
        <Reveal>
          <SectionHeading head={matrix} />
        </Reveal>
        <Matrix table={matrix.table} />
        <div className="mt-[clamp(3.5rem,7vw,7rem)]">
          <Passages passages={coordination} />
        </div>
      </section>
      <section className="bg-sand/60">
        <div className="page-width section">
          <Reveal>
            <SectionHeading head={pitfalls} />
          </Reveal>
          <div className="mt-[clamp(2.5rem,5vw,4.5rem)]">
            <Items items={pitfalls.items} className="sm:grid-cols-2 lg:grid-cols-3" />
          </div>
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

/** On a phone each row becomes a block, with the column headings above the cells. */
function Matrix({ table }: { readonly table: Table }) {
  const [, ...columns] = table.columns;
  return (
    <table className="mt-[clamp(2rem,4vw,3.5rem)] block w-full text-[0.9375rem] md:table">
      <caption className="sr-only">{table.caption}</caption>
      <thead className="hidden md:table-header-group">
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col" className="eyebrow pe-8 pb-4 text-start text-brass-deep">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {table.rows.map(([name, ...cells]) => (
          <tr key={name} className="block border-t border-ink/20 py-5 md:table-row">
            <th
              scope="row"
              className="display-3 block pb-2 text-start align-baseline md:table-cell md:w-1/4 md:py-5 md:pe-8"
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index]}
                className="block max-w-[46ch] py-1 align-baseline md:table-cell md:py-5 md:pe-8"
              >
                <span className="block text-sm text-slate md:hidden">{columns[index]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
