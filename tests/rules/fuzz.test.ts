import { ref, update } from 'firebase/database';
import { expect, it } from 'vitest';
import { SERVER_TIME, isTree, mayWrite, type Tree } from './description.ts';
import {
  isAllowed,
  seed,
  signedInWith,
  signedOut,
  stored,
  useProductRules,
} from './environment.ts';
import { PEOPLE, drawWrite, randomSource, type Write } from './randomWrites.ts';

useProductRules();

/** How many writes are tried; each run begins with the same ones. */
const WRITES = Number(process.env['FUZZ_WRITES'] ?? 20_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261);
/** After so many writes the database is emptied, so that new records go on appearing. */
const ROUND = 250;

it(
  `of ${WRITES} random writes the rules allow those that the description allows`,
  async () => {
    const random = randomSource(SEED);
    let tree: Tree = {};
    const count = { allowed: 0, refused: 0 };
    for (let turn = 0; turn < WRITES; turn += 1) {
      const staffOnly = Math.floor(turn / ROUND) % 2 === 1;
      if (turn % ROUND === 0) {
        tree = {};
        await seed('', staffOnly ? { config: { staffOnly }, staff: { listed: true } } : {});
      }
      const write = drawWrite(random, tree);
      const after = applied(tree, write.values);
      const expected = mayWrite(write.person, tree, after, Object.keys(write.values), staffOnly);
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

function databaseOf({ person }: Write) {
  const index = PEOPLE.indexOf(person);
  if (index < 0 || !person.signedIn) return signedOut();
  const name = person.name === undefined ? {} : { name: person.name };
  return signedInWith({ ...name, ...(person.isStaff ? { staff: true } : {}) });
}

/** The tree with the values put in; null takes away, and what has no children left goes too. */
function applied(tree: Tree, values: Readonly<Record<string, unknown>>): Tree {
  const copy = structuredClone(tree);
  for (const [path, value] of Object.entries(values)) put(copy, path.split('/'), value);
  return copy;
}

function put(tree: Tree, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    const kept = withoutNothing(value);
    if (kept === undefined) delete tree[first];
    else tree[first] = kept as Tree;
    return;
  }
  const branch = tree[first];
  const inner: Tree = isTree(branch) ? branch : {};
  if (!isTree(branch) && withoutNothing(value) === undefined) return;
  put(inner, rest, value);
  if (Object.keys(inner).length === 0) delete tree[first];
  else tree[first] = inner;
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
