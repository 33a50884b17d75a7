import { useEffect, useState } from 'react';

/** Whether a tooltip is shown, and the setters for the events of its area and its button. */
export type TooltipState = {
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
