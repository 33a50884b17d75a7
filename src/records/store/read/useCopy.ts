import { useEffect, useMemo } from 'react';
import { createStore, useStore } from '../../../lib/createStore.ts';
import {
  openCopy,
  openCopyInTab,
  tidyCopies,
  wipeCopies,
  type Copy,
  type Cursor,
  type KeptCopy,
} from '../device/copies.ts';
import { isUnanswered } from '../../../firebase/app.ts';
import { askToPersist } from '../device/deviceDatabase.ts';
import { chooseCopy, mayKeepCopy, useCopyChoice } from '../../../session/copyChoice.ts';
import { useAuth } from '../../../session/useAuth.ts';

/** Tidying waits, so that it does not delay the start. */
const TIDY_DELAY_MS = 3_000;

/** The copy of a path: on this device if the user wants that, else in the memory of this tab. `parse` must be stable. */
export function useCopy<Row>(path: string, parse: (stored: unknown) => Row): KeptCopy<Row> {
  const uid = useAuth().user?.uid ?? '';
  const isWanted = useCopyChoice(uid) === 'keep';
  return useMemo(
    () =>
      isWanted ? openCopy(uid, path, parse, () => mayKeepCopy(uid)) : openCopyInTab<Row>(uid, path),
    [uid, path, parse, isWanted],
  );
}

/** Stores whether a person wants a copy on this device, and deletes it when they no longer do. */
export async function decideOnCopy(uid: string, isWanted: boolean): Promise<void> {
  chooseCopy(uid, isWanted ? 'keep' : 'none');
  if (isWanted) void askToPersist();
  else await wipeCopies();
}

/** Deletes outdated copies, and those of other people, who have not logged out. */
export function useTidyCopies(): void {
  const uid = useAuth().user?.uid ?? '';
  useEffect(() => {
    const timer = setTimeout(() => void tidyCopies(uid), TIDY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [uid]);
}

/** How long after the last change a copy is written. */
const WRITE_DELAY_MS = 1_000;

type Keep<Row> = (rows: readonly Row[], cursorOf?: () => Cursor | undefined) => void;

type CopiedList<Row> = {
  readonly copy: KeptCopy<Row>;
  /** Called before the subscription starts, if there is a copy. */
  onKept(this: void, saved: Copy<Row>): void;
  /**
   * Starts the live subscription and calls `keep` with its rows and, if it can tell, up to where they are complete. Returns an
   * unsubscribe function.
   */
  watch(this: void, saved: Copy<Row> | null, keep: Keep<Row>): () => void;
};

/** Reads a list from its copy, then live, and keeps what arrives. Returns an unsubscribe function. */
export function watchWithCopy<Row>({ copy, onKept, watch }: CopiedList<Row>): () => void {
  let isStopped = false;
  let unsubscribe: (() => void) | undefined;
  const writer = startWriter(copy);
  void copy.read().then((saved) => {
    if (isStopped) return;
    if (saved !== null) onKept(saved);
    unsubscribe = watch(saved, writer.keep);
  });
  return () => {
    isStopped = true;
    unsubscribe?.();
    writer.stop();
  };
}

/**
 * Writes rows a moment after their last change, and when the page is left or the list is closed. Those that say up to where they are complete wait until the server has
 * answered everything: what it has not stored yet, and may never store, must not outlast the page.
 */
function startWriter<Row>(copy: KeptCopy<Row>) {
  let unwritten: Parameters<Keep<Row>> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mustWait = (): boolean => unwritten?.[1] !== undefined && isUnanswered();

  function write(): void {
    clearTimeout(timer);
    if (unwritten === null) return;
    if (mustWait()) return wait();
    const [rows, cursorOf] = unwritten;
    void copy.write(rows, cursorOf?.());
    unwritten = null;
  }

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(write, WRITE_DELAY_MS);
  }

  function writeIfHidden(): void {
    if (document.visibilityState === 'hidden') write();
  }

  // A phone ends a page that it has hidden without another word.
  document.addEventListener('visibilitychange', writeIfHidden);
  return {
    keep(this: void, ...copied: Parameters<Keep<Row>>): void {
      unwritten = copied;
      wait();
    },
    stop(this: void): void {
      document.removeEventListener('visibilitychange', writeIfHidden);
      // Nobody would learn of it if they are not stored in the end.
      if (mustWait()) unwritten = null;
      write();
      clearTimeout(timer);
    },
  };
}

/** When the copies on the page were written, in milliseconds since 1970. */
const shown = createStore<readonly number[]>([]);

/** Counts a list as shown from a copy that was written at this time, until it is live. */
export function useShownCopy(savedAt: number | undefined): void {
  useEffect(() => {
    if (savedAt === undefined) return undefined;
    shown.set([...shown.get(), savedAt]);
    return () => {
      const times = [...shown.get()];
      times.splice(times.indexOf(savedAt), 1);
      shown.set(times);
    };
  }, [savedAt]);
}

/** When the oldest copy on the page was written, in milliseconds since 1970; null if everything is live. */
export function useOldestCopy(): number | null {
  const times = useStore(shown);
  return times.length === 0 ? null : Math.min(...times);
}
