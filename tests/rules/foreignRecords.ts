import { COLLECTIONS } from './collections.ts';
import { KEYS, PLACES, valueOf, type Random } from './randomWrites.ts';
import type { Tree } from './tree.ts';

/** Values that others have stored where a field stands. */
const FOREIGN = ['NaN', 1_795_304_088_995, true, false, 'x'.repeat(10_001), 1e16, { a: 1, b: 2 }];

/** Records as others have stored them: fields that hold anything or are missing, and children nobody knows. */
export function drawForeignRecords(random: Random): Tree {
  const tree: Tree = {};
  for (const [index, place] of PLACES.entries()) {
    const record: Tree = { note: 'old', tags: { a: 1, b: 2 } };
    if (random.chance(2)) record['creationDate'] = random.pick(['2024-05-17', 'long ago', 7]);
    for (const [name, kind] of Object.entries(COLLECTIONS[place]!.fields)) {
      if (random.chance(20)) continue;
      record[name] = random.chance(2) ? random.pick(FOREIGN) : valueOf(random, kind);
    }
    const [top = '', below] = place.split('/');
    const records: Tree = { [`${KEYS[0]}${index}`]: record, 'two words': record };
    if (below === undefined) tree[top] = records;
    else tree[top] = { ...(tree[top] as Tree | undefined), [below]: records };
  }
  return tree;
}
