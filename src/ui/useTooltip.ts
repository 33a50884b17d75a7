import { useEffect, useState } from 'react';

/** A hint: whether it is shown, and what its area and its button tell it. */
export type TooltipState = {
  readonly isShown: boolean;
  readonly setHovered: (hovered: boolean) => void;
  readonly setFocused: (focused: boolean) => void;
};

/** A hint that is shown while its area is hovered or its button has the focus, until Escape. */
export function useTooltip(): TooltipState {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isShown = hovered || focused;

  useEffect(() => {
    if (!isShown) return undefined;
    // The focus may be anywhere while the pointer rests on the area.
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
