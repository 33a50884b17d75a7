import { COLLECTIONS } from './collections.ts';
import type { Random } from './random.ts';
import { COLLECTION_PATHS, KEYS, randomValue } from './randomWrites.ts';
import type { Tree } from './tree.ts';

/** Values that another program may have stored in any field. */
const FOREIGN_VALUES = [
  'NaN',
  1_795_304_088_995,
  true,
  false,
  'x'.repeat(10_001),
  1e16,
  { a: 1, b: 2 },
];

/** Records stored by another program: fields with any value or none, and unknown children. */
export function randomForeignRecords(random: Random): Tree {
  const tree: Tree = { config: { company: { name: 'Reef', bank: random.pick(FOREIGN_VALUES) } } };
  for (const [index, path] of COLLECTION_PATHS.entries()) {
    const record: Tree = { note: 'old', tags: { a: 1, b: 2 } };
    if (random.oneIn(2)) record['creationDate'] = random.pick(['2024-05-17', 'long ago', 7]);
    for (const [name, kind] of Object.entries(COLLECTIONS[path]?.fields ?? {})) {
      if (random.oneIn(kind === 'issued' ? 2 : 20)) continue;
      record[name] = random.oneIn(2) ? random.pick(FOREIGN_VALUES) : randomValue(random, kind);
    }
    const [top = '', below] = path.split('/');
    const records: Tree = { [`${KEYS[0]}${index}`]: record, 'two words': record };
    if (below === undefined) tree[top] = records;
    else tree[top] = { ...(tree[top] as Tree | undefined), [below]: records };
  }
  return tree;
}
