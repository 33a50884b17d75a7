import { useEffect, useId, useRef } from 'react';
import { useCopyChoice } from '../auth/useCopyChoice.ts';
import { isNamePromptDismissed } from '../auth/dismissedNamePrompts.ts';
import { useAuth } from '../auth/useAuth.ts';
import { Button } from '../ui/Button.tsx';
import { decideOnCopy } from './useCopy.ts';

/** Asks once whether a copy of what the user sees may be kept on this device; after the question for their name. */
export function KeepCopyPrompt() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const choice = useCopyChoice(uid);
  const titleId = useId();
  const hasAnswered = useRef(false);
  const isNamed = user !== null && (user.displayName !== null || isNamePromptDismissed(uid));
  const isShown = isNamed && choice === 'unknown';

  // The focused button is gone, so the heading above takes the focus.
  useEffect(() => {
    if (hasAnswered.current && !isShown) document.querySelector<HTMLElement>('h1')?.focus();
  }, [isShown]);
  if (!isShown) return null;

  function answer(isWanted: boolean): void {
    hasAnswered.current = true;
    void decideOnCopy(uid, isWanted);
  }

  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-sunken px-4 py-3 sm:px-6 print:hidden"
    >
      <div className="min-w-0 grow basis-72 text-sm text-pretty">
        <h2 id={titleId} className="font-semibold">
          Is this device yours?
        </h2>
        <p className="mt-0.5 text-muted">
          With a copy on it, pages open at once, also without a connection. Logging out deletes it.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => answer(true)}>Keep a copy on this device</Button>
        <Button variant="quiet" onClick={() => answer(false)}>
          No copy
        </Button>
      </div>
    </section>
  );
}
