import { type FormEvent, useId, useRef, useState } from 'react';
import { MAX_NAME_LENGTH, withoutHiddenMarks } from '../../lib/personName.ts';
import { Button } from '../../ui/Button.tsx';
import { useAction } from '../../ui/useAction.tsx';
import { nameMessageOf } from './authErrors.ts';
import { Tooltip, useTooltip } from '../../ui/Tooltip.tsx';

export type NameFormProps = {
  readonly onSave: (name: string) => Promise<void>;
  readonly onDismiss: () => void;
};

/** Asks for the display name. */
export default function NameForm({ onSave, onDismiss }: NameFormProps) {
  const [titleId, hintId, inputId] = [useId(), useId(), useId()];
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const { isBusy, failure, run } = useAction(nameMessageOf);
  const tooltip = useTooltip();

  function save(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === '') input.current?.focus();
    else void run(() => onSave(name.trim()));
  }

  return (
    <form
      aria-labelledby={titleId}
      aria-busy={isBusy}
      onSubmit={save}
      onPointerEnter={({ pointerType }) => tooltip.setHovered(pointerType !== 'touch')}
      onPointerLeave={() => tooltip.setHovered(false)}
      className="relative z-3 flex w-full flex-wrap items-center justify-end gap-x-1 gap-y-2 sm:gap-x-2"
    >
      <div className="relative flex min-w-0 grow basis-24 items-center gap-2 sm:grow-0 sm:basis-auto">
        {/* On a phone it stands inside the box. */}
        <h2
          id={titleId}
          className="text-sm font-semibold whitespace-nowrap max-sm:absolute max-sm:inset-s-3 max-sm:top-1 max-sm:text-[0.6875rem] max-sm:leading-4 max-sm:font-normal max-sm:text-muted"
        >
          <label htmlFor={inputId}>What is your name?</label>
        </h2>
        <input
          ref={input}
          id={inputId}
          aria-describedby={hintId}
          value={name}
          onChange={(event) => setName(withoutHiddenMarks(event.target.value))}
          autoComplete="name"
          dir="auto"
          maxLength={MAX_NAME_LENGTH}
          className="h-9 w-full min-w-0 rounded-md border border-edge bg-surface px-3 text-sm max-sm:h-11 max-sm:pt-4 sm:w-48"
        />
      </div>
      <Tooltip label="Where it appears" text={HINT} state={tooltip} />
      <span id={hintId} hidden>
        {HINT}
      </span>
      <Button type="submit" aria-disabled={isBusy} className="max-sm:px-2.5">
        {isBusy ? (
          'Saving…'
        ) : (
          <span>
            Save<span className="max-sm:sr-only"> name</span>
          </span>
        )}
      </Button>
      <Button variant="quiet" className="max-sm:px-2.5" onClick={onDismiss}>
        No, thanks
      </Button>
      <p role="alert" className="basis-full text-sm font-medium text-tone-red-ink empty:hidden">
        {failure}
      </p>
    </form>
  );
}

const HINT = 'Colleagues see it next to your changes. Without a name, you appear as Admin.';
