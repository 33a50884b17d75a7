/**
 * Fixed values given by the specification (section 9); the pages tag each as a sample.
 *
 * @placeholder The sample figures of the dashboard, until staff choose figures of their own records.
 */
export const SAMPLE = {
  resolvedToday: 2,
  newSuppliersThisMonth: 2,
  pendingBills: 45_100,
} as const;

/** The values of one month, in thousands, by series. */
export type MonthlyPoint = { readonly month: string; readonly [series: string]: string | number };

/** One series of bars: a key of the points, and its name. */
export type Series = { readonly key: string; readonly name: string };

export const HOME_MONTHS: readonly MonthlyPoint[] = [
  { month: 'Jan', revenue: 65, expense: 45 },
  { month: 'Feb', revenue: 72, expense: 50 },
  { month: 'Mar', revenue: 88, expense: 60 },
  { month: 'Apr', revenue: 81, expense: 55 },
  { month: 'May', revenue: 95, expense: 65 },
  { month: 'Jun', revenue: 110, expense: 70 },
];

export const FINANCE_MONTHS: readonly MonthlyPoint[] = [
  { month: 'Jan', income: 165, expense: 95 },
  { month: 'Feb', income: 172, expense: 110 },
  { month: 'Mar', income: 188, expense: 120 },
  { month: 'Apr', income: 181, expense: 115 },
  { month: 'May', income: 195, expense: 135 },
  { month: 'Jun', income: 210, expense: 140 },
];
