import {
  useEffect,
  useRef,
  type ChangeEvent,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

type Stage = HTMLDivElement;

/** How far a finger, or a pointer on the line, moves before it drags the line, in pixels. */
const MIN_DRAG = 6;

/** The event handlers that let a pointer move the line. */
type LineHandlers = {
  readonly onPointerDown: (event: PointerEvent<Stage>) => void;
  readonly onPointerMove: (event: PointerEvent<Stage>) => void;
};

/**
 * The section line of a stage: its position is the CSS variable `--cut`, 0 to 1, so that moving it renders nothing in
 * React. A scroll animation counts `--scrolled`; behindTheWall.css derives the line's position from it, from where the
 * visitor left the line (`--left`) and from how far the page was scrolled then (`--left-at`).
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
  /** Where the pointer was pressed, in pixels, how far from the line, as a share of the stage, and whether it has moved. */
  const grab = useRef({ x: 0, offset: 0, isDragging: false });

  /** Shows the line's position in the range input. */
  function syncRange(cut = numberOf(stage.current, '--cut')): void {
    const percent = String(Math.round(cut * 100));
    if (range.current === null) return;
    range.current.value = percent;
    range.current.setAttribute('aria-valuetext', valueText(percent));
  }

  function take(cut: number): void {
    const { current } = stage;
    current?.style.setProperty('--left-at', String(numberOf(current, '--scrolled')));
    current?.style.setProperty('--left', String(cut));
    current?.setAttribute('data-taken', '');
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
        if (button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        const position = positionOf(event);
        // A finger moves the line from anywhere, once it goes sideways; upwards, the browser scrolls the page.
        const isGrabbed =
          pointerType === 'touch' || (event.target as Element).closest('.behind-line') !== null;
        const offset = isGrabbed ? position - numberOf(currentTarget, '--cut') : 0;
        grab.current = { x: clientX, offset, isDragging: !isGrabbed };
        if (!isGrabbed) take(position);
      },
      onPointerMove(event) {
        const { clientX, currentTarget, pointerId } = event;
        if (!currentTarget.hasPointerCapture(pointerId)) return;
        const { x, offset, isDragging } = grab.current;
        if (!isDragging && Math.abs(clientX - x) < MIN_DRAG) return;
        grab.current.isDragging = true;
        take(Math.min(1, Math.max(0, positionOf(event) - offset)));
      },
    },
    onChange: ({ target }) => take(Number(target.value) / 100),
    onFocus: () => syncRange(),
  };
}

/** A numeric CSS variable of the stage, wherever the scroll animation has moved it. */
function numberOf(stage: Stage | null, name: '--cut' | '--scrolled'): number {
  return stage === null ? 0 : Number(getComputedStyle(stage).getPropertyValue(name));
}

/** The position of a pointer across the pictures, from their start edge. */
function positionOf({ clientX, currentTarget }: PointerEvent<Stage>): number {
  // The pictures: with reduced motion, the second one stands beside them.
  const views = currentTarget.firstElementChild ?? currentTarget;
  const { left, width } = views.getBoundingClientRect();
  const position = (clientX - left) / width;
  return getComputedStyle(currentTarget).direction === 'rtl' ? 1 - position : position;
}
