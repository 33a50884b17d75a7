import type { Choice } from './useChoice.ts';

/** What charts and placeholders show: the samples of the specification, or figures of the stored records. */
export const FIGURE_BASES = ['sample', 'own'] as const;

/** A sample as a key figure: `not` says how the company's own figure comes about. */
export const sampleFigure = (value: string, not: string) => ({
  value,
  tag: 'Sample' as const,
  explanation: `A fixed sample figure, not ${not}. Choose “Your records” beside a chart, and it says yours.`,
});

export type FigureBasis = (typeof FIGURE_BASES)[number];

/** The company's choice; the samples unless it has chosen its own figures. */
export const FIGURE_BASIS: Choice<FigureBasis> = {
  path: 'config/figureBasis',
  setting: 'figure-basis',
  parse: (stored) => (stored === 'own' ? 'own' : 'sample'),
};
