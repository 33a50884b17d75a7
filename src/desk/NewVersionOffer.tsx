import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { applyNewVersion } from '../records/store/device/worker.ts';
import { useUnsavedInput } from '../lib/unsaved.ts';
import { usePendingSaves } from '../records/store/write/outbox.ts';
import { useConnection } from '../records/store/connection/useConnection.ts';
import { Button } from '../ui/Button.tsx';

/** The newer version on this device, and the button that applies it once nothing would be lost. */
export default function NewVersionOffer() {
  const reason = useReasonToWait();
  const reasonId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 bg-tone-blue px-4 py-1 text-sm font-medium text-tone-blue-ink sm:px-6 xl:px-8">
      <RefreshCw aria-hidden="true" className="size-4 shrink-0" />
      <p>A new version is ready</p>
      <Button
        className="min-h-8!"
        aria-disabled={reason !== ''}
        aria-describedby={reasonId}
        onClick={() => {
          if (reason === '') void applyNewVersion();
        }}
      >
        Reload
      </Button>
      <p id={reasonId} className="font-normal">
        {reason}
      </p>
    </div>
  );
}

/** Why the page should not be loaded again now; empty if it may. */
function useReasonToWait(): string {
  const hasUnsavedInput = useUnsavedInput();
  const isSaving = usePendingSaves() > 0;
  const isConnected = useConnection();
  if (hasUnsavedInput) return 'Save or close the open form first.';
  // Without a connection, saves wait on the device and are sent after the reload.
  return isSaving && isConnected ? 'A change is being saved.' : '';
}
