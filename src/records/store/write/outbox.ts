import { useEffect, useMemo, useState } from 'react';
import { useAuth } from '../../../session/useAuth.ts';
import { takeLock } from '../device/tabs.ts';
import {
  appendItem,
  listItems,
  notify,
  onOutboxChange,
  removeItem,
  updateItem,
  type Follow,
} from '../device/outboxItems.ts';
import { useDeviceStatus, type OutboxItem } from '../device/deviceDatabase.ts';
import { coalesce } from '../../../lib/coalesce.ts';
import { createStore, useStore } from '../../../lib/createStore.ts';
import { addToast, dismissToast, rewordToast, showToast } from '../../../ui/showToast.ts';
import { useUnloadQuestion } from '../../../ui/useUnloadQuestion.ts';
import { useClockOffset, whenDisconnected } from '../connection/useConnection.ts';
import { newKey } from '../../../firebase/database.ts';
import { isEditable, isIntent, type Intent, type Save, type SaveContext } from './intent.ts';
import type { Values } from './values.ts';

const items = createStore<readonly OutboxItem[]>([], () => {
  let isWatched = true;
  const refresh = coalesce(async () => {
    const listed = await listItems();
    const isUnchanged = listed.length === 0 && items.get().length === 0;
    if (isWatched && !isUnchanged) items.set(listed);
  });
  refresh();
  const unsubscribe = onOutboxChange(refresh);
  return () => {
    isWatched = false;
    unsubscribe();
    items.set([]);
  };
});

/** The changes on this device that the server has not stored yet. */
export type Outbox = {
  /** Those of the signed-in person, in the order in which they were saved. */
  readonly intents: readonly Intent[];
  /** The number of changes of other people. */
  readonly others: number;
};

/** The outbox as the signed-in person may see it. */
export function useOutbox(): Outbox {
  const all = useStore(items);
  const uid = useAuth().user?.uid;
  return useMemo(() => {
    const saved = all.filter(isIntent);
    const intents = saved.filter(({ owner }) => owner === uid);
    return { intents, others: saved.length - intents.length };
  }, [all, uid]);
}

/** A save of one record, whose key is made as it is put into the outbox. */
type NewSave = Omit<Save, 'id' | 'typed' | 'base'> & Partial<Save>;

/** What is put into the outbox. */
export type NewIntent = Omit<
  Intent,
  keyof Save | 'owner' | 'savedAt' | 'isServerTime' | 'further' | 'alongside'
> &
  NewSave & {
    readonly further?: readonly NewSave[] | undefined;
    /** What is stored beside the records, given the id of the intent; see `Intent`. */
    readonly alongside?: ((id: string) => Values) | undefined;
  };

/** What else happens as it is put there. */
export type Queueing = {
  /** The id of the intent in whose place it is. */
  readonly replaced?: string | null;
  /** Finds what was picked for its form and belongs to its record: that follows it in the outbox. */
  readonly attach?: ((intent: Intent) => Promise<Follow>) | undefined;
};

/** Puts a save of this person into the outbox. Resolves to its intent when that is on the device. */
export async function enqueue(
  { further: others = [], alongside, ...content }: NewIntent,
  { uid, clockOffsetMs }: SaveContext,
  { replaced, attach }: Queueing = {},
): Promise<Intent> {
  // Entries of the same time are sorted by key: the others have earlier ones.
  const further = others.map(withKey);
  const own = withKey(content);
  const intent: Intent = {
    ...content,
    ...own,
    ...(further.length > 0 && { further }),
    ...(alongside && { alongside: alongside(own.id) }),
    owner: uid,
    savedAt: Date.now() + clockOffsetMs,
    isServerTime: clockOffsetMs !== 0,
  };
  await appendItem(intent, replaced ?? undefined, await attach?.(intent));
  return intent;
}

const withKey = (save: NewSave): Save => ({ id: newKey(), typed: {}, base: {}, ...save });

/** Who saves, and when by the server's clock. Stable while neither changes. */
export function useSaveContext(): SaveContext {
  const uid = useAuth().user?.uid ?? '';
  const clockOffsetMs = useClockOffset();
  return useMemo(() => ({ uid, clockOffsetMs }), [uid, clockOffsetMs]);
}

/** The intents of a person in the order in which they were saved, read from the device. */
export async function intentsOf(uid: string): Promise<readonly Intent[]> {
  const all = await listItems();
  return all.filter(({ owner }) => owner === uid).filter(isIntent);
}

/** Replaces an intent, also in the lists of this tab by the time it resolves. Resolves to false if it has been removed meanwhile. */
export async function updateIntent(intent: Intent): Promise<boolean> {
  if (!(await updateItem(intent))) return false;
  items.set(items.get().map((item) => (item.id === intent.id ? intent : item)));
  return true;
}

/** What its author has taken back in this page, by id: nothing more is said of it. */
const takenBack = createStore<ReadonlySet<string>>(new Set());

/** Lets nothing more be said of a save, since its author takes it back. */
export const sayNoMore = (id: string): void => takenBack.set(new Set([...takenBack.get(), id]));

/** Discards an intent, unless it has left the device, with the attachments of what it creates. Resolves to whether it did. */
export async function discard(intent: Intent): Promise<boolean> {
  let isDiscarded = false;
  await removeItem(intent.id, (item) => {
    isDiscarded = isIntent(item) && isEditable(item);
    if (isDiscarded) sayNoMore(intent.id);
    return isDiscarded;
  });
  if (isDiscarded) {
    const following = attachmentsOf(intent, await intentsOf(intent.owner));
    await Promise.all(following.map(({ id }) => removeItem(id)));
  }
  return isDiscarded;
}

/** The attachments of the record that an intent creates, which are stored once that is. */
export const attachmentsOf = (intent: Intent, intents: readonly Intent[]): readonly Intent[] =>
  intent.recordId === null
    ? intents.filter(
        ({ attachment, recordId }) => attachment !== undefined && recordId === intent.id,
      )
    : [];

/**
 * Keeps an intent from being sent by any tab, or from being edited while it is sent. Resolves to a function that ends this, or
 * to null while somebody else does the same.
 */
export const hold = ({ id }: Intent): Promise<(() => void) | null> => takeLock(`intent:${id}`);

/** An intent that its author edits, and a function that lets it be sent. */
export type HeldIntent = { readonly intent: Intent; readonly release: () => void };

/** Holds an intent for its author. Resolves to null when it is on its way by now, gone, or held in another tab. */
export async function holdForEditing(seen: Intent): Promise<HeldIntent | null> {
  const end = await hold(seen);
  if (end === null) return null;
  const intent = (await intentsOf(seen.owner)).find(({ id }) => id === seen.id);
  const release = (): void => {
    end();
    notify();
  };
  if (intent !== undefined && isEditable(intent)) return { intent, release };
  release();
  return null;
}

/** Removes all intents of a person, and what they have picked for a form. */
export async function discardAll(uid: string): Promise<void> {
  const all = await listItems();
  await Promise.all(all.filter(({ owner }) => owner === uid).map(({ id }) => removeItem(id)));
}

/** Resolves once an intent is stored or discarded, with null, or needs the user, with its new state. */
export function whenSettled({ id, owner }: Intent): Promise<Intent | null> {
  return new Promise((resolve) => {
    const check = coalesce(async () => {
      const intent = (await intentsOf(owner)).find((other) => other.id === id);
      if (intent !== undefined && intent.problem === undefined) return;
      unsubscribe();
      resolve(intent ?? null);
    });
    const unsubscribe = onOutboxChange(check);
    check();
  });
}

/** Resolves as `whenSettled` does, or to the intent itself after a time, or as soon as there is no connection. */
export function settledSoon(intent: Intent, ms: number): Promise<Intent | null> {
  return new Promise((resolve, reject) => {
    let stop: (() => void) | undefined;
    const finish = (left: Intent | null): void => {
      clearTimeout(timer);
      stop?.();
      resolve(left);
    };
    const timer = setTimeout(() => finish(intent), ms);
    stop = whenDisconnected(() => finish(intent));
    whenSettled(intent).then(finish, reject);
  });
}

/** How long a save may take before its toast says that it waits. */
const WAITS_AFTER_MS = 1_000;

/** For how long somebody knows what they did, so that it is said once it is stored, although its toast is gone. */
const REMEMBERED_MS = 60_000;

/**
 * Says in a toast what saves have done, as soon as they are stored; while they only wait, it says so. What the server refuses is said
 * by what lists the unsaved changes instead, and of what is taken back, nothing more.
 */
export async function sayStored(
  intents: readonly Intent[],
  message: string,
  ...offered: readonly (Parameters<typeof showToast>[1] | undefined)[]
): Promise<void> {
  const actions = offered.filter((action) => action !== undefined);
  /** Whether none of them is stored, nor waits any more. */
  const areOver = (left: readonly (Intent | null)[]): boolean =>
    left.length > 0 &&
    intents.every(({ id }, index) => left[index]?.problem !== undefined || takenBack.get().has(id));
  const left = await Promise.all(intents.map((intent) => settledSoon(intent, WAITS_AFTER_MS)));
  if (areOver(left)) return;
  if (!left.some((intent) => intent !== null && intent.problem === undefined)) {
    showToast(message, ...actions);
    return;
  }
  const since = Date.now();
  const key = addToast(`Waits to be saved: ${message}`, actions);
  if (areOver(await Promise.all(intents.map(whenSettled)))) dismissToast(key);
  else if (!rewordToast(key, message) && Date.now() - since < REMEMBERED_MS) {
    showToast(message, ...actions);
  }
}

/** How long an unanswered save may take before the user is informed. */
const SLOW_SAVE_AFTER_MS = 5_000;

/** The number of saves that the server has not answered yet. */
export function usePendingSaves(): number {
  return useOutbox().intents.filter(({ problem }) => problem === undefined).length;
}

/** Whether saves have been pending for longer than `SLOW_SAVE_AFTER_MS`. */
export function useSlowSave(): boolean {
  const isPending = usePendingSaves() > 0;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_SAVE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow;
}

/** Asks before the page closes while this browser does not keep the saves on their way: they would be lost. */
export function useUnloadGuard(): void {
  const isPending = usePendingSaves() > 0;
  const isKept = useDeviceStatus() === 'kept';
  useUnloadQuestion(isPending && !isKept);
}
