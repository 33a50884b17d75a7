import { useEffect, useEffectEvent, type RefObject } from 'react';
import { prefersReducedMotion } from '../prefersReducedMotion.ts';
import { DAWN, NOON } from './dayTime.ts';

/** In milliseconds; motion that starts by itself must end within five seconds. */
const DURATION = 3_000;

/** How much of the stage the window shows when the sweep begins. */
const MIN_VISIBLE = 0.6;

/**
 * Turns a dial from dawn to noon once, as soon as most of its stage is in the window and its pictures are loaded. The
 * stage's `data-sweep` says how far it has come: `on`, `done`, or `taken` by the visitor, after which nothing turns by
 * itself. Returns a function to call when the visitor takes the dial.
 */
export function useSweep(
  stage: RefObject<HTMLElement | null>,
  show: (minutes: number) => void,
): () => void {
  const onFrame = useEffectEvent(show);

  useEffect(() => {
    const element = stage.current;
    if (element === null || !('IntersectionObserver' in window) || prefersReducedMotion())
      return undefined;
    let isOver = false;
    let start: number | undefined;

    function turn(now: number): void {
      if (element === null || isOver || element.dataset['sweep'] === 'taken') return;
      start ??= now;
      const progress = Math.min(1, (now - start) / DURATION);
      onFrame(DAWN + ((NOON - DAWN) * (1 - Math.cos(Math.PI * progress))) / 2);
      element.dataset['sweep'] = progress < 1 ? 'on' : 'done';
      if (progress < 1) requestAnimationFrame(turn);
    }

    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting !== true) return;
        observer.disconnect();
        const pictures = [...element.querySelectorAll('img')];
        Promise.all(pictures.map((picture) => picture.decode())).then(
          () => requestAnimationFrame(turn),
          // Without its pictures the day stays as it is.
          () => {},
        );
      },
      { threshold: MIN_VISIBLE },
    );
    observer.observe(element);
    return () => {
      isOver = true;
      observer.disconnect();
    };
  }, [stage]);

  return () => stage.current?.setAttribute('data-sweep', 'taken');
}
