import { useEffect, useState } from 'react';

/** The index of the step that crosses the middle of the window, or null; and a callback ref for the list of steps. */
export function useCurrentStep() {
  const [list, setList] = useState<HTMLOListElement | null>(null);
  const [current, setCurrent] = useState<number | null>(null);

  useEffect(() => {
    if (list === null || !('IntersectionObserver' in window)) return undefined;
    const steps = [...list.children];
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
  }, [list]);

  return { current, setList };
}
