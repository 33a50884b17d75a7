import { WifiOff } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useSlowSave, usePendingSaves } from '../store/write/outbox.ts';
import { useDeviceStatus } from '../store/device/store.ts';
import { connectNow, useConnectionState } from '../store/connection/useConnection.ts';
import { Button } from '../ui/Button.tsx';
import { countText } from '../lib/plural.ts';

type ConnectionState = ReturnType<typeof useConnectionState>;

const STATE_WORDS: Readonly<Record<ConnectionState, string>> = {
  connected: 'The database is not responding.',
  connecting: 'Connecting…',
  none: 'No connection.',
};

/** Warns when the connection is lost or the database does not respond, with the number of unsaved changes. */
export function ConnectionBanner() {
  const state = useConnectionState();
  const pending = usePendingSaves();
  const isLate = useSlowSave();
  const isKept = useDeviceStatus() === 'kept';
  const isShown = state !== 'connected' || isLate;
  return (
    <div
      className={
        isShown
          ? 'flex items-center gap-2.5 bg-tone-yellow px-4 py-1 text-sm font-medium text-tone-yellow-ink sm:px-6 xl:px-8'
          : ''
      }
    >
      {isShown && <WifiOff aria-hidden="true" className="size-4 shrink-0" />}
      <div role="status">
        {isShown && (
          <p className="py-1">
            {STATE_WORDS[state]} {consequence(pending, state, isKept)}
          </p>
        )}
      </div>
      {state !== 'connected' && navigator.onLine && <TryNow isTrying={state === 'connecting'} />}
    </div>
  );
}

/** Asks for a connection at once. When there is one, it goes, and its focus to the page. */
function TryNow({ isTrying }: { readonly isTrying: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (document.activeElement !== current) return;
      document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button
      ref={button}
      className="min-h-8!"
      aria-disabled={isTrying}
      onClick={() => {
        if (!isTrying) connectNow();
      }}
    >
      Try now
    </Button>
  );
}

function consequence(pending: number, state: ConnectionState, isKept: boolean): string {
  if (pending === 0) {
    return `This data may be out of date.${state === 'none' ? ' Reconnecting…' : ''}`;
  }
  const changes = countText(pending, 'change');
  const moment = state === 'connected' ? 'when it responds' : "when you're back online";
  return isKept
    ? `${changes} kept on this device will be sent ${moment}.`
    : `${changes} will be saved ${moment}. Keep this page open.`;
}
