import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** More cards than fit on a screen. */
const STEP = 24;

/**
 * How many cards of a column to render: as many as it has been scrolled to, and all on paper. A board of hundreds then opens
 * a record as fast as one of ten. Observes an element that follows the last card.
 */
export function useRenderedCount(length: number, end: RefObject<HTMLElement | null>): number {
  const [limit, setLimit] = useState(STEP);
  const isMore = limit < length;

  useEffect(() => {
    const element = end.current;
    if (!isMore || element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setLimit(limit + STEP);
      },
      { root: element.parentElement, rootMargin: '0px 0px 100%' },
    );
    observer.observe(element);
    const showAll = (): void => flushSync(() => setLimit(Infinity));
    window.addEventListener('beforeprint', showAll);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', showAll);
    };
  }, [end, isMore, limit]);

  return Math.min(limit, length);
}
