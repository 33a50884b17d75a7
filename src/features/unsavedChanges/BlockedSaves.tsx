import { Alert } from '../../ui/Alert.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useOutbox } from '../../store/write/outbox.ts';
import { lazyPart } from '../../lib/lazyPage.ts';
import type { BlockedSaveListProps } from './OutboxTray.tsx';
import { useReopenedForm } from './useReopenedForm.tsx';

const BLOCKED_SAVE_LIST = lazyPart<BlockedSaveListProps>(async () => ({
  default: (await import('./OutboxTray.tsx')).BlockedSaveList,
}));

/** Reports saves that need the user, on whatever page they are. */
export function BlockedSaves() {
  const { intents } = useOutbox();
  const blocked = intents.filter(({ problem }) => problem !== undefined);
  const { form, reopen } = useReopenedForm();
  return (
    <>
      {blocked.length > 0 && (
        <OnDemand resetKey={String(blocked.length)} fallback={<NotLoaded count={blocked.length} />}>
          <BLOCKED_SAVE_LIST.Page intents={blocked} onReopen={reopen} />
        </OnDemand>
      )}
      {form}
    </>
  );
}

function NotLoaded({ count }: { readonly count: number }) {
  return (
    <Alert kind="alert">Not saved: {count}. Reload this page with a connection to decide.</Alert>
  );
}
