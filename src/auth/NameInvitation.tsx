import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { changeDisplayName } from '../firebase/auth.ts';
import { Button } from '../ui/Button.tsx';
import { declineInvitation, hasDeclined } from './declinedInvitations.ts';
import { useAuth } from './useAuth.ts';

/** Invites a person without a display name, once, to say it: the activity calls them Admin until they do. */
export function NameInvitation() {
  const { user } = useAuth();
  const [declined, setDeclined] = useState(() => user !== null && hasDeclined(user.uid));
  const hasAnswered = useRef(false);
  const isInvited = user !== null && user.displayName === null && !declined;

  // The controls are gone; the greeting above them takes the focus, with the new name.
  useEffect(() => {
    if (hasAnswered.current && !isInvited) document.querySelector<HTMLElement>('h1')?.focus();
  }, [isInvited]);
  if (!isInvited) return null;

  async function save(name: string): Promise<void> {
    hasAnswered.current = true;
    await changeDisplayName(name);
  }

  function decline(uid: string): void {
    hasAnswered.current = true;
    declineInvitation(uid);
    setDeclined(true);
  }

  return <NameForm onSave={save} onDecline={() => decline(user.uid)} />;
}

type NameFormProps = {
  readonly onSave: (name: string) => Promise<void>;
  readonly onDecline: () => void;
};

function NameForm({ onSave, onDecline }: NameFormProps) {
  const [titleId, reasonId, boxId] = [useId(), useId(), useId()];
  const box = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return undefined;
    if (name.trim() === '') return box.current?.focus();
    setIsSaving(true);
    setHasFailed(false);
    try {
      await onSave(name.trim());
    } catch (error) {
      console.error('Saving the name failed', error);
      setHasFailed(true);
    } finally {
      setIsSaving(false);
    }
    return undefined;
  }

  return (
    <form
      aria-labelledby={titleId}
      aria-busy={isSaving}
      onSubmit={(event) => void save(event)}
      className="mb-5 grid gap-3 rounded-lg border border-line bg-surface px-5 py-4 shadow-card print:hidden"
    >
      <div>
        <h2 id={titleId} className="text-sm font-semibold">
          <label htmlFor={boxId}>What is your name?</label>
        </h2>
        <p id={reasonId} className="mt-0.5 text-sm text-muted">
          Colleagues see it beside your changes. Until then the activity calls you Admin.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <input
          ref={box}
          id={boxId}
          aria-describedby={reasonId}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="name"
          dir="auto"
          maxLength={100}
          className="h-9 min-w-0 grow basis-56 rounded-md border border-edge bg-surface px-3 text-sm sm:max-w-xs"
        />
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save name'}
        </Button>
        <Button variant="quiet" onClick={onDecline}>
          No, thanks
        </Button>
      </div>
      <p role="alert" className="text-sm font-medium text-tone-red-ink empty:hidden">
        {hasFailed && 'Your name could not be saved. Please check your connection and try again.'}
      </p>
    </form>
  );
}
