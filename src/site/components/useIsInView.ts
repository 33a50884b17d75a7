import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in the window, grown by a margin; true until that is known. */
export function useIsInView(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (element.current === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isInView;
}
