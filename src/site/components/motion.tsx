import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { prefersReducedMotion } from '../../lib/reducedMotion.ts';

/** Whether the browser can tell what is in the window. */
const canObserveView = (): boolean => 'IntersectionObserver' in window;

/**
 * Tells whenever elements enter or leave the window, and at once whether they are in it. Returns a function that ends it. Tells
 * nothing where the browser cannot know.
 */
export function observeView(
  elements: readonly Element[],
  onChange: (isInView: boolean, element: Element) => void,
  options: IntersectionObserverInit = {},
): () => void {
  if (!canObserveView()) return () => {};
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) onChange(isIntersecting, target);
  }, options);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

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
    if (element === null || !canObserveView() || prefersReducedMotion()) return undefined;
    element.dataset['reveal'] = 'waiting';
    const stop = observeView(
      [element],
      (isInView) => {
        if (!isInView) return;
        element.dataset['reveal'] = 'shown';
        stop();
      },
      { threshold: 0.1 },
    );
    return stop;
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
