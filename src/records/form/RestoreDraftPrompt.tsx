import { useId } from 'react';
import type { Fields } from '../../domain/entity.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { legible } from './legible.ts';
import type { StoredDraft } from './draftStorage.ts';
import type { RecordForm } from './recordForm.ts';

type RestoreDraftPromptProps<F extends Fields> = {
  readonly form: RecordForm<F>;
  readonly drafts: readonly StoredDraft[];
  /** Called after a choice, whose button is gone: the focus must move on. */
  readonly onAnswer: () => void;
};

/** Offers to restore or discard earlier unsaved drafts of a form, newest first. */
export function RestoreDraftPrompt<F extends Fields>({
  form,
  drafts,
  onAnswer,
}: RestoreDraftPromptProps<F>) {
  return (
    <div className="max-h-[40dvh] shrink-0 overflow-y-auto px-6 pt-1 pb-2">
      <Alert kind="status">
        <p>You typed something here before and did not save it.</p>
        {drafts.map((draft) => (
          <DraftOffer
            key={draft.key}
            summary={summaryOf(draft, form)}
            onRestore={() => {
              form.restoreDraft(draft);
              onAnswer();
            }}
            onDiscard={() => {
              form.discardDraft(draft);
              onAnswer();
            }}
          />
        ))}
      </Alert>
    </div>
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

/** The edited fields with their texts, in the order of the form. */
function summaryOf<F extends Fields>({ changes }: StoredDraft, { entity }: RecordForm<F>) {
  return Object.entries(entity.fields)
    .filter(([name]) => changes[name] !== undefined)
    .map(([name, { label, input }]) => `${label}: ${legible(input, changes[name]?.trim() ?? '')}`)
    .join(', ');
}
