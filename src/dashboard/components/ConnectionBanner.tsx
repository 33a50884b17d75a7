import { WifiOff } from 'lucide-react';
import { useSlowSave, usePendingSaves } from '../../records/pendingSaves.ts';
import { useConnection } from '../../records/useConnection.ts';

/** Says when the database does not answer, and how many saves wait for it. */
export function ConnectionBanner() {
  const connected = useConnection();
  const pending = usePendingSaves();
  const late = useSlowSave();
  return (
    <div role="status">
      {(!connected || late) && (
        <p className="flex items-center gap-2.5 bg-tone-yellow px-4 py-2 text-sm font-medium text-tone-yellow-ink sm:px-6 xl:px-8">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {connected ? 'The database does not answer.' : 'No connection.'} {waiting(pending)}
        </p>
      )}
    </div>
  );
}

function waiting(pending: number): string {
  if (pending === 0) return 'What you see may be out of date; the page keeps trying.';
  const saves = pending === 1 ? '1 save waits' : `${pending} saves wait`;
  return `${saves} and will be sent on return; keep this page open.`;
}
