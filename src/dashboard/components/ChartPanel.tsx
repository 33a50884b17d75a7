import { Suspense, memo, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CHART } from '../chart.ts';
import type { MonthlyPoint, Series } from '../sampleFigures.ts';

type ChartPanelProps = {
  readonly title: string;
  readonly points: readonly MonthlyPoint[];
  readonly series: readonly [Series, Series];
  /** Keeps the chart's code, which is large and slow to start, from delaying the live records of the page. */
  readonly isWaiting: boolean;
};

/** How long the chart waits for the live records of the page, which the network may never bring. */
const TIMEOUT_MS = 3_000;

const LEGEND_COLORS = ['bg-series-first', 'bg-series-second'] as const;

/**
 * A panel with two series of monthly sample data, as a bar chart and as a table. Memoized: the page around it
 * re-renders with every change of a record, and a chart is slow to draw.
 */
export const ChartPanel = memo(function ChartPanel(props: ChartPanelProps) {
  const { title, points, series } = props;
  const isWaiting = useTimeout(props.isWaiting);
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
      <div className="flex grow flex-col px-4 sm:px-6 pb-4">
        <ul aria-hidden="true" className="mb-2 flex gap-5 text-xs text-muted">
          {series.map(({ key, name }, index) => (
            <li key={key} className="flex items-center gap-2">
              <span
                className={`size-2.5 rounded-xs forced-color-adjust-none ${LEGEND_COLORS[index]}`}
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
            aria-label={summary(title, points, series)}
            className="relative min-h-64 grow"
          >
            {/* The time axis runs left to right, also on right-to-left pages. */}
            <div dir="ltr" className="absolute inset-0">
              <Suspense fallback={<Placeholder />}>
                {isWaiting ? <Placeholder /> : <CHART.Page points={points} series={series} />}
              </Suspense>
            </div>
          </div>
        </ErrorBoundary>
        <details className="mt-3 text-sm">
          <summary className="w-fit rounded-sm text-xs font-semibold text-accent">
            Show figures
          </summary>
          <FiguresTable title={title} points={points} series={series} />
        </details>
      </div>
    </Panel>
  );
});

/** Ends a wait after `TIMEOUT_MS`. Nothing renders again once it has ended by itself. */
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

function FiguresTable({ title, points, series }: Omit<ChartPanelProps, 'isWaiting'>) {
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
  points: ChartPanelProps['points'],
  series: ChartPanelProps['series'],
): string {
  const last = points.at(-1);
  const ranges = series.map(({ key, name }) => `${name} $${points[0]?.[key]}k to $${last?.[key]}k`);
  return `${title}, ${points[0]?.month} to ${last?.month}, sample data: ${ranges.join(', ')}.`;
}
