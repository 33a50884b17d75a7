import { useId, useState, type FormEvent } from 'react';
import { updateItem } from '../../device/outbox.ts';
import type { Texts } from '../../domain/draft.ts';
import type { Entity } from '../../domain/entity.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { legible } from '../form/legible.ts';
import { resolved, type Intent } from '../outbox/intent.ts';

type CompareDialogProps = {
  readonly entity: Entity;
  readonly intent: Intent;
  /** The stored texts of the fields in conflict. */
  readonly theirs: Texts;
  readonly onClose: () => void;
};

/** Shows both texts of each field that the user and a colleague have changed, and lets the user choose. */
export function CompareDialog({ entity, intent, theirs, onClose }: CompareDialogProps) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set(Object.keys(theirs)));

  function choose(name: string, isMine: boolean): void {
    const next = new Set(kept);
    if (isMine) next.add(name);
    else next.delete(name);
    setKept(next);
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    void updateItem(resolved(intent, kept));
    onClose();
  }

  return (
    <Modal title={`Compare “${intent.title}”`} onClose={onClose}>
      <form onSubmit={save} className="flex min-h-0 flex-col">
        <div className="grid gap-5 overflow-y-auto px-6 pt-2 pb-5">
          {Object.entries(theirs).map(([name, their]) => (
            <fieldset key={name}>
              <legend className="mb-1 text-sm font-medium">
                {entity.fields[name]?.label ?? name}
              </legend>
              <div className="grid gap-2 sm:grid-cols-2">
                <Choice
                  name={name}
                  label="Yours"
                  text={legible(entity.fields[name]?.input, intent.typed[name] ?? '')}
                  isChosen={kept.has(name)}
                  onChoose={() => choose(name, true)}
                />
                <Choice
                  name={name}
                  label="Your colleague’s"
                  text={legible(entity.fields[name]?.input, their)}
                  isChosen={!kept.has(name)}
                  onChoose={() => choose(name, false)}
                />
              </div>
            </fieldset>
          ))}
        </div>
        <footer className="flex justify-end gap-2 border-t border-line px-6 py-4">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save these texts
          </Button>
        </footer>
      </form>
    </Modal>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function Choice({ name, label, text, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="grid min-w-0 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 rounded-md border border-edge bg-surface p-3 text-sm has-checked:border-accent has-checked:bg-accent/10"
    >
      <input
        id={id}
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span className="font-medium">{label}</span>
      <bdi className="col-start-2 wrap-anywhere whitespace-pre-wrap text-muted">{text}</bdi>
    </label>
  );
}
