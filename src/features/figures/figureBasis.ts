/** What charts and placeholders show: the samples of the specification, or figures of the stored records. */
export const FIGURE_BASES = ['sample', 'own'] as const;

export type FigureBasis = (typeof FIGURE_BASES)[number];

/** The database path of the company's choice. */
export const FIGURE_BASIS_PATH = 'config/figureBasis';

/** Parses the stored choice; the samples unless the company has chosen its own figures. */
export const parseFigureBasis = (stored: unknown): FigureBasis =>
  stored === 'own' ? 'own' : 'sample';
