import { type RefObject, useEffect, useRef } from 'react';

/**
 * A range input for a place in a stage that scrolling moves as well, wherever the browser supports it. The stylesheet derives
 * the place, a CSS variable from 0 to 1, from how far the page is scrolled (`--scrolled`), from where the visitor left it
 * (`--left`), and from how far the page was scrolled then (`--left-at`), so that nothing renders in React.
 */
export function useScrolledRange(
  stage: RefObject<HTMLElement | null>,
  place: `--${string}`,
  show: (range: HTMLInputElement, place: number) => void,
) {
  const range = useRef<HTMLInputElement>(null);

  const numberOf = (variable: string): number =>
    stage.current === null ? 0 : Number(getComputedStyle(stage.current).getPropertyValue(variable));
  const placeNow = (): number => numberOf(place);

  function showPlace(shown: number): void {
    if (range.current !== null) show(range.current, shown);
  }

  /** Shows in the range input where scrolling has moved to: the animation follows the page in the next frame. */
  const sync = (): void => void requestAnimationFrame(() => showPlace(placeNow()));

  useEffect(() => {
    sync();
    // At rest only, so that a screen reader hears nothing while the page scrolls.
    document.addEventListener('scrollend', sync);
    return () => document.removeEventListener('scrollend', sync);
  });

  /** Moves to a place, from which scrolling goes on. */
  function take(taken: number): void {
    const { current } = stage;
    current?.style.setProperty('--left-at', String(numberOf('--scrolled')));
    current?.style.setProperty('--left', String(taken));
    current?.setAttribute('data-taken', '');
    showPlace(taken);
  }

  return { range, placeNow, take, sync };
}
