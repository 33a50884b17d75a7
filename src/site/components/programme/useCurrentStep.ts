import { useEffect, useState, type RefObject } from 'react';

/** The index of the step, of so many in a list, that crosses the middle of the window, or null. */
export function useCurrentStep(
  list: RefObject<HTMLOListElement | null>,
  count: number,
): number | null {
  const [current, setCurrent] = useState<number | null>(null);

  useEffect(() => {
    if (list.current === null || !('IntersectionObserver' in window)) return undefined;
    const steps = [...list.current.children];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = steps.indexOf(target);
          setCurrent((before) => {
            if (isIntersecting) return index;
            return before === index ? null : before;
          });
        }
      },
      { rootMargin: '-50% 0px' },
    );
    for (const step of steps) observer.observe(step);
    return () => observer.disconnect();
  }, [list, count]);

  return current;
}
