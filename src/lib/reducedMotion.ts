/** Whether the visitor asked for reduced motion. Pages that the build renders, which have no window, do not move either. */
export const prefersReducedMotion = (): boolean =>
  typeof window === 'undefined' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
