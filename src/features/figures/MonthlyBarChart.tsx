import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { companyCurrency, withCurrency } from '../../lib/money.ts';
import type { MonthlyPoint, Series } from '../../company/sampleFigures.ts';

type MonthlyBarChartProps = {
  readonly points: readonly MonthlyPoint[];
  readonly series: readonly [Series, Series];
  /** Draws outlined, pale bars. */
  readonly isSample: boolean;
};

const COLORS = ['var(--series-first)', 'var(--series-second)'] as const;
const TICK = { fill: 'var(--muted)', fontSize: 12 } as const;

/** The bars, axes and pointer tooltip only; title, legend and text alternative are in `MonthlyFigures`. */
export default function MonthlyBarChart({ points, series, isSample }: MonthlyBarChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...points]}
        accessibilityLayer={false}
        barGap={2}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="month" tickLine={false} axisLine={false} tick={TICK} />
        <YAxis
          width={companyCurrency() === 'USD' ? 48 : 72}
          tickLine={false}
          axisLine={false}
          tick={TICK}
          tickFormatter={(thousands: number) => withCurrency(`${thousands}k`)}
        />
        <Tooltip
          cursor={{ fill: 'var(--line)', opacity: 0.5 }}
          itemSorter={({ dataKey }) => series.findIndex(({ key }) => key === dataKey)}
          formatter={(thousands) => withCurrency(`${String(thousands)}k`)}
          contentStyle={{
            background: 'var(--surface)',
            border: '1px solid var(--line)',
            borderRadius: 6,
            fontSize: 13,
          }}
          itemStyle={{ color: 'var(--ink)' }}
        />
        {series.map(({ key, name }, index) => {
          const color = COLORS[index] ?? 'var(--ink)';
          return (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              fill={isSample ? `color-mix(in srgb, ${color} 34%, var(--surface))` : color}
              stroke={color}
              radius={[3, 3, 0, 0]}
              maxBarSize={36}
              isAnimationActive={false}
            />
          );
        })}
      </BarChart>
    </ResponsiveContainer>
  );
}
