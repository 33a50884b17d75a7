import { useState } from 'react';
import { updateItem } from '../../device/outbox.ts';
import type { Entity } from '../../domain/entity.ts';
import { Button } from '../../ui/Button.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { showToast } from '../../ui/toasts.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { fitsForm, isEditable, retried, type Intent } from '../outbox/intent.ts';
import { discard } from '../outbox/outbox.ts';
import { REOPENED_FORM } from './reopenedFormCode.ts';

type IntentActionsProps = {
  readonly intent: Intent;
  readonly entity: Entity;
};

/** What its author can do about a save that is not stored. */
export function IntentActions({ intent, entity }: IntentActionsProps) {
  const [opened, setOpened] = useState<'form' | 'comparison' | null>(null);
  const { problem } = intent;
  const close = (): void => setOpened(null);

  async function requestDiscard(): Promise<void> {
    if (!(await discard(intent))) return showToast('Not discarded: it was already on its way');
    // The focused button is gone with the intent.
    return document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }

  if (!isEditable(intent)) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {problem?.kind === 'conflict' ? (
        <Button onClick={() => setOpened('comparison')}>Compare</Button>
      ) : (
        fitsForm(intent) && (
          <Button onClick={() => setOpened('form')}>
            {problem === undefined ? 'Edit' : 'Open the form again'}
          </Button>
        )
      )}
      {problem !== undefined && problem.kind !== 'conflict' && (
        <Button onClick={() => void updateItem(retried(intent))}>Try again</Button>
      )}
      <Button variant="quiet" onClick={() => void requestDiscard()}>
        Discard
      </Button>
      {opened === 'form' && (
        <OnDemand fallback={<FormNotLoaded />}>
          <REOPENED_FORM.Page entity={entity} intent={intent} onClose={close} />
        </OnDemand>
      )}
      {opened === 'comparison' && problem?.kind === 'conflict' && (
        <CompareDialog entity={entity} intent={intent} theirs={problem.theirs} onClose={close} />
      )}
    </div>
  );
}

function FormNotLoaded() {
  return (
    <p role="alert" className="w-full text-sm">
      The form could not be loaded. Try again when you have a connection.
    </p>
  );
}
