import { useEffect, useState } from 'react';
import { ACTIVITY_PATH, parseActivity, type ActivityEntry } from '../../model/activity.ts';
import type { Entity } from '../../model/entity.ts';
import { IMPORTS_PATH, IMPORT_CHILD } from '../../model/importLog.ts';
import { read } from '../../store/firebase/database.ts';
import { readRange } from '../../store/firebase/queries.ts';
import { ENTITIES } from '../../model/entities.ts';
import { untilDisconnected } from '../../store/write/outcome.ts';
import { useConnection } from '../../store/connection/useConnection.ts';

/** A line of a list of activity: an entry, or all entries of an import, of which this is the newest. */
export type ActivityLine = {
  readonly entry: ActivityEntry;
  /** Whether its records have been removed, which undoing an import does; their entries stay. */
  readonly isRemoved?: boolean;
  /** What was imported; the records name the import, which is not known without them. */
  readonly imported?: { readonly entity: Entity; readonly id?: string; readonly count?: number };
};

/** How often earlier entries are read to make up a number of lines: an import has an entry for every row. */
const MAX_READS = 20;

/**
 * The lines of activity entries, both newest first. `length`: how many lines, with earlier entries in place of those of an
 * import. Entries of one write appear once it is known whether an import has made them; without a connection, each is a line.
 */
export function useActivityLines(
  entries: readonly ActivityEntry[],
  length = 0,
): readonly ActivityLine[] {
  const [current, setCurrent] = useState(entries);
  if (keyOf(current) !== keyOf(entries)) setCurrent(entries);
  const [found, setFound] = useState<Found>({ of: [], lines: [] });
  const isConnected = useConnection();

  useEffect(() => {
    let isMounted = true;
    void untilDisconnected(() => readLines(current, length))
      .catch(() => current.map(plain))
      .then((lines) => {
        if (isMounted) setFound({ of: current, lines });
      });
    return () => {
      isMounted = false;
    };
  }, [current, length, isConnected]);

  const isKnown = found.of === current || runsOf(current).some((run) => run.length > 1);
  return isKnown ? found.lines : current.map(plain);
}

type Found = {
  readonly of: readonly ActivityEntry[];
  readonly lines: readonly ActivityLine[];
};

/** With their times: until the server has stored an entry of this tab, its time is an estimate. */
const keyOf = (entries: readonly ActivityEntry[]): string =>
  entries.map(({ id, timestamp }) => `${id} ${timestamp}`).join(' ');

const plain = (entry: ActivityEntry): ActivityLine => ({ entry });

async function readLines(
  entries: readonly ActivityEntry[],
  length: number,
): Promise<readonly ActivityLine[]> {
  let lines = await readWrites(entries, { withSingles: length > 0 });
  let oldest = entries.at(-1);
  for (let reads = 0; oldest && lines.length < length && reads < MAX_READS; reads += 1) {
    const { timestamp: value, id: key } = oldest;
    // All rows that an import has stored in one write are passed over at once.
    const before = lines.at(-1)?.imported ? { value } : { value, key };
    const range = { child: 'timestamp', before, count: length };
    const earlier = await readRange(ACTIVITY_PATH, range, parseActivity);
    const valid = earlier.filter((entry) => entry !== null).toReversed();
    lines = joinImports([...lines, ...(await readWrites(valid, { withSingles: true }))]);
    oldest = valid.at(-1);
  }
  return Promise.all((length > 0 ? lines.slice(0, length) : lines).map(withCount));
}

/** The lines of entries; `withSingles` looks for the records of those that are the only ones of their write, too. */
async function readWrites(
  entries: readonly ActivityEntry[],
  { withSingles }: { readonly withSingles: boolean },
): Promise<readonly ActivityLine[]> {
  const lines = runsOf(entries).map(async (run): Promise<readonly ActivityLine[]> => {
    const [entry] = run;
    const entity = createdBy(entry);
    if (entity === undefined || (run.length === 1 && !withSingles)) return run.map(plain);
    const record = (await read(`${entity.path}/${entry.id}`)) as Readonly<
      Record<string, unknown>
    > | null;
    if (record === null) {
      return [{ entry, isRemoved: true, ...(run.length > 1 && { imported: { entity } }) }];
    }
    const id = record[IMPORT_CHILD];
    return typeof id === 'string' ? [{ entry, imported: { entity, id } }] : run.map(plain);
  });
  return joinImports((await Promise.all(lines)).flat());
}

type Run = readonly [ActivityEntry, ...ActivityEntry[]];

/** The entries of each write that created records of one kind; any other entry is on its own. */
function runsOf(entries: readonly ActivityEntry[]): readonly Run[] {
  const runs: [ActivityEntry, ...ActivityEntry[]][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    const isSame =
      last?.[0].timestamp === entry.timestamp &&
      last[0].action === entry.action &&
      last[0].user === entry.user;
    if (isSame && createdBy(entry)) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

const createdBy = ({ action }: ActivityEntry): Entity | undefined =>
  ENTITIES.find(({ activity }) => activity.created === action);

/** The lines, those of one import that follow each other as one. */
const joinImports = (lines: readonly ActivityLine[]): readonly ActivityLine[] =>
  lines.filter(({ entry, imported }, index) => {
    const last = lines[index - 1];
    return (
      imported === undefined ||
      last?.imported?.entity !== imported.entity ||
      last.imported.id !== imported.id ||
      last.entry.user !== entry.user
    );
  });

/** A line with the number of rows of its import; one of a single row is a line as others are. */
async function withCount(line: ActivityLine): Promise<ActivityLine> {
  const { entry, imported } = line;
  if (imported?.id === undefined) return line;
  const count = await read(`${IMPORTS_PATH}/${imported.id}/count`);
  if (typeof count !== 'number') return line;
  return count === 1 ? plain(entry) : { entry, imported: { ...imported, count } };
}
