import {
  useEffect,
  useRef,
  type ChangeEvent,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

type Stage = HTMLDivElement;

/** How far a pointer on the line moves before it drags it, in pixels; a finger may be about to scroll the page. */
const MIN_DRAG = 6;

/** The event handlers that let a pointer move the line. */
type LineHandlers = {
  readonly onPointerDown: (event: PointerEvent<Stage>) => void;
  readonly onPointerMove: (event: PointerEvent<Stage>) => void;
};

/**
 * The section line of a stage: its position is the CSS variable `--cut`, 0 to 1, so that moving it renders nothing in
 * React. A scroll animation moves it until the visitor does; then `data-taken` ends the animation.
 */
export function useSectionLine(valueText: (percent: string) => string): {
  readonly stage: RefObject<Stage | null>;
  readonly range: RefObject<HTMLInputElement | null>;
  readonly handlers: LineHandlers;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
} {
  const stage = useRef<Stage>(null);
  const range = useRef<HTMLInputElement>(null);
  /** Where the pointer was pressed, in pixels, and how far from the line, as a share of the stage. */
  const grab = useRef({ x: 0, offset: 0 });

  /** Shows the line's position in the range input. */
  function syncRange(cut = cutOf(stage.current)): void {
    const percent = String(Math.round(cut * 100));
    if (range.current === null) return;
    range.current.value = percent;
    range.current.setAttribute('aria-valuetext', valueText(percent));
  }

  function take(cut: number): void {
    stage.current?.style.setProperty('--cut', String(cut));
    stage.current?.setAttribute('data-taken', '');
    syncRange(cut);
  }

  useEffect(() => {
    const onScrollEnd = (): void => syncRange();
    onScrollEnd();
    document.addEventListener('scrollend', onScrollEnd);
    return () => document.removeEventListener('scrollend', onScrollEnd);
  });

  return {
    stage,
    range,
    handlers: {
      onPointerDown(event) {
        const { button, clientX, currentTarget, pointerId, pointerType } = event;
        const isOnLine = (event.target as Element).closest('.behind-line') !== null;
        // A finger elsewhere scrolls the page.
        if (button !== 0 || (pointerType === 'touch' && !isOnLine)) return;
        currentTarget.setPointerCapture(pointerId);
        const position = positionOf(event);
        grab.current = { x: clientX, offset: isOnLine ? position - cutOf(currentTarget) : 0 };
        if (!isOnLine) take(position);
      },
      onPointerMove(event) {
        const { clientX, currentTarget, pointerId } = event;
        if (!currentTarget.hasPointerCapture(pointerId)) return;
        const { x, offset } = grab.current;
        if (currentTarget.dataset['taken'] === undefined && Math.abs(clientX - x) < MIN_DRAG)
          return;
        take(Math.min(1, Math.max(0, positionOf(event) - offset)));
      },
    },
    onChange: ({ target }) => take(Number(target.value) / 100),
    onFocus: () => syncRange(),
  };
}

/** The line's position, wherever the scroll animation has moved it. */
function cutOf(stage: Stage | null): number {
  return stage === null ? 0 : Number(getComputedStyle(stage).getPropertyValue('--cut'));
}

/** The position of a pointer across the pictures, from their start edge. */
function positionOf({ clientX, currentTarget }: PointerEvent<Stage>): number {
  // The pictures: with reduced motion, the second one stands beside them.
  const views = currentTarget.firstElementChild ?? currentTarget;
  const { left, width } = views.getBoundingClientRect();
  const position = (clientX - left) / width;
  return getComputedStyle(currentTarget).direction === 'rtl' ? 1 - position : position;
}
