import { useState } from 'react';
import { changeDisplayName } from '../../store/firebase/auth.ts';
import { useListsHaveLoaded } from '../../store/read/loadingLists.ts';
import { lazyPage } from '../../lib/lazyPage.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { deviceStorage } from '../../lib/storage.ts';
import type { NameFormProps } from './NameForm.tsx';
import { useAuth } from '../../store/session/useAuth.ts';
import { pageHeading, useMoveFocus } from '../../ui/focus.ts';

/** The form, loaded on demand: most users have a name. */
const NAME_FORM = lazyPage<NameFormProps>(() => import('./NameForm.tsx'));

/** Asks a user without a display name for one, until answered or dismissed; until then the activity says Admin. */
export function DisplayNamePrompt() {
  const { user } = useAuth();
  const [isDismissed, setDismissed] = useState(
    () => user !== null && isNamePromptDismissed(user.uid),
  );
  const haveListsLoaded = useListsHaveLoaded();
  const moveFocus = useMoveFocus();
  const isShown = user !== null && user.displayName === null && !isDismissed;
  if (!isShown) return null;

  async function save(name: string): Promise<void> {
    moveFocus(pageHeading);
    await changeDisplayName(name);
  }

  function dismiss(uid: string): void {
    moveFocus(pageHeading);
    deviceStorage.keep(dismissedKey(uid), 'declined');
    setDismissed(true);
  }

  return (
    // As high as the form from the start, and as wide, so that nothing moves when it arrives.
    <div className="flex min-h-9 w-[36rem] max-w-full max-sm:min-h-11 max-sm:w-[calc(100vw-2rem)]">
      {haveListsLoaded && (
        <OnDemand>
          <NAME_FORM.Page onSave={save} onDismiss={() => dismiss(user.uid)} />
        </OnDemand>
      )}
    </div>
  );
}

/** Where this browser remembers that a person has dismissed the prompt. */
const dismissedKey = (uid: string): string => `no-name:${uid}`;

/** Whether a person has dismissed the prompt in this browser. */
export const isNamePromptDismissed = (uid: string): boolean =>
  deviceStorage.get(dismissedKey(uid)) !== null;
