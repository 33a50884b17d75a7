import { Info } from 'lucide-react';
import { useId } from 'react';
import type { TooltipState } from './useTooltip.ts';

type TooltipProps = {
  readonly label: string;
  readonly text: string;
  readonly state: TooltipState;
};

/**
 * An info button with a tooltip, shown on focus and while its area is hovered, hidden by Escape. The area is the
 * nearest positioned ancestor; the tooltip appears below it, at its width.
 */
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
