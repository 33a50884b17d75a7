import { useId, useState, type FormEvent } from 'react';
import { useAuth } from '../../auth/useAuth.ts';
import { changeDisplayName } from '../../firebase/auth.ts';
import { MAX_NAME_LENGTH, withoutHiddenMarks } from '../../lib/personName.ts';
import { Button } from '../../ui/Button.tsx';
import { INPUT, MESSAGE } from '../styles.ts';

/** The user's name, which colleagues see beside their changes. */
export function NameField() {
  const { user } = useAuth();
  const [inputId, hintId] = [useId(), useId()];
  const current = user?.displayName ?? '';
  const [typed, setTyped] = useState(current);
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'blank' | 'failed'>('idle');

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const name = typed.trim();
    if (state === 'saving') return;
    if (name === '') return setState('blank');
    setState('saving');
    try {
      await changeDisplayName(name);
      setTyped(name);
      setState('saved');
    } catch (error) {
      console.error('Saving the name failed', error);
      setState('failed');
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} aria-busy={state === 'saving'}>
      <label htmlFor={inputId} className="text-sm font-medium">
        Name
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={inputId}
          aria-describedby={hintId}
          aria-invalid={state === 'blank' || undefined}
          value={typed}
          onChange={(event) => {
            setTyped(withoutHiddenMarks(event.target.value));
            if (state !== 'saving') setState('idle');
          }}
          autoComplete="name"
          dir="auto"
          maxLength={MAX_NAME_LENGTH}
          className={`${INPUT} min-w-0 grow basis-52`}
        />
        <Button type="submit" aria-disabled={state === 'saving'} className="mt-1 min-h-11">
          {state === 'saving' ? 'Saving…' : 'Save name'}
        </Button>
      </div>
      <p id={hintId} className="mt-1.5 text-sm text-pretty text-muted">
        Colleagues see it next to your changes. Earlier changes keep the name they were made under,
        and for a month both names are shown.
      </p>
      <p role="alert" className={MESSAGE}>
        {state === 'blank' && 'Enter a name.'}
        {state === 'failed' &&
          'Your name could not be saved. Please check your connection and try again.'}
      </p>
      <p role="status" className="mt-2 text-sm font-medium empty:hidden">
        {state === 'saved' && 'Your name is saved.'}
      </p>
    </form>
  );
}
