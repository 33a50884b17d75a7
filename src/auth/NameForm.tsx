import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../ui/Button.tsx';

export type NameFormProps = {
  readonly onSave: (name: string) => Promise<void>;
  readonly onDismiss: () => void;
};

/** Asks for the display name. */
export default function NameForm({ onSave, onDismiss }: NameFormProps) {
  const [titleId, hintId, inputId] = [useId(), useId(), useId()];
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return undefined;
    if (name.trim() === '') return input.current?.focus();
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
      className="grid gap-3 border-t border-line bg-sunken px-4 py-3 sm:px-6 print:hidden"
    >
      <div>
        <h2 id={titleId} className="text-sm font-semibold">
          <label htmlFor={inputId}>What is your name?</label>
        </h2>
        <p id={hintId} className="mt-0.5 text-sm text-muted">
          Colleagues see it next to your changes. Without a name, you appear as Admin.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          id={inputId}
          aria-describedby={hintId}
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
        <Button variant="quiet" onClick={onDismiss}>
          No, thanks
        </Button>
      </div>
      <p role="alert" className="text-sm font-medium text-tone-red-ink empty:hidden">
        {hasFailed && 'Your name could not be saved. Please check your connection and try again.'}
      </p>
    </form>
  );
}
