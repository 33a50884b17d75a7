import { Suspense, memo } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CHART } from '../modules.ts';
import type { MonthlyPoint } from '../sampleFigures.ts';

/** What the bars show: a key of the points, and its name. */
export type Series = { readonly key: string; readonly name: string };

type MonthlyBarsProps = {
  readonly title: string;
  readonly points: readonly MonthlyPoint[];
  readonly series: readonly [Series, Series];
};

const SWATCHES = ['bg-[var(--series-first)]', 'bg-[var(--series-second)]'] as const;

/**
 * Two figures a month as bars, and as a table. The points are sample data and are marked so. Given the same points
 * and series it is not drawn again: the lists around it change all the time, and a chart is slow to draw.
 */
export const MonthlyBars = memo(function MonthlyBars(props: MonthlyBarsProps) {
  const { title, points, series } = props;
  return (
    <Panel
      title={title}
      className="flex flex-col"
      actions={
        <span className="rounded-full border border-edge/60 px-2 text-xs font-medium text-muted">
          Sample data
        </span>
      }
    >
      <div className="flex grow flex-col px-5 pb-4">
        <ul aria-hidden="true" className="mb-2 flex gap-5 text-xs text-muted">
          {series.map(({ key, name }, place) => (
            <li key={key} className="flex items-center gap-2">
              <span className={`size-2.5 rounded-xs forced-color-adjust-none ${SWATCHES[place]}`} />
              {name}
            </li>
          ))}
        </ul>
        <ErrorBoundary
          resetKey={title}
          fallback={
            <p className="py-2 text-sm">The chart could not be loaded; its figures are below.</p>
          }
        >
          {/* The box keeps its height while the chart's code arrives. */}
          <div
            role="img"
            aria-label={summary(title, points, series)}
            className="relative min-h-64 grow"
          >
            {/* Time runs to the right, whatever the direction of the page. */}
            <div dir="ltr" className="absolute inset-0">
              <Suspense fallback={<div className="h-full animate-pulse rounded-md bg-sunken" />}>
                <CHART.Page points={points} series={series} />
              </Suspense>
            </div>
          </div>
        </ErrorBoundary>
        <details className="mt-3 text-sm">
          <summary className="w-fit rounded-sm text-xs font-semibold text-accent">
            Show the figures
          </summary>
          <FiguresTable title={title} points={points} series={series} />
        </details>
      </div>
    </Panel>
  );
});

function FiguresTable({ title, points, series }: MonthlyBarsProps) {
  return (
    <table className="mt-2 w-full max-w-md text-sm tabular-nums">
      <caption className="sr-only">{title}, in thousands of dollars</caption>
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
                ${point[key]}k
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function summary(
  title: string,
  points: MonthlyBarsProps['points'],
  series: MonthlyBarsProps['series'],
): string {
  const last = points.at(-1);
  const spans = series.map(({ key, name }) => `${name} $${points[0]?.[key]}k to $${last?.[key]}k`);
  return `${title}, ${points[0]?.month} to ${last?.month}, sample data: ${spans.join(', ')}.`;
}
