import { expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import { COLLECTIONS } from './collections.ts';
import { isStaffOnly, mayWrite } from './description.ts';
import { SERVER_TIME } from './user.ts';
import {
  DELETION_INTERPRETATIONS,
  accepts,
  interpretDeletionsAs,
  seed,
  stored,
  useRules,
} from './environment.ts';
import { randomForeignRecords } from './foreignRecords.ts';
import { randomSource } from './random.ts';
import { randomWrite } from './randomWrites.ts';
import { NAMES, SIGNATURES } from './signatureDescription.ts';
import { applied, isTree, type Tree } from './tree.ts';

useRules();

/** The number of writes; a longer run starts with the same ones. */
const WRITES = Number(process.env['FUZZ_WRITES'] ?? 2_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261);
/** The number of writes after which the database is seeded again, so that there is room for new records. */
const WRITES_PER_ROUND = 250;
const STAFF_ONLY_VALUES = [undefined, true, false, 'yes', undefined, 0];

type Count = { allowed: number; denied: number };

/** The kinds of writes, by their paths, and what share of all must be allowed and what share denied. */
const KINDS = new Map<string, { isMeant: (path: string) => boolean; share: number }>([
  ['all', { isMeant: () => true, share: 1 / 10 }],
  ['history', { isMeant: (path) => path.startsWith('history/'), share: 1 / 20 }],
  ['signatures', { isMeant: (path) => path.startsWith(`${SIGNATURES}/`), share: 1 / 20 }],
  ['names of accounts', { isMeant: (path) => path.startsWith(`${NAMES}/`), share: 1 / 200 }],
]);

it(
  `the rules allow exactly the writes that the description allows, of ${WRITES} random ones`,
  () => {
    const random = randomSource(SEED);
    let tree: Tree = {};
    let staffOnly: unknown;
    const counts = new Map([...KINDS.keys()].map((kind) => [kind, { allowed: 0, denied: 0 }]));
    for (let index = 0; index < WRITES; index += 1) {
      if (index % WRITES_PER_ROUND === 0) {
        tree = randomForeignRecords(random);
        staffOnly = random.pick(STAFF_ONLY_VALUES);
        seed('', {
          ...tree,
          config: { ...asTree(tree['config']), staffOnly },
          staff: { listed: true },
        });
        interpretDeletionsAs(random.pick(DELETION_INTERPRETATIONS));
      }
      const write = randomWrite(random, tree);
      const after = applied(tree, write.values);
      const paths = Object.keys(write.values);
      const expected = mayWrite(write.user, tree, after, paths, isStaffOnly(staffOnly));
      const allowed = accepts(write.user, write.values) === true;
      const description = JSON.stringify(write).slice(0, 2_000);
      expect(allowed, `write ${index}, seed ${SEED}: ${description}`).toBe(expected);
      for (const [kind, { isMeant }] of KINDS)
        if (paths.some(isMeant)) (counts.get(kind) as Count)[allowed ? 'allowed' : 'denied'] += 1;
      if (allowed) tree = after;
    }
    const { staff: _, config, ...records } = asTree(stored(''));
    const { staffOnly: __, ...lasting } = asTree(config);
    const left = Object.keys(lasting).length === 0 ? records : { ...records, config: lasting };
    expect(JSON.stringify(left, normalized)).toBe(JSON.stringify(tree, normalized));
    console.info(`${WRITES} random writes:`, JSON.stringify(Object.fromEntries(counts)));
    for (const [kind, { share }] of KINDS) {
      const { allowed, denied } = counts.get(kind) as Count;
      expect(Math.min(allowed, denied), `the ${kind}`).toBeGreaterThan(WRITES * share);
    }
  },
  30_000 + WRITES * 20,
);

const asTree = (value: unknown): Tree => (isTree(value) ? value : {});

it('the description covers exactly the entities', () => {
  const paths = ENTITIES.map(({ path }) => path);
  expect(Object.keys(COLLECTIONS).toSorted()).toEqual(paths.toSorted());
});

/** A `JSON.stringify` replacer: sorts children by key, also those of a list, and makes all server times equal. */
function normalized(_: string, value: unknown): unknown {
  if (typeof value === 'number' && value > 1e12 && value < 1e14) return SERVER_TIME;
  if (!isTree(value)) return value;
  const children = Object.entries(value).filter(([, child]) => child !== null);
  return Object.fromEntries(children.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
