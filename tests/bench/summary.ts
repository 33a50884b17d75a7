/** Figures by name. */
export type Figures = Readonly<Record<string, number>>;

/** One figure over several visits. Other work on the machine raises the median more than the lowest. */
export type Summary = { readonly median: number; readonly lowest: number };

/** Sums up each figure of several visits. */
export function summaryOf(visits: readonly Figures[]): Readonly<Record<string, Summary>> {
  return Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => {
      const rising = visits.map((figures) => figures[name] ?? Number.NaN).toSorted((a, b) => a - b);
      const [lowest = Number.NaN] = rising;
      return [name, { median: rising[rising.length >> 1] ?? Number.NaN, lowest }];
    }),
  );
}

/** A table with a column for each scene and a row for each figure: its median, and in brackets its lowest. */
export function printed(
  scenes: Readonly<Record<string, Readonly<Record<string, Summary>>>>,
): string {
  const names = [...new Set(Object.values(scenes).flatMap((figures) => Object.keys(figures)))];
  const width = Math.max(...names.map(({ length }) => length));
  const line = (first: string, cells: readonly string[]): string =>
    [first.padEnd(width), ...cells.map((cell) => cell.padStart(24))].join('');
  return [
    line('', Object.keys(scenes)),
    ...names.map((name) =>
      line(
        name,
        Object.values(scenes).map((figures) => shown(figures[name])),
      ),
    ),
    '',
  ].join('\n');
}

function shown(summary: Summary | undefined): string {
  if (summary === undefined) return '';
  const [median, lowest] = [written(summary.median), written(summary.lowest)];
  return median === lowest ? median : `${median} (${lowest})`;
}

const written = (figure: number): string =>
  figure.toLocaleString('en-US', { maximumFractionDigits: figure < 20 ? 1 : 0 });
