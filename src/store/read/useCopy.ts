import { useEffect, useMemo } from 'react';
import { mayKeepCopy } from '../session/copyChoice.ts';
import { useAuth } from '../session/useAuth.ts';
import { chooseCopy, useCopyChoice } from '../session/useCopyChoice.ts';
import { tidySnapshots, wipeSnapshots } from '../device/keptSnapshots.ts';
import { askToPersist } from '../device/store.ts';
import { openSeen, openSnapshot, type SnapshotStore } from '../device/snapshots.ts';

/** Tidying waits, so that it does not delay the start. */
const TIDY_DELAY_MS = 3_000;

/** The copy of a path: on this device if the user wants that, else in the memory of this tab. `parse` must be stable. */
export function useCopy<Row>(path: string, parse: (stored: unknown) => Row): SnapshotStore<Row> {
  const uid = useAuth().user?.uid ?? '';
  const isWanted = useCopyChoice(uid) === 'keep';
  return useMemo(
    () =>
      isWanted ? openSnapshot(uid, path, parse, () => mayKeepCopy(uid)) : openSeen<Row>(uid, path),
    [uid, path, parse, isWanted],
  );
}

/** Stores whether a person wants a copy on this device, and deletes it when they no longer do. */
export async function decideOnCopy(uid: string, isWanted: boolean): Promise<void> {
  chooseCopy(uid, isWanted ? 'keep' : 'none');
  if (isWanted) void askToPersist();
  else await wipeSnapshots();
}

/** Deletes outdated copies, and those of other people, who have not logged out. */
export function useTidyCopies(): void {
  const uid = useAuth().user?.uid ?? '';
  useEffect(() => {
    const timer = setTimeout(() => void tidySnapshots(uid), TIDY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [uid]);
}
