import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../lib/dates.ts';
import type { Unsaved } from '../../lib/unsaved.ts';
import { waitingPhoto } from './pickedPhotos.ts';
import {
  inOrder,
  MAX_PHOTOS,
  parseVisitPhoto,
  photosPath,
  type VisitPhoto,
} from './visitPhotos.ts';
import { useConnectionState } from '../../records/store/connection/useConnection.ts';
import { KEY } from '../../firebase/queries.ts';
import { useChildrenWith } from '../../records/store/read/useStored.ts';
import { useOutbox } from '../../records/store/write/outbox.ts';
import { UnsavedBadge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';

/** A photo of a visit, stored or not yet: then nobody has signed it. */
export type ShownPhoto = Pick<VisitPhoto, 'id' | 'data' | 'caption'> &
  Partial<Pick<VisitPhoto, 'user' | 'timestamp'>> & { readonly unsaved?: Unsaved };

/** The photos of a visit, oldest first, with those that wait on this device. `isLoading` until the stored ones are there. */
export function useVisitPhotos(visit: string): {
  readonly photos: readonly ShownPhoto[];
  readonly isLoading: boolean;
} {
  const { status, children: stored } = useChildrenWith(
    photosPath(visit),
    { child: KEY, count: MAX_PHOTOS },
    parseVisitPhoto,
  );
  const { intents } = useOutbox();
  const waiting = intents.flatMap((intent): readonly ShownPhoto[] => {
    const photo = waitingPhoto(intent, visit);
    const { problem, savedAt } = intent;
    const unsaved = { state: problem ? 'blocked' : 'waiting', since: savedAt } as const;
    return photo === null ? [] : [{ ...photo, unsaved }];
  });
  // The SDK shows what is on its way as if it were stored.
  const isWaiting = new Set(waiting.map(({ id }) => id));
  const photos = [...stored.filter(({ id }) => !isWaiting.has(id)), ...waiting];
  return {
    photos: photos.toSorted(inOrder),
    isLoading: status !== 'live',
  };
}

type VisitPhotosProps = {
  readonly visit: string;
  /** What is said where there is none; nothing by default. */
  readonly none?: string;
};

/** The photos of a visit, each of which opens large. Mount it only where somebody looks at them. */
export function VisitPhotos({ visit, none = '' }: VisitPhotosProps) {
  const { photos, isLoading } = useVisitPhotos(visit);
  const [opened, setOpened] = useState<string | null>(null);
  const index = photos.findIndex(({ id }) => id === opened);
  const hasNone = useConnectionState() === 'none';
  return (
    <>
      {isLoading && (
        <p role="status" className="text-[0.8125rem] text-muted">
          {hasNone ? 'Stored photos are shown once there is a connection.' : 'Loading photos…'}
        </p>
      )}
      {!isLoading && photos.length === 0 && none !== '' && (
        <p role="status" className="text-[0.8125rem] text-muted">
          {none}
        </p>
      )}
      {photos.length > 0 && (
        <ul aria-label="Photos" className="flex flex-wrap gap-2">
          {photos.map((photo, n) => (
            <li key={photo.id} className="grid max-w-24 gap-1">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setOpened(photo.id)}
                className="overflow-hidden rounded-md"
              >
                <img
                  src={photo.data}
                  alt={photo.caption || `Photo ${n + 1}`}
                  className="size-24 bg-sunken object-cover"
                />
              </button>
              {photo.unsaved && <UnsavedBadge unsaved={photo.unsaved} />}
            </li>
          ))}
        </ul>
      )}
      {index >= 0 && (
        <PhotoDialog
          photos={photos}
          index={index}
          onOpen={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

type PhotoDialogProps = {
  readonly photos: readonly ShownPhoto[];
  readonly index: number;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
};

function PhotoDialog({ photos, index, onOpen, onClose }: PhotoDialogProps) {
  const photo = photos[index];
  if (photo === undefined) return null;
  const { data, caption, user, timestamp, unsaved } = photo;
  const number = `Photo ${index + 1} of ${photos.length}`;
  const move = (by: number): void => {
    const next = photos[index + by];
    if (next) onOpen(next.id);
  };
  return (
    <Modal variant="wide" title={caption || number} onClose={onClose}>
      <div className="flex min-h-0 flex-col gap-3 px-6 pb-5">
        <img
          src={data}
          alt={caption || number}
          className="min-h-0 max-w-full self-center rounded-md object-contain"
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[0.8125rem] text-muted">
          <p className="me-auto">
            {caption !== '' && `${number} · `}
            {unsaved ? (
              <UnsavedBadge unsaved={unsaved} />
            ) : (
              <>
                <bdi>{user}</bdi>, {formatMoment(timestamp ?? 0)}
              </>
            )}
          </p>
          {photos.length > 1 && (
            <>
              <Button tall aria-disabled={index === 0} onClick={() => move(-1)}>
                <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
                Previous
              </Button>
              <Button tall aria-disabled={index === photos.length - 1} onClick={() => move(1)}>
                Next
                <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
              </Button>
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}
