import { Alert } from '../../ui/Alert.tsx';
import { IntentActions } from './IntentActions.tsx';
import { entityAt } from '../outbox/entities.ts';
import type { Intent } from '../outbox/intent.ts';
import type { Reopen } from './useReopenedForm.tsx';
import { problemMessage } from '../outbox/problemMessage.ts';

export type BlockedSaveListProps = {
  readonly intents: readonly Intent[];
  readonly onReopen: Reopen;
};

/** What is wrong with saves that need the user, and what they can do about each. */
export default function BlockedSaveList({ intents, onReopen }: BlockedSaveListProps) {
  return intents.map((intent) => (
    <BlockedSave key={intent.id} intent={intent} onReopen={onReopen} />
  ));
}

type BlockedSaveProps = { readonly intent: Intent; readonly onReopen: Reopen };

function BlockedSave({ intent, onReopen }: BlockedSaveProps) {
  const { problem, recordId, title, purpose } = intent;
  const entity = entityAt(intent.path);
  if (problem === undefined || entity === undefined) return null;
  const { titles } = entity;
  return (
    <div className="px-4 pt-4 last:pb-2 sm:px-6 xl:px-8">
      <Alert kind="alert">
        <p>
          {purpose ?? (recordId === null ? titles.create : titles.edit)}{' '}
          <bdi>{title && `“${title}”`}</bdi> was not saved. {problemMessage(problem)}
        </p>
        <IntentActions intent={intent} entity={entity} onReopen={onReopen} />
      </Alert>
    </div>
  );
}
