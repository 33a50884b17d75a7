/** Figures by name. */
export type Figures = Readonly<Record<string, number>>;

/** One figure over several visits. Other load on the machine raises the median more than the lowest. */
export type Summary = { readonly median: number; readonly lowest: number };

/** The median and the lowest of each figure. */
export function summaryOf(visits: readonly Figures[]): Readonly<Record<string, Summary>> {
  return Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => {
      const rising = visits.map((figures) => figures[name] ?? Number.NaN).toSorted((a, b) => a - b);
      const [lowest = Number.NaN] = rising;
      return [name, { median: rising[rising.length >> 1] ?? Number.NaN, lowest }];
    }),
  );
}

/** A table with a column per scenario and a row per figure: the median, with the lowest in brackets. */
export function formatTable(
  scenarios: Readonly<Record<string, Readonly<Record<string, Summary>>>>,
): string {
  const names = [...new Set(Object.values(scenarios).flatMap((figures) => Object.keys(figures)))];
  const width = Math.max(...names.map(({ length }) => length));
  const line = (first: string, cells: readonly string[]): string =>
    [first.padEnd(width), ...cells.map((cell) => cell.padStart(24))].join('');
  return [
    line('', Object.keys(scenarios)),
    ...names.map((name) =>
      line(
        name,
        Object.values(scenarios).map((figures) => format(figures[name])),
      ),
    ),
    '',
  ].join('\n');
}

function format(summary: Summary | undefined): string {
  if (summary === undefined) return '';
  const [median, lowest] = [formatNumber(summary.median), formatNumber(summary.lowest)];
  return median === lowest ? median : `${median} (${lowest})`;
}

const formatNumber = (figure: number): string =>
  figure.toLocaleString('en-US', { maximumFractionDigits: figure < 20 ? 1 : 0 });
