import { Suspense, memo, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { currencyName, withCurrency } from '../../lib/money.ts';
import { lazyPart } from '../../lib/lazyPage.ts';
import type { FigureBasis } from './figureBasis.ts';
import type { MonthlyPoint, Series } from '../../company/sampleFigures.ts';

export type MonthlyFiguresProps = {
  readonly title: string;
  readonly basis: FigureBasis;
  /** None while they are unknown. */
  readonly points: readonly MonthlyPoint[];
  readonly series: readonly [Series, Series];
  readonly note: string;
  /** Keeps the chart's code, which is large and slow to start, from delaying the live records of the page. */
  readonly isWaiting: boolean;
};

/** The bar chart, whose library is larger than any page. */
export const CHART = lazyPart(() => import('./MonthlyBarChart.tsx'));

/** How long the chart waits for the live records of the page, which the network may never bring. */
const TIMEOUT_MS = 3_000;

/** Sample data are pale and outlined, as their bars are. */
const LEGEND_COLORS = {
  sample: ['border-series-first bg-series-first/34', 'border-series-second bg-series-second/34'],
  own: ['border-series-first bg-series-first', 'border-series-second bg-series-second'],
} as const;

/** Two series of monthly figures, as a bar chart and as a table. Memoized, since a chart is slow to draw. */
export const MonthlyFigures = memo(function MonthlyFigures(props: MonthlyFiguresProps) {
  const { title, basis, points, series, note } = props;
  const isWaiting = useTimeout(props.isWaiting);
  const isKnown = points.length > 0;
  return (
    <div className="flex grow flex-col px-4 sm:px-6 pb-4">
      <ul aria-hidden="true" className="mb-2 flex gap-5 text-xs text-muted">
        {series.map(({ key, name }, index) => (
          <li key={key} className="flex items-center gap-2">
            <span
              className={`size-2.5 rounded-xs border forced-color-adjust-none ${LEGEND_COLORS[basis][index]}`}
            />
            {name}
          </li>
        ))}
      </ul>
      <ErrorBoundary
        resetKey={title}
        fallback={
          <p className="py-2 text-sm">The chart could not be loaded. Its figures are below.</p>
        }
      >
        {/* A fixed minimum height avoids a layout shift when the chart's code arrives. */}
        <div
          role="img"
          aria-label={isKnown ? summary(props) : `${title}: ${note}`}
          className="relative min-h-64 grow"
        >
          {/* The time axis runs left to right, also on right-to-left pages. */}
          <div dir="ltr" className="absolute inset-0 overflow-x-clip">
            <Suspense fallback={<Placeholder />}>
              {isWaiting || !isKnown ? (
                <Placeholder />
              ) : (
                <CHART.Page points={points} series={series} isSample={basis === 'sample'} />
              )}
            </Suspense>
          </div>
        </div>
      </ErrorBoundary>
      <p className="mt-3 max-w-prose text-xs text-pretty text-muted">{note}</p>
      <details className={`mt-2 text-sm ${isKnown ? '' : 'invisible'}`}>
        <summary className="w-fit rounded-sm text-xs font-semibold text-accent">
          Show figures
        </summary>
        <FiguresTable title={title} points={points} series={series} />
      </details>
    </div>
  );
});

/** Whether to wait still: no longer than `TIMEOUT_MS`. */
function useTimeout(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && !isLate;
}

function Placeholder() {
  return <div className="h-full animate-pulse rounded-md bg-sunken" />;
}

type Figures = Pick<MonthlyFiguresProps, 'title' | 'points' | 'series'>;

function FiguresTable({ title, points, series }: Figures) {
  return (
    <table className="mt-2 w-full max-w-md text-sm tabular-nums">
      <caption className="sr-only">
        {title}, in thousands of {currencyName()}
      </caption>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="py-1 text-start font-semibold">
            Month
          </th>
          {series.map(({ key, name }) => (
            <th key={key} scope="col" className="py-1 text-end font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.month} className="border-t border-line">
            <th scope="row" className="py-1 text-start font-medium">
              {point.month}
            </th>
            {series.map(({ key }) => (
              <td key={key} className="py-1 text-end">
                {withCurrency(`${point[key]}k`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function summary({ title, basis, points, series }: MonthlyFiguresProps): string {
  const [first, last] = [points[0], points.at(-1)];
  const data = basis === 'own' ? 'your records' : 'sample data';
  const ranges = series.map(
    ({ key, name }) =>
      `${name} ${withCurrency(`${first?.[key]}k`)} to ${withCurrency(`${last?.[key]}k`)}`,
  );
  return `${title}, ${first?.month} to ${last?.month}, ${data}: ${ranges.join(', ')}.`;
}
