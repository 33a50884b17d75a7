import { useId } from 'react';
import { useCopyChoice } from '../../store/session/useCopyChoice.ts';
import { useAuth } from '../../store/session/useAuth.ts';
import { KEPT_DAYS } from '../../store/device/keptSnapshots.ts';
import { decideOnCopy } from '../../store/read/useCopy.ts';

/** Lets the user choose whether a copy of what they see is kept on this device. */
export function CopySetting() {
  const uid = useAuth().user?.uid ?? '';
  const choice = useCopyChoice(uid);
  const [inputId, hintId] = [useId(), useId()];
  return (
    <div className="flex gap-3">
      <input
        type="checkbox"
        id={inputId}
        aria-describedby={hintId}
        checked={choice === 'keep'}
        onChange={(event) => void decideOnCopy(uid, event.target.checked)}
        className="mt-0.5 size-4.5 shrink-0 accent-accent"
      />
      <div className="min-w-0 text-sm text-pretty">
        <label htmlFor={inputId} className="font-semibold">
          Keep a copy on this device
        </label>
        <p id={hintId} className="mt-1 text-muted">
          Pages open at once with what you saw last, also without a connection. The copy is deleted
          when you log out, and after {KEPT_DAYS} days. Choose it only on a device that is yours.
        </p>
      </div>
    </div>
  );
}
