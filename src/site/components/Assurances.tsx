import { ASSURANCES } from '../../company/site/assurances.ts';
import { Reveal } from './motion.tsx';
import { Schedule } from './Schedule.tsx';
import { SectionHeading } from './sections.tsx';

const { budget, table, ...head } = ASSURANCES;

/** The ends of the scale of the budget, in millions. */
const SCALE = { from: 0.1, to: 10 };

/** A volume beside its place on the scale. */
const ROW = 'grid gap-x-5 sm:grid-cols-[9.5rem_1fr]';

/** Lines at the ends and in the middle. Borders, because backgrounds are not printed. */
const SCALE_LINES =
  'relative border-x border-ink/20 after:absolute after:inset-y-0 after:start-1/2 after:border-s after:border-ink/20';

const DIMENSION =
  'absolute bottom-1 pb-2.5 text-center whitespace-nowrap before:absolute before:inset-x-0 before:bottom-0 before:h-2.5 before:border-x before:border-brass-deep after:absolute after:inset-x-0 after:bottom-[0.3rem] after:border-t after:border-brass-deep';

/** What a client can ask for, as a sheet: a schedule of terms, and at its foot the budget bands, drawn to scale. */
export function Assurances() {
  return (
    <section
      id="terms"
      tabIndex={-1}
      aria-label={head.heading}
      className="page-width section scroll-mt-18 outline-none"
    >
      <SectionHeading head={head} sample="terms" />
      <Schedule
        table={table}
        className="[&_thead_th:first-child]:w-[28%] lg:[&_thead_th:first-child]:w-[22%] [&_thead_th:last-child]:w-[27%]"
      />
      <Reveal className="grid gap-x-[clamp(2rem,5vw,6rem)] gap-y-6 border border-t-0 border-ink/50 bg-paper p-5 lg:grid-cols-[22%_1fr] lg:gap-x-0 lg:px-0">
        <div className="lg:px-5">
          <h3 className="font-display text-[1.375rem] leading-tight font-semibold">
            {budget.title}
          </h3>
          <p className="mt-2 text-[0.9375rem] leading-snug text-slate">{budget.text}</p>
        </div>
        <div className="lg:px-5">
          <dl className="text-[0.9375rem] leading-snug tabular-nums">
            {budget.bands.map(({ volume, from, to }) => (
              <div key={volume} className={ROW}>
                <dt className="max-sm:mt-3 sm:self-end">{volume}</dt>
                <dd className={`${SCALE_LINES} h-12`}>
                  <span
                    className={DIMENSION}
                    style={{
                      insetInlineStart: share(SCALE.from, from),
                      inlineSize: share(from, to),
                    }}
                  >
                    <bdi className="bg-paper px-1">{budget.range(from, to)}</bdi>
                    <span className="sr-only"> {budget.unit}</span>
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          <div aria-hidden="true" className={`${ROW} text-sm text-slate tabular-nums`}>
            <span className="max-sm:row-start-2 sm:self-end">{budget.unit}</span>
            <div className={`${SCALE_LINES} flex justify-between pt-5`}>
              {[SCALE.from, 1, SCALE.to].map((amount) => (
                <span key={amount} className="w-8 bg-paper text-center first:-ms-4 last:-me-4">
                  {amount}
                </span>
              ))}
            </div>
          </div>
          <p className="mt-3 text-[0.9375rem] text-slate">{budget.care}</p>
        </div>
      </Reveal>
    </section>
  );
}

/** The part of the scale between two amounts: the same for the same multiple of either. */
const share = (from: number, to: number): string =>
  `${(100 * Math.log(to / from)) / Math.log(SCALE.to / SCALE.from)}%`;
