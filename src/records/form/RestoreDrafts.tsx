import { useId } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import type { StoredDraft, Editing } from './useEdits.ts';

type RestoreDraftsProps = {
  readonly editing: Pick<Editing, 'state' | 'restoreDraft' | 'discardDraft'>;
  readonly summaryOf: (draft: StoredDraft) => string;
  /** Called after a choice, whose button is gone: the focus must move on. */
  readonly onAnswer: () => void;
};

/** Offers to restore or discard the earlier drafts of a form, newest first; nothing if there are none. */
export function RestoreDrafts({ editing, summaryOf, onAnswer }: RestoreDraftsProps) {
  const { offeredDrafts } = editing.state;
  if (offeredDrafts.length === 0) return null;
  return (
    <Alert kind="status">
      <p>You typed something here before and did not save it.</p>
      {offeredDrafts.map((draft) => (
        <DraftOffer
          key={draft.key}
          summary={summaryOf(draft)}
          onRestore={() => {
            editing.restoreDraft(draft);
            onAnswer();
          }}
          onDiscard={() => {
            editing.discardDraft(draft);
            onAnswer();
          }}
        />
      ))}
    </Alert>
  );
}

type DraftOfferProps = {
  readonly summary: string;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
};

function DraftOffer({ summary, onRestore, onDiscard }: DraftOfferProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-label={`Unsaved input: ${summary}`}
      className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-current/20 pt-2"
    >
      <p title={summary} className="min-w-0 grow basis-40 font-medium">
        <bdi id={id} className="block w-fit max-w-full truncate">
          {summary}
        </bdi>
      </p>
      <div className="-mx-1 flex flex-wrap gap-1">
        <Button aria-describedby={id} onClick={onRestore} className="px-2.5!">
          Restore unsaved input
        </Button>
        <Button variant="quiet" aria-describedby={id} onClick={onDiscard} className="px-2!">
          Discard it
        </Button>
      </div>
    </div>
  );
}
