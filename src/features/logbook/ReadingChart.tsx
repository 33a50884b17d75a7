import { formatDate, shortMonth } from '../../lib/dates.ts';
import {
  Line,
  LineChart,
  ReferenceArea,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { PARAMETERS, type ParameterName, type Range } from '../../company/water.ts';
import { distance } from '../installations/installation.entity.ts';
import { measuredText, outsideText, readingWithUnit } from '../visits/readings.ts';
import { timeAxis, valueAxis, type ReadingPoint } from './chartScale.ts';

export type ReadingChartProps = {
  readonly name: ParameterName;
  /** Oldest first. */
  readonly points: readonly ReadingPoint[];
  readonly range: Range;
  /** From when to when: the same for all charts of a page. */
  readonly span: readonly [first: number, last: number];
};

const TICK = { fill: 'var(--muted)', fontSize: 12 } as const;

/** The readings of one parameter as a line over the band of its range; title and text alternative are in `ReadingCharts`. */
export default function ReadingChart({ name, points, range, span }: ReadingChartProps) {
  const values = valueAxis(points, range);
  const times = timeAxis(...span);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart
        data={[...points]}
        accessibilityLayer={false}
        margin={{ top: 6, right: 12, bottom: 0, left: 0 }}
      >
        <ReferenceArea
          y1={range[0]}
          y2={range[1]}
          fill="var(--series-first)"
          fillOpacity={0.13}
          strokeOpacity={0}
        />
        <XAxis
          dataKey="time"
          type="number"
          domain={[...times.domain]}
          ticks={[...times.ticks]}
          interval="preserveStartEnd"
          tickFormatter={times.areMonths ? monthText : dayText}
          tickLine={false}
          axisLine={{ stroke: 'var(--line)' }}
          tick={TICK}
          height={24}
        />
        <YAxis
          type="number"
          domain={[...values.domain]}
          ticks={[...values.ticks]}
          interval={0}
          tickFormatter={measuredText}
          tickLine={false}
          axisLine={false}
          tick={TICK}
          width={PARAMETERS[name].decimals === 0 ? 44 : 38}
        />
        <Tooltip
          cursor={{ stroke: 'var(--edge)', strokeWidth: 1 }}
          isAnimationActive={false}
          labelFormatter={(time) => dayText(Number(time))}
          formatter={(value) => describe(name, Number(value), range)}
          separator=""
          contentStyle={{
            background: 'var(--surface)',
            border: '1px solid var(--line)',
            borderRadius: 6,
            fontSize: 13,
            padding: '6px 10px',
          }}
          itemStyle={{ color: 'var(--ink)', padding: 0 }}
        />
        <Line
          dataKey="value"
          name=""
          type="linear"
          stroke="var(--series-first)"
          strokeWidth={1.5}
          dot={<Mark range={range} />}
          activeDot={{ r: 4, fill: 'var(--series-first)', stroke: 'var(--surface)' }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

type MarkProps = {
  readonly range: Range;
  /** Where it is, and what: the chart says it of each. */
  readonly cx?: number;
  readonly cy?: number;
  readonly payload?: ReadingPoint;
};

function Mark({ range, cx = 0, cy = 0, payload }: MarkProps) {
  const by = payload ? distance(payload.value, range) : 0;
  if (by === 0) return <circle cx={cx} cy={cy} r={1.75} fill="var(--series-first)" />;
  const up = by > 0 ? -1 : 1;
  return (
    <path
      d={`M${cx},${cy + up * 5.5}l4.75,${-up * 8.5}h-9.5z`}
      data-outside={by > 0 ? 'above' : 'below'}
      fill="var(--series-second)"
      stroke="var(--surface)"
      strokeWidth={1}
    />
  );
}

/** A reading in words, such as `22.4 mg/L, 7.4 above the range`. */
function describe(name: ParameterName, value: number, range: Range): string {
  const by = distance(value, range);
  const text = readingWithUnit(name, value);
  return by === 0 ? text : `${text}, ${outsideText({ name, by })} the range`;
}

const dayText = (time: number): string => formatDate(isoDay(time));

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The name of a month, with the year at its start. */
function monthText(time: number): string {
  const day = isoDay(time);
  return day.slice(5, 7) === '01' ? day.slice(0, 4) : shortMonth(day);
}
