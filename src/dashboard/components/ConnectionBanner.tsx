import { WifiOff } from 'lucide-react';
import { useSlowSave, usePendingSaves } from '../../records/outbox/pendingSaves.ts';
import { useDeviceStatus } from '../../device/store.ts';
import { useConnection } from '../../records/useConnection.ts';

/** Warns when the connection is lost or the database does not respond, with the number of unsaved changes. */
export function ConnectionBanner() {
  const connected = useConnection();
  const pending = usePendingSaves();
  const isLate = useSlowSave();
  const isKept = useDeviceStatus() === 'kept';
  return (
    <div role="status">
      {(!connected || isLate) && (
        <p className="flex items-center gap-2.5 bg-tone-yellow px-4 py-2 text-sm font-medium text-tone-yellow-ink sm:px-6 xl:px-8">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {connected ? 'The database is not responding.' : 'No connection.'}{' '}
          {consequence(pending, connected, isKept)}
        </p>
      )}
    </div>
  );
}

function consequence(pending: number, connected: boolean, isKept: boolean): string {
  if (pending === 0) return 'This data may be out of date. Reconnecting…';
  const changes = pending === 1 ? '1 change' : `${pending} changes`;
  const moment = connected ? 'when it responds' : "when you're back online";
  return isKept
    ? `${changes} kept on this device will be sent ${moment}.`
    : `${changes} will be saved ${moment}. Keep this page open.`;
}
