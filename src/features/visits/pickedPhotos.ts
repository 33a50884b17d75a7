import { useEffect, useState } from 'react';
import { coalesce } from '../../lib/coalesce.ts';
import { photosPath, type Photo } from './visitPhotos.ts';
import type { OutboxItem } from '../../records/store/device/deviceDatabase.ts';
import {
  appendItem,
  listItems,
  onOutboxChange,
  removeItem,
  updateItem,
  type Follow,
} from '../../records/store/device/outboxItems.ts';
import { newKey } from '../../firebase/database.ts';
import { useAuth } from '../../session/useAuth.ts';
import type { Intent } from '../../records/store/write/intent.ts';

/** A photo that is kept on this device until the form is saved for which it was taken. */
export type PickedPhoto = OutboxItem & { readonly draft: string; readonly photo: Photo };

const isPicked = (item: OutboxItem): item is PickedPhoto => item.draft !== undefined;

/** The photos picked for a draft of the signed-in person, in the order in which they were; undefined until they are read. */
export function usePickedPhotos(draft: string): readonly PickedPhoto[] | undefined {
  const uid = useAuth().user?.uid;
  const [picked, setPicked] = useState<readonly PickedPhoto[]>();
  useEffect(() => {
    let isWatched = true;
    const refresh = coalesce(async () => {
      const all = (await listItems()).filter(isPicked);
      if (isWatched) setPicked(all.filter((item) => item.owner === uid && item.draft === draft));
    });
    refresh();
    const unsubscribe = onOutboxChange(refresh);
    return () => {
      isWatched = false;
      unsubscribe();
    };
  }, [uid, draft]);
  return picked;
}

/** Photos that are on their way to the device: a save waits for them. */
const beingKept = new Set<Promise<void>>();

/** Keeps a photo for a draft as soon as it is there. Resolves once it is on the device. */
export async function keepPhoto(
  owner: string,
  draft: string,
  taken: Promise<Photo>,
): Promise<void> {
  const kept = taken.then((photo) => {
    const item: PickedPhoto = { id: newKey(), owner, draft, photo };
    return appendItem(item);
  });
  beingKept.add(kept);
  try {
    await kept;
  } finally {
    beingKept.delete(kept);
  }
}

/** Changes a photo unless it is saved or removed meanwhile, in this tab or another. */
export async function changePhoto(item: PickedPhoto, photo: Photo): Promise<void> {
  await updateItem({ ...item, photo } as PickedPhoto, isPicked);
}

/** Removes a photo unless it is saved meanwhile. */
export async function dropPhoto({ id }: PickedPhoto): Promise<void> {
  await removeItem(id, isPicked);
}

/** Makes the photos of a draft those of the visit that an intent stores, once those that were picked before are kept. */
export const attachPhotos =
  (draft: string) =>
  async (intent: Intent): Promise<Follow> => {
    await Promise.allSettled(beingKept);
    return photosFollow(intent, draft);
  };

/** Makes an intent of each photo of a draft. */
export function photosFollow(intent: Intent, draft: string): Follow {
  // Asked for the same one again, as where the device fails, it has the same number.
  const numbers = new Map<string, number>();
  return (item) => {
    if (!isPicked(item) || item.owner !== intent.owner || item.draft !== draft) return null;
    const number = numbers.get(item.id) ?? numbers.size;
    numbers.set(item.id, number);
    return photoIntent(item, intent, number);
  };
}

function photoIntent({ id, owner, photo }: PickedPhoto, intent: Intent, number: number): Intent {
  const { path, title, savedAt, isServerTime } = intent;
  const recordId = intent.recordId ?? intent.id;
  return {
    id,
    owner,
    path,
    recordId,
    title,
    purpose: 'Photo of',
    typed: {},
    base: {},
    attachment: { path: `${photosPath(recordId)}/${number}`, value: photo },
    savedAt,
    isServerTime,
  };
}

/** The photo that an intent stores, with its key; null of any other intent. */
export function waitingPhoto(
  { attachment }: Intent,
  visit: string,
): (Photo & { readonly id: string }) | null {
  const [path, id] = attachment?.path.split(/\/(?=[^/]*$)/) ?? [];
  return path === photosPath(visit) && id !== undefined
    ? { ...(attachment?.value as Photo), id }
    : null;
}
