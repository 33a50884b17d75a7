import { PORTRAIT_MEDIA } from '../../company/pictures.ts';
import { prefersReducedMotion } from '../../lib/reducedMotion.ts';

/** Windows from this width on, in pixels, load the film at once; upright phones a smaller one after everything else. */
const MIN_WINDOW_WIDTH = 768;

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Which film home shows: none for visitors who prefer reduced motion or save data, on slow connections, and in windows of other shapes. */
export function filmOfWindow(): 'wide' | 'phone' | null {
  if (prefersReducedMotion()) return null;
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return null;
  if (window.innerWidth >= MIN_WINDOW_WIDTH) return 'wide';
  const isFast = (connection?.effectiveType ?? '4g') === '4g';
  return isFast && window.matchMedia(PORTRAIT_MEDIA).matches ? 'phone' : null;
}
