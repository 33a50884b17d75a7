import { money } from '../../lib/money.ts';
import { countText, type Noun } from '../../lib/words.ts';
import { sum } from '../../lib/sum.ts';

/** The records of one age or stage. */
export type Total = {
  readonly label: string;
  readonly count: number;
  /** In the company's currency. */
  readonly total: number;
  /** Whether this is as it should be; else its bar is in the color of what waits. */
  readonly isCalm: boolean;
};

type TotalsRowProps = {
  readonly totals: readonly Total[];
  /** Whether all records are there; until then nothing is added up. */
  readonly areAll: boolean;
  readonly noun: Noun;
};

/** The totals that have records, side by side if there is room, each with its count and its share of all of them. */
export function TotalsRow({ totals, areAll, noun }: TotalsRowProps) {
  // Negative amounts, as of credit notes, take no share.
  const all = sum(totals, ({ total }) => Math.max(0, total));
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-4 pb-6 sm:px-6 @2xl:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
        {totals
          .filter(({ count }) => !areAll || count > 0)
          .map(({ label, count, total, isCalm }) => (
            <div key={label} className="flex flex-col">
              <dt className="text-xs text-muted">
                <bdi>{label}</bdi>
              </dt>
              <dd className="mt-0.5 text-sm font-semibold wrap-anywhere tabular-nums">
                {areAll ? money(total) : '–'}{' '}
                <span className="text-xs font-normal whitespace-nowrap text-muted">
                  <bdi>{areAll ? countText(count, noun) : 'Loading'}</bdi>
                </span>
              </dd>
              <dd aria-hidden="true" className="mt-auto pt-2">
                <div className="h-1 rounded-full bg-line">
                  <div
                    className={`h-full rounded-full forced-color-adjust-none ${isCalm ? 'bg-accent' : 'bg-brass'}`}
                    style={{
                      width: areAll && all > 0 ? `${(Math.max(0, total) / all) * 100}%` : 0,
                    }}
                  />
                </div>
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
