import { useId } from 'react';
import { useCopyChoice } from '../../store/session/copyChoice.ts';
import { isNamePromptDismissed } from '../login/DisplayNamePrompt.tsx';
import { useAuth } from '../../store/session/useAuth.ts';
import { Button } from '../../ui/Button.tsx';
import { Tooltip, useTooltip } from '../../ui/Tooltip.tsx';
import { decideOnCopy } from '../../store/read/useCopy.ts';
import { pageHeading, useMoveFocus } from '../../ui/focus.ts';

/** Asks once whether a copy of what the user sees may be kept on this device; after the question for their name. */
export function KeepCopyPrompt() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const choice = useCopyChoice(uid);
  const titleId = useId();
  const tooltip = useTooltip();
  const moveFocus = useMoveFocus();
  const isNamed = user !== null && (user.displayName !== null || isNamePromptDismissed(uid));
  const isShown = isNamed && choice === 'unknown';
  if (!isShown) return null;

  function answer(isWanted: boolean): void {
    moveFocus(pageHeading);
    void decideOnCopy(uid, isWanted);
  }

  return (
    <section
      aria-labelledby={titleId}
      onPointerEnter={({ pointerType }) => tooltip.setHovered(pointerType !== 'touch')}
      onPointerLeave={() => tooltip.setHovered(false)}
      className="relative z-3 flex items-center gap-1 max-sm:w-[calc(100vw-2rem)] sm:gap-2"
    >
      <h2 id={titleId} className="text-sm font-semibold whitespace-nowrap">
        Is this device yours?
      </h2>
      <Tooltip label="What a copy does" text={EXPLANATION} state={tooltip} />
      <Button className="max-sm:ms-auto max-sm:px-2.5" onClick={() => answer(true)}>
        <span>
          Keep a copy<span className="max-sm:sr-only"> on this device</span>
        </span>
      </Button>
      <Button variant="quiet" className="max-sm:px-2.5" onClick={() => answer(false)}>
        No copy
      </Button>
    </section>
  );
}

const EXPLANATION =
  'With a copy on it, pages open at once, also without a connection. Logging out deletes it.';
