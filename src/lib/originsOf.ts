/**
 * Where each item of a list was in an earlier one; -1 for one that is new. Reads none of those that are as far from the beginning or
 * from the end as before. A changed item must be a new object.
 */
export function originsOf<Item>(before: readonly Item[], after: readonly Item[]): Int32Array {
  const origins = new Int32Array(after.length).fill(-1);
  const shift = after.length - before.length;
  let start = 0;
  for (; start < after.length && before[start] === after[start]; start += 1) origins[start] = start;
  let end = after.length;
  for (; end > Math.max(start, start + shift); end -= 1) {
    const isSame = before[end - 1 - shift] === after[end - 1];
    if (isSame) origins[end - 1] = end - 1 - shift;
    // Where both lists have as many, each of the others may be the same.
    else if (shift !== 0) break;
  }
  if (shift === 0 || end - shift <= start) return origins;
  // What is between was filtered, or changed in several places.
  const places = new Map<Item, number>();
  for (let index = start; index < end - shift; index += 1) places.set(before[index]!, index);
  for (let index = start; index < end; index += 1) origins[index] = places.get(after[index]!) ?? -1;
  return origins;
}
