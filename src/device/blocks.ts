/** The number of records in a block: reading a few dozen values is much faster than reading thousands. */
export const BLOCK_SIZE = 250;

/** The records of a block. */
export function blockAt<T>(records: readonly T[], index: number): readonly T[] {
  return records.slice(index * BLOCK_SIZE, (index + 1) * BLOCK_SIZE);
}

/** How many blocks a number of records fills. */
export const countBlocks = (records: number): number => Math.ceil(records / BLOCK_SIZE);

/** The numbers of the blocks that must be written when `previous` is stored; unchanged records are the same objects. */
export function changedBlocks<T>(previous: readonly T[], next: readonly T[]): readonly number[] {
  const indexes = [...Array(countBlocks(next.length)).keys()];
  return indexes.filter((index) => {
    const [before, after] = [blockAt(previous, index), blockAt(next, index)];
    return before.length !== after.length || after.some((record, n) => record !== before[n]);
  });
}
