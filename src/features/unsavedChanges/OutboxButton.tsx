import { CircleAlert, CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { onItemsRestored } from '../../records/store/device/outboxItems.ts';
import { useDeviceStatus } from '../../records/store/device/deviceDatabase.ts';
import { Button } from '../../ui/Button.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { showToast } from '../../ui/showToast.ts';
import { useOutbox } from '../../records/store/write/outbox.ts';
import { useListsHaveLoaded } from '../../records/store/read/loadingLists.ts';
import { lazyPart } from '../../lib/lazyPage.ts';
import { countText, plural } from '../../lib/words.ts';

/** In one chunk with all that concerns such changes. */
const OUTBOX_TRAY = lazyPart(() => import('./OutboxTray.tsx'));

/** Counts the changes that the server has not stored, and opens a list of them. Absent while there are none. */
export function OutboxButton() {
  const { intents, others } = useOutbox();
  const isKept = useDeviceStatus() === 'kept';
  const [isOpen, setOpen] = useState(false);
  const haveListsLoaded = useListsHaveLoaded();
  // Ahead of time: it is needed when the connection is lost, and could not be loaded then.
  useEffect(() => {
    if (haveListsLoaded) void OUTBOX_TRAY.preload();
  }, [haveListsLoaded]);
  useEffect(
    () =>
      onItemsRestored((restored) =>
        showToast(
          `This browser has cleared its storage. Kept on this device again: ${countText(restored, 'change')}.`,
        ),
      ),
    [],
  );
  const blocked = intents.filter(({ problem }) => problem !== undefined).length;
  const count = intents.length;
  const Icon = blocked > 0 ? CircleAlert : CloudUpload;
  const isShown = count + others > 0 || !isKept;

  return (
    <>
      {isShown && (
        <Button
          variant="quiet"
          onClick={() => setOpen(true)}
          className="shrink-0 px-2! whitespace-nowrap tabular-nums"
        >
          <Icon
            aria-hidden="true"
            className={`size-4 ${blocked > 0 ? 'text-tone-red-ink' : 'text-tone-yellow-ink'}`}
          />
          <span className="sr-only sm:not-sr-only">
            {toLabel({ waiting: intents.length - blocked, blocked, isKept })}
          </span>
          {count > 0 && (
            <span aria-hidden="true" className="sm:hidden">
              {count}
            </span>
          )}
        </Button>
      )}
      {isOpen && (
        <OnDemand fallback={<NotLoaded onTold={() => setOpen(false)} />}>
          <OUTBOX_TRAY.Page onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}

function NotLoaded({ onTold }: { readonly onTold: () => void }) {
  useEffect(() => {
    showToast('Not loaded yet. What waits is safe on this device.');
    onTold();
  });
  return null;
}

type Counts = {
  readonly waiting: number;
  readonly blocked: number;
  /** Whether this browser keeps changes on the device. */
  readonly isKept: boolean;
};

function toLabel({ waiting, blocked, isKept }: Counts): string {
  const parts = [
    ...(blocked > 0 ? [`${blocked} ${plural(blocked, 'needs', 'need')} you`] : []),
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(isKept ? [] : ['Not kept on this device']),
  ];
  return parts.join(', ') || 'Changes of others';
}
