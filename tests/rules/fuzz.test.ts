import { ref, update } from 'firebase/database';
import { expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import { COLLECTIONS } from './collections.ts';
import { SERVER_TIME, isClosed, mayWrite } from './description.ts';
import {
  DELETION_READINGS,
  isAllowed,
  readDeletionsAs,
  seed,
  signedInWith,
  signedOut,
  stored,
  useProductRules,
} from './environment.ts';
import { drawForeignRecords } from './foreignRecords.ts';
import { PEOPLE, drawWrite, randomSource, type Write } from './randomWrites.ts';
import { isTree, type Tree } from './tree.ts';

useProductRules();

/** How many writes are tried; each run begins with the same ones. */
const WRITES = Number(process.env['FUZZ_WRITES'] ?? 10_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261);
/** After so many writes the database begins anew, so that new records go on appearing. */
const ROUND = 250;
const SWITCHES = [undefined, true, false, 'yes', undefined, 0];

it(
  `of ${WRITES} random writes the rules allow those that the description allows`,
  async () => {
    const random = randomSource(SEED);
    let tree: Tree = {};
    let staffOnly: unknown;
    const count = { allowed: 0, refused: 0 };
    for (let turn = 0; turn < WRITES; turn += 1) {
      if (turn % ROUND === 0) {
        tree = drawForeignRecords(random);
        staffOnly = random.pick(SWITCHES);
        await seed('', { ...tree, config: { staffOnly }, staff: { listed: true } });
        readDeletionsAs(random.pick(DELETION_READINGS));
      }
      const write = drawWrite(random, tree);
      const after = applied(tree, write.values);
      const expected = mayWrite(
        write.person,
        tree,
        after,
        Object.keys(write.values),
        isClosed(staffOnly),
      );
      const allowed = await isAllowed(update(ref(databaseOf(write)), write.values));
      expect(allowed, `write ${turn}, seed ${SEED}: ${JSON.stringify(write).slice(0, 2_000)}`).toBe(
        expected,
      );
      count[allowed ? 'allowed' : 'refused'] += 1;
      if (allowed) tree = after;
    }
    const { config: _, staff: __, ...left } = ((await stored('')) ?? {}) as Tree;
    expect(JSON.stringify(left, bySorting)).toBe(JSON.stringify(tree, bySorting));
    console.info(
      `${WRITES} random writes: ${count.allowed} allowed, ${count.refused} refused, no disagreement`,
    );
    expect(Math.min(count.allowed, count.refused)).toBeGreaterThan(WRITES / 10);
  },
  30_000 + WRITES * 20,
);

it('describes every entity, and no other', () => {
  const paths = ENTITIES.map(({ path }) => path);
  expect(Object.keys(COLLECTIONS).toSorted()).toEqual(paths.toSorted());
});

function databaseOf({ person }: Write) {
  const index = PEOPLE.indexOf(person);
  if (index < 0 || !person.signedIn) return signedOut();
  const name = person.name === undefined ? {} : { name: person.name };
  return signedInWith({ ...name, ...(person.isStaff ? { staff: true } : {}) });
}

/** The tree with the values put in; null takes away, and what has no children left goes too. */
function applied(tree: Tree, values: Readonly<Record<string, unknown>>): Tree {
  return Object.entries(values).reduce(
    (whole, [path, value]) => put(whole, path.split('/'), value),
    tree,
  );
}

/** A new tree, which shares what the path does not touch. */
function put(tree: Tree, [first = '', ...rest]: readonly string[], value: unknown): Tree {
  const { [first]: standing, ...others } = tree;
  if (rest.length === 0) {
    const kept = withoutNothing(value);
    return kept === undefined ? others : { ...others, [first]: kept as Tree };
  }
  if (!isTree(standing) && withoutNothing(value) === undefined) return tree;
  const inner = put(isTree(standing) ? standing : {}, rest, value);
  return Object.keys(inner).length === 0 ? others : { ...others, [first]: inner };
}

function withoutNothing(value: unknown): unknown {
  if (!isTree(value)) return value ?? undefined;
  if ('.sv' in value) return SERVER_TIME;
  const kept = Object.entries(value).flatMap(([key, child]) => {
    const inner = withoutNothing(child);
    return inner === undefined ? [] : [[key, inner] as const];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** For `JSON.stringify`: children in the order of their keys, and every time of the server the same. */
function bySorting(_: string, value: unknown): unknown {
  if (typeof value === 'number' && value > 1e12 && value < 1e14) return SERVER_TIME;
  if (!isTree(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
