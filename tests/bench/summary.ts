/** Figures by name. */
export type Figures = Readonly<Record<string, number>>;

/** The median of each figure over several visits. */
export function medians(visits: readonly Figures[]): Figures {
  return Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => [
      name,
      middle(visits.map((figures) => figures[name] ?? Number.NaN)),
    ]),
  );
}

/** A table with a column for each scene and a row for each figure. */
export function printed(scenes: Readonly<Record<string, Figures>>): string {
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

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function shown(figure: number | undefined): string {
  if (figure === undefined) return '';
  return figure.toLocaleString('en-US', { maximumFractionDigits: figure < 100 ? 1 : 0 });
}
