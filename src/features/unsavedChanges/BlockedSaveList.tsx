import { useState } from 'react';
import { createTitle, editTitle } from '../../model/entity.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import OutboxTray, { DecideAll, IntentActions } from './OutboxTray.tsx';
import { entityAt } from '../../model/entities.ts';
import type { Intent } from '../../store/write/intent.ts';
import type { Reopen } from './useReopenedForm.tsx';
import { problemMessage } from '../../store/write/explain.ts';

export type BlockedSaveListProps = {
  readonly intents: readonly Intent[];
  readonly onReopen: Reopen;
};

/** How many saves are shown one by one, above the page: more would push it out of sight. */
const MAX_SHOWN = 3;

/** What is wrong with saves that need the user, and what they can do about each, or about all. */
export default function BlockedSaveList({ intents, onReopen }: BlockedSaveListProps) {
  const [isTrayOpen, setTrayOpen] = useState(false);
  return (
    <>
      {intents.length <= MAX_SHOWN ? (
        intents.map((intent) => <BlockedSave key={intent.id} intent={intent} onReopen={onReopen} />)
      ) : (
        <div className="px-4 pt-4 pb-2 sm:px-6 xl:px-8">
          <Alert kind="alert">
            <p>{intents.length} changes were not saved and need you.</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button onClick={() => setTrayOpen(true)}>Show each</Button>
              <DecideAll intents={intents} />
            </div>
          </Alert>
        </div>
      )}
      {isTrayOpen && <OutboxTray onClose={() => setTrayOpen(false)} />}
    </>
  );
}

type BlockedSaveProps = { readonly intent: Intent; readonly onReopen: Reopen };

function BlockedSave({ intent, onReopen }: BlockedSaveProps) {
  const { problem, recordId, title, purpose } = intent;
  const entity = entityAt(intent.path);
  if (problem === undefined || entity === undefined) return null;
  return (
    <div className="px-4 pt-4 last:pb-2 sm:px-6 xl:px-8">
      <Alert kind="alert">
        <p>
          {purpose ?? (recordId === null ? createTitle(entity) : editTitle(entity))}{' '}
          <bdi>{title && `“${title}”`}</bdi> was not saved. {problemMessage(problem)}
        </p>
        <IntentActions intent={intent} entity={entity} onReopen={onReopen} />
      </Alert>
    </div>
  );
}
