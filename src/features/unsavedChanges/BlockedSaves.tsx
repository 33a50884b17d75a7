import { useState } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useOutbox } from '../../store/write/outbox.ts';
import { lazyPart } from '../../lib/lazyPage.ts';

const BLOCKED_SAVE_LIST = lazyPart(async () => ({
  default: (await import('./OutboxTray.tsx')).BlockedSaveList,
}));

/** Reports saves that need the user, on whatever page they are. */
export function BlockedSaves() {
  const count = useOutbox().intents.filter(({ problem }) => problem !== undefined).length;
  // The form of such a save stays open when it is the last one and is decided elsewhere.
  const [wasShown, setShown] = useState(false);
  if (count > 0 && !wasShown) setShown(true);
  return wasShown || count > 0 ? (
    <OnDemand
      resetKey={String(count)}
      fallback={
        count > 0 && (
          <Alert kind="alert">
            Not saved: {count}. Reload this page with a connection to decide.
          </Alert>
        )
      }
    >
      <BLOCKED_SAVE_LIST.Page />
    </OnDemand>
  ) : null;
}
