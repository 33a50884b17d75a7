import { lazyPart } from '../../lib/lazyPage.ts';
import { useCopyChoice } from '../../store/session/copyChoice.ts';
import { useAuth } from '../../store/session/useAuth.ts';
import { useListsHaveLoaded } from '../../store/read/loadingLists.ts';
import { decideOnCopy } from '../../store/read/useCopy.ts';
import { pageHeading, useMoveFocus } from '../../ui/focus.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { isNamePromptDismissed } from '../login/DisplayNamePrompt.tsx';
import type { KeepCopyQuestionProps } from './KeepCopyQuestion.tsx';

/** Loaded on demand: it is answered once. */
const QUESTION = lazyPart<KeepCopyQuestionProps>(() => import('./KeepCopyQuestion.tsx'));

/** Asks once whether a copy of what the user sees may be kept on this device; after the question for their name. */
export function KeepCopyPrompt() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const choice = useCopyChoice(uid);
  const haveListsLoaded = useListsHaveLoaded();
  const moveFocus = useMoveFocus();
  const isNamed = user !== null && (user.displayName !== null || isNamePromptDismissed(uid));
  if (!isNamed || choice !== 'unknown') return null;

  function answer(isWanted: boolean): void {
    moveFocus(pageHeading);
    void decideOnCopy(uid, isWanted);
  }

  return (
    // As high as the question from the start, so that nothing moves when it arrives.
    <div className="flex min-h-9 items-center max-sm:min-h-11 max-sm:w-[calc(100vw-2rem)]">
      {haveListsLoaded && (
        <OnDemand>
          <QUESTION.Page onAnswer={answer} />
        </OnDemand>
      )}
    </div>
  );
}
