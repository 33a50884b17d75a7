import { useState } from 'react';
import { updateItem } from '../../device/outbox.ts';
import type { Entity } from '../../domain/entity.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { fitsForm, isEditable, retried, type Intent } from '../outbox/intent.ts';
import { discard } from '../outbox/outbox.ts';
import type { Reopen } from './useReopenedForm.tsx';

type IntentActionsProps = {
  readonly intent: Intent;
  readonly entity: Entity;
  readonly onReopen: Reopen;
};

/** What its author can do about a save that is not stored. */
export function IntentActions({ intent, entity, onReopen }: IntentActionsProps) {
  const [isComparing, setComparing] = useState(false);
  const { problem } = intent;

  async function requestDiscard(): Promise<void> {
    if (!(await discard(intent))) return showToast('Not discarded: it was already on its way');
    // The focused button is gone with the intent.
    return document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }

  if (!isEditable(intent)) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {problem?.kind === 'conflict' ? (
        <Button onClick={() => setComparing(true)}>Compare</Button>
      ) : (
        fitsForm(intent) && (
          <Button onClick={() => onReopen(entity, intent)}>
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
      {isComparing && problem?.kind === 'conflict' && (
        <CompareDialog
          entity={entity}
          intent={intent}
          theirs={problem.theirs}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  );
}
