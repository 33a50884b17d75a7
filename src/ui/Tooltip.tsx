import { Info } from 'lucide-react';
import { useEffect, useId, useState } from 'react';

type TooltipProps = {
  readonly label: string;
  readonly text: string;
  readonly state: TooltipState;
};

/** An info button with a tooltip, as wide as its area, the nearest positioned ancestor. Escape hides it. */
export function Tooltip({ label, text, state }: TooltipProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        onFocus={() => state.setFocused(true)}
        onBlur={() => state.setFocused(false)}
        onClick={() => state.setFocused(true)}
        className="relative z-1 -my-0.5 grid size-6 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
      >
        <Info aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
      </button>
      <span
        id={id}
        role="tooltip"
        hidden={!state.isShown}
        className="absolute inset-x-2 top-full z-5 -mt-1 rounded-md bg-abyss px-3 py-2 text-xs leading-relaxed font-normal text-pearl shadow-lifted"
      >
        {text}
      </span>
    </>
  );
}

/** Whether a tooltip is shown, and the setters for the events of its area and its button. */
type TooltipState = {
  readonly isShown: boolean;
  readonly setHovered: (hovered: boolean) => void;
  readonly setFocused: (focused: boolean) => void;
};

/** The state of a tooltip that is shown while its area is hovered or its button is focused, until Escape. */
export function useTooltip(): TooltipState {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isShown = isHovered || isFocused;

  useEffect(() => {
    if (!isShown) return undefined;
    // On the document, since the focus may be anywhere while the area is hovered.
    function onKeyDown({ key }: KeyboardEvent): void {
      if (key !== 'Escape') return;
      setHovered(false);
      setFocused(false);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);

  return { isShown, setHovered, setFocused };
}
