import { useEffect, useRef, type RefObject } from 'react';
import type { Unsaved } from '../lib/unsaved.ts';

const GLOW_MS = 1_600;

/** Lets an element glow once when somebody else has changed its record; not with reduced motion. */
export function useGlow(
  element: RefObject<HTMLElement | null>,
  record: { readonly unsaved?: Unsaved },
): void {
  const previous = useRef(record);
  useEffect(() => {
    const before = previous.current;
    previous.current = record;
    // What this person has changed was on screen before it was stored.
    if (before === record || before.unsaved || record.unsaved) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.current?.animate(
      { backgroundColor: ['color-mix(in oklab, var(--accent) 22%, transparent)', 'transparent'] },
      { duration: GLOW_MS, easing: 'ease-out' },
    );
  }, [element, record]);
}
