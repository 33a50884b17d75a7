import { lazyPage } from '../lib/lazyPage.ts';

/** One series of bars: a key of the points, and its name. */
export type Series = { readonly key: string; readonly name: string };

/** The bar chart, loaded on demand: its library is larger than any page. */
export const CHART = lazyPage(() => import('./components/MonthlyBarChart.tsx'));
