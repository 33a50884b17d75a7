/** Whether the visitor asked for reduced motion in the settings of their system. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
