/**
 * Where each item of a list was in an earlier one; -1 for one that is new. Finds those that are as far from the beginning or from
 * the end as before, in one pass that reads none of them. A changed item must be a new object.
 */
export function originsOf<Item>(before: readonly Item[], after: readonly Item[]): Int32Array {
  const origins = new Int32Array(after.length).fill(-1);
  const shift = after.length - before.length;
  let start = 0;
  for (; start < after.length && before[start] === after[start]; start += 1) origins[start] = start;
  for (let index = after.length - 1; index >= Math.max(start, start + shift); index -= 1) {
    if (before[index - shift] === after[index]) origins[index] = index - shift;
    // Where both lists have as many, each of the others may be the same.
    else if (shift !== 0) break;
  }
  return origins;
}
