import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect } from 'react';

/** Opens the previous and the next record of the list; with Alt and an arrow key also from within a field. */
export function StepButtons({ onStep }: { readonly onStep: (by: 1 | -1) => void }) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const by = event.altKey ? STEPS[event.key] : undefined;
      if (by === undefined) return;
      event.preventDefault();
      onStep(by);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onStep]);

  return (
    <>
      <button
        type="button"
        aria-label="Previous record"
        aria-keyshortcuts="Alt+ArrowUp"
        onClick={() => onStep(-1)}
        className={BUTTON}
      >
        <ChevronUp aria-hidden="true" className="size-4.5" />
      </button>
      <button
        type="button"
        aria-label="Next record"
        aria-keyshortcuts="Alt+ArrowDown"
        onClick={() => onStep(1)}
        className={BUTTON}
      >
        <ChevronDown aria-hidden="true" className="size-4.5" />
      </button>
    </>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };
const BUTTON =
  'grid size-9 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink';
