import { FactoryRecord, DrawingFrame } from '../components/programme/DrawingFrame.tsx';
import { WHY } from '../../company/site/why.ts';
import { PlantSection } from '../components/PlantSection.tsx';
import { SitePage } from '../components/SitePage.tsx';
import { TextLink } from '../components/links.tsx';
import { Reveal } from '../components/motion.tsx';

/** Place and scale of each difference on a grid of twelve columns: two are loud, and a whole row each. */
const LAYOUTS = [
  { cell: 'lg:col-span-7', isLoud: false },
  { cell: 'lg:col-span-5', isLoud: false },
  { cell: 'lg:col-span-12', isLoud: true },
  { cell: 'lg:col-span-5', isLoud: false },
  { cell: 'lg:col-span-7', isLoud: false },
  { cell: 'lg:col-span-12', isLoud: true },
] as const;

/** Six differentiators, each with its figure, evidence and a link (specification, section 2). */
export default function WhyPage() {
  const { head, differentiators, callToAction } = WHY;
  return (
    <SitePage head={head} drawing={<PlantSection />} callToAction={callToAction}>
      <ol className="page-width section grid gap-x-[clamp(2rem,4vw,5rem)] gap-y-[clamp(4rem,8vw,9rem)] lg:grid-cols-12">
        {differentiators.map((differentiator, index) => {
          const { cell, isLoud } = LAYOUTS[index % LAYOUTS.length] ?? LAYOUTS[0];
          return (
            <li key={differentiator.title} className={cell}>
              <Reveal>
                <Difference differentiator={differentiator} isLoud={isLoud} />
              </Reveal>
            </li>
          );
        })}
      </ol>
    </SitePage>
  );
}

type DifferenceProps = {
  readonly differentiator: (typeof WHY.differentiators)[number];
  readonly isLoud: boolean;
};

function Difference({ differentiator, isLoud }: DifferenceProps) {
  const { figure, unit, title, claim, evidence, link } = differentiator;
  return (
    <div
      className={
        isLoud
          ? 'grid items-end gap-x-[clamp(2rem,5vw,7rem)] gap-y-8 bg-abyss p-[clamp(1.5rem,5vw,6rem)] text-pearl md:max-lg:grid-cols-[34vw_1fr] md:max-lg:items-start md:max-lg:gap-x-0 lg:grid-cols-[auto_1fr] xl:grid-cols-[auto_1fr_auto]'
          : 'border-t border-ink/25 pt-6 md:max-lg:grid md:max-lg:grid-cols-[39vw_1fr]'
      }
    >
      <p className={isLoud ? 'text-brass' : 'text-brass-deep'}>
        <span
          className={`block font-display leading-[0.8] font-medium tracking-tight lining-nums ${isLoud ? 'text-[clamp(6.5rem,19vw,20rem)]' : 'text-[clamp(5.5rem,11vw,11rem)]'}`}
        >
          {figure}
        </span>
        <span className="mt-5 block text-[0.9375rem] font-semibold">{unit}</span>
      </p>
      <div className={isLoud ? '' : 'mt-7 md:max-lg:mt-0'}>
        <h2 className="display-2 max-w-[16ch]">{title}</h2>
        <p className="mt-5 max-w-[40ch] text-xl leading-relaxed">{claim}</p>
        <p className={`mt-3 max-w-[56ch] text-pretty ${isLoud ? 'text-mist' : 'text-slate'}`}>
          {evidence}
        </p>
        <div className="mt-3">
          <TextLink {...link} />
        </div>
      </div>
      {'sheets' in differentiator && <Sheets titles={differentiator.sheets} />}
    </div>
  );
}

/** Sheets of paper fanned out, the last one on top and drawn; the words beside them name all of them. */
function Sheets({ titles }: { readonly titles: readonly string[] }) {
  return (
    <div
      aria-hidden="true"
      dir="ltr"
      className="relative my-6 me-20 aspect-320/420 w-[clamp(13rem,17vw,20rem)] self-center text-ink max-xl:hidden forced-colors:forced-color-adjust-none print:hidden"
    >
      {titles.map((title, index) => (
        <div
          key={title}
          className="absolute inset-0 origin-bottom-left drop-shadow-[0_0.5rem_1rem_rgb(0_0_0/0.35)]"
          style={{ rotate: `${6 * (titles.length - 1 - index) - 3}deg` }}
        >
          <DrawingFrame title={title} number={`${index + 1} / ${titles.length}`}>
            {index === titles.length - 1 && <FactoryRecord />}
          </DrawingFrame>
        </div>
      ))}
    </div>
  );
}
