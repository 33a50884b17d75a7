import { lazyPage } from '../../lib/lazyPage.ts';

/** The bar chart, loaded on demand: its library is larger than any page. */
export const CHART = lazyPage(() => import('./MonthlyBarChart.tsx'));
