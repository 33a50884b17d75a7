import type { RemovalLog } from '../../model/entity.ts';
import { CHANGED_AT, COPIES_PATH } from '../../model/entity.ts';
import type { Copy, Cursor } from '../device/copies.ts';
import { compareKeys } from '../../../firebase/database.ts';
import { DATABASE_SOURCE, noteChanges, type WholeOptions } from './watchWhole.ts';

/** How far behind the highest time what changed before it may become visible: the server's times are not quite in its order. */
const OVERLAP_MS = 60_000;

const REMOVAL_LOGS = Object.values(
  import.meta.glob<Readonly<Record<string, RemovalLog>>>('../../../features/*/*.removals.ts', {
    eager: true,
  }),
).flatMap((module) => Object.values(module));

type SinceOptions<Row extends { readonly id: string }> = Pick<
  WholeOptions<Row>,
  'path' | 'parse' | 'onRows' | 'source'
> & {
  /** The copy, in key order. */
  readonly kept: Copy<Row> & { readonly cursor: Cursor };
  /** Called once, when the copy holds good no more, or cannot be brought up to date: everything has to be read. */
  readonly onOutdated: () => void;
};

/**
 * Brings a copy up to date, and keeps it so: subscribes to the records that have changed since its cursor, and to those that do not
 * say when they were changed. The rules let nobody change a record that says so without saying it again, and nobody remove one without
 * leaving its id in a log of removals. Returns an unsubscribe function.
 */
export function watchSince<Row extends { readonly id: string }>({
  path,
  parse,
  kept,
  onRows,
  onOutdated,
  source = DATABASE_SOURCE,
}: SinceOptions<Row>): () => void {
  const { cursor } = kept;
  const since = cursor.changedAt - OVERLAP_MS;
  const rows = new Map(kept.records.map((row) => [row.id, row]));
  let isSorted = true;
  let lastId = kept.records.at(-1)?.id ?? '';
  const changes = noteChanges(parse);
  /** The rows of the two subscriptions, by id; null until their first answer. */
  const live: Record<'changed' | 'undated', ReadonlyMap<string, Row> | null> = {
    changed: null,
    undated: null,
  };
  let hasEpoch = false;
  /** The logs of removals that are still to be read. */
  const unread = new Set(REMOVAL_LOGS);
  let isOver = false;
  const unsubscribers: (() => void)[] = [];

  function stop(): void {
    isOver = true;
    for (const unsubscribe of unsubscribers.splice(0)) unsubscribe();
  }

  function giveUp(): void {
    if (isOver) return;
    stop();
    onOutdated();
  }

  function put(row: Row): void {
    if (!rows.has(row.id)) {
      isSorted &&= compareKeys(lastId, row.id) < 0;
      lastId = row.id;
    }
    rows.set(row.id, row);
  }

  const isLive = (id: string): boolean =>
    (live.changed?.has(id) ?? false) || (live.undated?.has(id) ?? false);

  /** How many rows may not be what is stored. */
  let doubtful = 0;

  /** What is in neither subscription any more has been removed, or was never stored. */
  async function lookUp(ids: readonly string[]): Promise<void> {
    doubtful += ids.length;
    // What moves from one to the other is in neither until both have been told.
    await Promise.resolve();
    const gone = ids.filter((id) => !isLive(id));
    doubtful -= ids.length - gone.length;
    try {
      await Promise.all(gone.map(lookUpOne));
      doubtful -= gone.length;
      if (!isOver) notify();
    } catch (error) {
      onError(error);
    }
  }

  async function lookUpOne(id: string): Promise<void> {
    const stored = await source.read(`${path}/${id}`);
    if (isOver || isLive(id)) return;
    if (stored === null) rows.delete(id);
    else put(parse(id, stored));
  }

  function notify(): void {
    if (live.changed === null || live.undated === null || !hasEpoch || unread.size > 0) return;
    const all = [...rows.values()];
    if (!isSorted) all.sort((a, b) => compareKeys(a.id, b.id));
    onRows(all, currentCursor);
  }

  const currentCursor = (): Cursor | undefined =>
    doubtful > 0
      ? undefined
      : {
          changedAt: changes.latest(live.changed?.keys() ?? [], cursor.changedAt),
          epoch: cursor.epoch,
        };

  const onLive =
    (name: 'changed' | 'undated') =>
    (children: readonly Row[]): void => {
      if (isOver) return;
      const before = live[name];
      const after = new Map(children.map((row) => [row.id, row]));
      live[name] = after;
      for (const row of children) if (before?.get(row.id) !== row) put(row);
      const gone = [...(before?.keys() ?? [])].filter((id) => !isLive(id));
      if (gone.length > 0) void lookUp(gone);
      notify();
    };

  const onRemovals =
    (log: RemovalLog) =>
    (entries: readonly ReturnType<RemovalLog['parse']>[]): void => {
      if (isOver) return;
      const removed = entries.flatMap((entry) => (entry.path === path ? entry.ids : []));
      const gone = removed.filter((id) => rows.has(id) && !isLive(id));
      for (const id of gone) rows.delete(id);
      if (unread.delete(log) || gone.length > 0) notify();
    };

  function onEpoch(stored: unknown): void {
    if (JSON.stringify(stored) !== cursor.epoch) return giveUp();
    hasEpoch = true;
    notify();
  }

  function onError(error: unknown): void {
    console.warn(`${path} is read anew`, error);
    giveUp();
  }

  const subscriptions = [
    () => source.watchValue(COPIES_PATH, onEpoch, onError),
    ...REMOVAL_LOGS.map(
      (log) => () =>
        source.watchRange(
          log.path,
          { child: 'timestamp', from: since - log.keptMs },
          log.parse,
          onRemovals(log),
          onError,
        ),
    ),
    () =>
      source.watchWholeRange(
        path,
        { child: CHANGED_AT, value: null },
        parse,
        onLive('undated'),
        onError,
      ),
    () =>
      source.watchWholeRange(
        path,
        { child: CHANGED_AT, from: since },
        changes.parse,
        onLive('changed'),
        onError,
      ),
  ];
  // Any of them may be answered at once, and be the last.
  for (const subscribe of subscriptions) {
    const unsubscribe = isOver ? undefined : subscribe();
    if (isOver) unsubscribe?.();
    else if (unsubscribe) unsubscribers.push(unsubscribe);
  }
  return stop;
}
