import { useLayoutEffect, useRef, type ReactNode } from 'react';

type RevealProps = {
  readonly children: ReactNode;
  readonly className?: string;
  /** Its place in a group that appears one after the other. */
  readonly index?: number;
};

/**
 * Fades its children in when a tenth of them is in view (specification, section 2). They are hidden only when
 * the browser can tell when to show them, and never for people who asked for less motion.
 */
export function Reveal({ children, className = '', index = 0 }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || !('IntersectionObserver' in window) || prefersStillness())
      return undefined;
    element.dataset['reveal'] = 'waiting';
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        element.dataset['reveal'] = 'shown';
        observer.disconnect();
      },
      { threshold: 0.1 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      // Paper does not scroll.
      className={`print:transform-none print:opacity-100 print:transition-none ${className}`}
      style={{ transitionDelay: `${index * 90}ms` }}
    >
      {children}
    </div>
  );
}

/** Whether the visitor asked for less motion. */
export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
