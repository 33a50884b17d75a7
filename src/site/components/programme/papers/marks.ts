/** Lengths of the lines of a written paragraph, as shares of its width. */
const LENGTHS = [1, 0.94, 0.98, 0.9, 1, 0.58];

/** The path of lines of writing, the last one short; all in units of the sheet. */
export function writing(x: number, y: number, width: number, lines: number, gap = 9): string {
  const from = LENGTHS.length - lines;
  return LENGTHS.slice(from)
    .map((length, line) => `M${x} ${y + line * gap}h${Math.round(width * length)}`)
    .join('');
}

/** The path of a small fish that swims to the left, its head at a point. */
export const fish = (x: number, y: number): string => `M${x} ${y}q7-6 16 0l6-4v8l-6-4q-9 6-16 0z`;

/** The path of a checked box. */
export const checked = (x: number, y: number): string =>
  `M${x} ${y}h9v9h-9zM${x + 2} ${y + 4}l2.5 3 5-8`;

/** The path of a horizontal dimension line with oblique ticks. */
export const dimension = (x: number, y: number, width: number): string =>
  `M${x - 6} ${y}h${width + 12}M${x - 3} ${y + 3}l6-6M${x + width - 3} ${y + 3}l6-6`;
