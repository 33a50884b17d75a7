import type { ProcessStep } from '../../content/types.ts';

/** A span on the axis, in weeks from the first visit. */
export type Span = { readonly start: number; readonly finish: number };

/** The bar of a step: its span if every step takes its shortest time, and when it ends if all take their longest. */
export type Bar = Span & {
  readonly phases: readonly Span[];
  readonly latestFinish: number;
};

/** The bars of steps that follow each other. */
export function scheduleOf(steps: readonly Pick<ProcessStep, 'phases'>[]): readonly Bar[] {
  let [start, latestFinish] = [0, 0];
  return steps.map(({ phases }) => {
    const spans = phases.map(({ minWeeks, maxWeeks }): Span => {
      const span = { start, finish: start + minWeeks };
      start = span.finish;
      latestFinish += maxWeeks;
      return span;
    });
    return { start: spans[0]?.start ?? start, finish: start, phases: spans, latestFinish };
  });
}
