import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { prefersReducedMotion } from './prefersReducedMotion.ts';

type RevealProps = {
  readonly children: ReactNode;
  readonly className?: string;
  /** Position in a group whose members appear one after the other. */
  readonly index?: number;
};

/**
 * Fades its children in when a tenth of them is visible (specification, section 2). They are hidden only where the
 * browser can observe visibility, and never for visitors who prefer reduced motion.
 */
export function Reveal({ children, className = '', index = 0 }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || !('IntersectionObserver' in window) || prefersReducedMotion())
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
      // A printed page does not scroll, so everything is visible on it.
      className={`print:transform-none print:opacity-100 print:transition-none ${className}`}
      style={{ transitionDelay: `${index * 90}ms` }}
    >
      {children}
    </div>
  );
}
