import { useListsHaveLoaded } from '../../records/store/read/loadingLists.ts';
import { useCopyChoice } from '../../session/copyChoice.ts';
import { useAuth } from '../../session/useAuth.ts';
import { Button } from '../../ui/Button.tsx';
import { partOnDemand } from '../../ui/OnDemand.tsx';
import { ownAccountView } from './ownAccountView.ts';

/** Loaded on demand: it is answered once. */
const KeepCopyQuestion = partOnDemand(() => import('./KeepCopyQuestion.tsx'));

/** What the page on which somebody's day begins asks them once: their name, then whether a copy of what they see may be kept on this device. */
export function OwnQuestion() {
  const { uid = '', displayName } = useAuth().user ?? {};
  const choice = useCopyChoice(uid);
  const haveListsLoaded = useListsHaveLoaded();
  if (displayName === null)
    return (
      <Button onClick={() => ownAccountView.set('account')}>
        You appear as Admin: enter your name
      </Button>
    );
  if (choice !== 'unknown') return null;
  return (
    // As high as the question from the start, so that nothing moves when it arrives.
    <div className="flex min-h-9 items-center max-sm:min-h-11 max-sm:w-[calc(100vw-2rem)]">
      {haveListsLoaded && <KeepCopyQuestion />}
    </div>
  );
}
