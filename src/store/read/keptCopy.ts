import { PAINT_MS, type Snapshot, type SnapshotStore } from '../device/snapshots.ts';

/** How long after the last change a copy is written. */
const WRITE_DELAY_MS = 1_000;

type CopiedList<Row> = {
  readonly copy: SnapshotStore<Row>;
  /** Called before the subscription starts: with the newest rows of a long copy, then with all of them. */
  onKept(this: void, status: 'partial' | 'kept', snapshot: Snapshot<Row>): void;
  /** Starts the live subscription and calls `keep` with its rows. Returns an unsubscribe function. */
  watch(this: void, kept: readonly Row[] | null, keep: (rows: readonly Row[]) => void): () => void;
};

/** Reads a list from its copy, then live, and keeps what arrives. Returns an unsubscribe function. */
export function watchWithCopy<Row>({ copy, onKept, watch }: CopiedList<Row>): () => void {
  let isStopped = false;
  let unsubscribe: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writer = startWriter(copy);
  const onNewest = (newest: Snapshot<Row>): void => {
    if (!isStopped) onKept('partial', newest);
  };
  void copy.read(onNewest).then((snapshot) => {
    if (isStopped) return;
    const subscribe = (): void => {
      unsubscribe = watch(snapshot?.records ?? null, writer.keep);
    };
    if (snapshot === null) return subscribe();
    onKept('kept', snapshot);
    timer = setTimeout(subscribe, PAINT_MS);
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe?.();
    writer.stop();
  };
}

/** Writes rows a moment after their last change, and when the page or the list is closed. */
function startWriter<Row>(copy: SnapshotStore<Row>) {
  let unwritten: readonly Row[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(timer);
    if (unwritten !== null) void copy.write(unwritten);
    unwritten = null;
  }

  window.addEventListener('pagehide', write);
  return {
    keep(this: void, rows: readonly Row[]): void {
      unwritten = rows;
      clearTimeout(timer);
      timer = setTimeout(write, WRITE_DELAY_MS);
    },
    stop(this: void): void {
      window.removeEventListener('pagehide', write);
      write();
    },
  };
}
