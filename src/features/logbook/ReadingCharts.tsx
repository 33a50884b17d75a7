import { Suspense, memo, useMemo, useState } from 'react';
import { PARAMETERS, type ParameterName, type Range } from '../../company/water.ts';
import { formatDate } from '../../lib/dates.ts';
import { lazyPart } from '../../lib/lazyPage.ts';
import { countText } from '../../lib/words.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { distance } from '../installations/installation.entity.ts';
import {
  outsideText,
  rangeText,
  readingText,
  readingWithUnit,
  type Ranges,
} from '../visits/readings.ts';
import type { Visit } from '../visits/visit.entity.ts';
import type { ReadingPoint } from './chartScale.ts';
import type { ReadingChartProps } from './ReadingChart.tsx';

/** The line chart, whose library is larger than any page. */
const READING_CHART = lazyPart(() => import('./ReadingChart.tsx'));

type ReadingChartsProps = {
  /** Newest first. */
  readonly visits: readonly Visit[];
  readonly ranges: Ranges;
};

type Series = {
  readonly name: ParameterName;
  readonly range: Range;
  /** Oldest first. */
  readonly points: readonly ReadingPoint[];
};

/** The readings of an installation over time: a small chart per parameter, and a table. Memoized, since charts are slow to draw. */
export const ReadingCharts = memo(function ReadingCharts({ visits, ranges }: ReadingChartsProps) {
  const series = useMemo(() => toSeries(visits, ranges), [visits, ranges]);
  const times = series.flatMap(({ points }) => points.map(({ time }) => time));
  const span = [Math.min(...times), Math.max(...times)] as const;
  if (series.length === 0) {
    return <p className="px-4 pb-5 text-sm text-muted sm:px-6">Nothing has been measured yet.</p>;
  }
  return (
    <div className="@container px-4 pb-4 sm:px-6">
      <ErrorBoundary
        resetKey="readings"
        fallback={
          <p className="py-2 text-sm">The charts could not be loaded. The readings are below.</p>
        }
      >
        <ul className="grid gap-x-8 gap-y-5 @2xl:grid-cols-2 @6xl:grid-cols-3">
          {series.map((one) => (
            <Parameter key={one.name} series={one} span={span} />
          ))}
        </ul>
      </ErrorBoundary>
      <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        <span className="inline-flex items-center gap-2">
          <span className="h-2.5 w-4 rounded-xs bg-series-first/13 forced-color-adjust-none" />
          Range
        </span>
        <span className="inline-flex items-center gap-2">
          <Triangle isUp />
          Above it
        </span>
        <span className="inline-flex items-center gap-2">
          <Triangle isUp={false} />
          Below it
        </span>
      </p>
      <ReadingTable visits={visits} series={series} />
    </div>
  );
});

function toSeries(visits: readonly Visit[], ranges: Ranges): readonly Series[] {
  const oldestFirst = visits.toReversed();
  return [...ranges].flatMap(([name, range]) => {
    const points = oldestFirst.flatMap((record) => {
      const value = record[name];
      const time = Date.parse(record.date);
      return value === '' || Number.isNaN(time) ? [] : [{ time, value }];
    });
    return points.length === 0 ? [] : [{ name, range, points }];
  });
}

type ParameterProps = { readonly series: Series; readonly span: ReadingChartProps['span'] };

function Parameter({ series, span }: ParameterProps) {
  const { name, range, points } = series;
  const { label, unit } = PARAMETERS[name];
  const last = points.at(-1)?.value ?? 0;
  const by = distance(last, range);
  return (
    <li className="min-w-0">
      <div className="flex items-baseline justify-between gap-3 border-t border-line pt-2.5">
        <h3 className="text-[0.8125rem] font-semibold">{label}</h3>
        <p className="text-[0.8125rem] whitespace-nowrap text-muted tabular-nums">
          <span className={`font-semibold ${by === 0 ? 'text-ink' : 'text-brass-ink'}`}>
            <span className="sr-only">Last: </span>
            {readingWithUnit(name, last)}
          </span>
          {by !== 0 && <span className="text-brass-ink">, {outsideText({ name, by })}</span>}
        </p>
      </div>
      <p className="text-xs text-muted tabular-nums">
        Range {rangeText(range)} {unit}
      </p>
      {/* A fixed height avoids a layout shift when the chart's code arrives. */}
      <div role="img" aria-label={summary(series)} className="relative mt-1 h-36">
        {/* The time axis runs left to right, also on right-to-left pages. */}
        <div dir="ltr" className="absolute inset-0">
          <Suspense
            fallback={
              <div className="h-full animate-pulse rounded-md bg-sunken motion-reduce:animate-none" />
            }
          >
            <READING_CHART.Page name={name} points={points} range={range} span={span} />
          </Suspense>
        </div>
      </div>
    </li>
  );
}

function summary({ name, range, points }: Series): string {
  const values = points.map(({ value }) => value);
  const outside = values.filter((value) => distance(value, range) !== 0).length;
  const extremes = [Math.min(...values), Math.max(...values)].map((value) =>
    readingWithUnit(name, value),
  );
  return `${PARAMETERS[name].label}: ${countText(points.length, 'reading')} from ${extremes.join(' to ')}, ${outside === 0 ? 'all' : `${outside} outside of the range, the others`} within ${rangeText(range)}.`;
}

const Triangle = ({ isUp }: { readonly isUp: boolean }) => (
  <svg viewBox="0 0 10 9" className="size-2.5 fill-series-second">
    <path d={isUp ? 'M5 0L10 9H0z' : 'M5 9L10 0H0z'} />
  </svg>
);

type ReadingTableProps = { readonly visits: readonly Visit[]; readonly series: readonly Series[] };

function ReadingTable({ visits, series }: ReadingTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-2 text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit rounded-sm text-xs font-semibold text-accent pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center">
        Show as a table
      </summary>
      {isOpen && (
        // Scrolls by the keyboard as well.
        <div
          role="region"
          aria-label="Readings as a table"
          tabIndex={0}
          className="mt-2 overflow-x-auto"
        >
          <table className="min-w-full text-[0.8125rem] whitespace-nowrap tabular-nums">
            <caption className="sr-only">Readings by visit, the newest first</caption>
            <thead>
              <tr className="text-xs text-muted">
                <th scope="col" className="py-1.5 pe-4 text-start font-semibold">
                  Visit
                </th>
                {series.map(({ name, range }) => (
                  <th key={name} scope="col" className="px-2 py-1.5 text-end font-semibold">
                    {PARAMETERS[name].label}
                    <span className="block font-normal">
                      {rangeText(range)} {PARAMETERS[name].unit}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {visits.map((record) => (
                <tr key={record.id} className="border-t border-line">
                  <th scope="row" className="py-1.5 pe-4 text-start font-medium">
                    {formatDate(record.date)}
                  </th>
                  {series.map(({ name, range }) => (
                    <td key={name} className="px-2 py-1.5 text-end">
                      <Cell name={name} value={record[name]} range={range} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

type CellProps = {
  readonly name: ParameterName;
  readonly value: number | '';
  readonly range: Range;
};

function Cell({ name, value, range }: CellProps) {
  if (value === '') return <span className="text-muted">–</span>;
  const by = distance(value, range);
  if (by === 0) return readingText(name, value);
  return (
    <span className="font-semibold text-brass-ink">
      {readingText(name, value)}
      <span aria-hidden="true"> {by > 0 ? '▲' : '▼'}</span>
      <span className="sr-only">, {outsideText({ name, by })} the range</span>
    </span>
  );
}
