import { ref, update } from 'firebase/database';
import { expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import { COLLECTIONS } from './collections.ts';
import { SERVER_TIME, isStaffOnly, mayWrite } from './description.ts';
import {
  DELETION_INTERPRETATIONS,
  interpretDeletionsAs,
  isAllowed,
  seed,
  signedInWith,
  signedOut,
  stored,
  useRules,
} from './environment.ts';
import { randomForeignRecords } from './foreignRecords.ts';
import { randomSource } from './random.ts';
import { USERS, randomWrite, type Write } from './randomWrites.ts';
import { isTree, type Tree } from './tree.ts';

useRules();

/** The number of writes; a longer run starts with the same ones. */
const WRITES = Number(process.env['FUZZ_WRITES'] ?? 4_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261);
/** The number of writes after which the database is seeded again, so that there is room for new records. */
const WRITES_PER_ROUND = 250;
const STAFF_ONLY_VALUES = [undefined, true, false, 'yes', undefined, 0];

it(
  `the rules allow exactly the writes that the description allows, of ${WRITES} random ones`,
  async () => {
    const random = randomSource(SEED);
    let tree: Tree = {};
    let staffOnly: unknown;
    const count = { allowed: 0, denied: 0 };
    const histories = { allowed: 0, denied: 0 };
    const companies = { allowed: 0, denied: 0 };
    for (let index = 0; index < WRITES; index += 1) {
      if (index % WRITES_PER_ROUND === 0) {
        tree = randomForeignRecords(random);
        staffOnly = random.pick(STAFF_ONLY_VALUES);
        seed('', {
          ...tree,
          config: { ...(tree['config'] as Tree), staffOnly },
          staff: { listed: true },
        });
        interpretDeletionsAs(random.pick(DELETION_INTERPRETATIONS));
      }
      const write = randomWrite(random, tree);
      const after = applied(tree, write.values);
      const paths = Object.keys(write.values);
      const expected = mayWrite(write.user, tree, after, paths, isStaffOnly(staffOnly));
      const allowed = await isAllowed(update(ref(databaseOf(write)), write.values));
      const description = JSON.stringify(write).slice(0, 2_000);
      expect(allowed, `write ${index}, seed ${SEED}: ${description}`).toBe(expected);
      count[allowed ? 'allowed' : 'denied'] += 1;
      if (paths.some((path) => path.startsWith('history/')))
        histories[allowed ? 'allowed' : 'denied'] += 1;
      if (paths.some((path) => path.startsWith('config/')))
        companies[allowed ? 'allowed' : 'denied'] += 1;
      if (allowed) tree = after;
    }
    const { config, staff: _, ...records } = (stored('') ?? {}) as Tree;
    const { company } = config as Tree;
    const ours = { ...records, config: { company } };
    expect(JSON.stringify(ours, normalized)).toBe(JSON.stringify(tree, normalized));
    console.info(`${WRITES} random writes:`, JSON.stringify({ ...count, histories, companies }));
    expect(Math.min(count.allowed, count.denied)).toBeGreaterThan(WRITES / 10);
    expect(Math.min(companies.allowed, companies.denied)).toBeGreaterThan(WRITES / 100);
    expect(Math.min(histories.allowed, histories.denied)).toBeGreaterThan(WRITES / 20);
  },
  30_000 + WRITES * 20,
);

it('the description covers exactly the entities', () => {
  const paths = ENTITIES.map(({ path }) => path);
  expect(Object.keys(COLLECTIONS).toSorted()).toEqual(paths.toSorted());
});

function databaseOf({ user }: Write) {
  if (!USERS.includes(user) || !user.isSignedIn) return signedOut();
  const name = user.name === undefined ? {} : { name: user.name };
  return signedInWith({ ...name, ...(user.isStaff ? { staff: true } : {}) });
}

/** The tree after a write; null removes a value, and a node without children disappears. */
function applied(tree: Tree, values: Readonly<Record<string, unknown>>): Tree {
  return Object.entries(values).reduce(
    (result, [path, value]) => withValue(result, path.split('/'), value),
    tree,
  );
}

/** A new tree that shares the unchanged nodes. */
function withValue(tree: Tree, [first = '', ...rest]: readonly string[], value: unknown): Tree {
  const { [first]: child, ...others } = tree;
  if (rest.length === 0) {
    const result = asStored(value);
    return result === undefined ? others : { ...others, [first]: result as Tree };
  }
  if (!isTree(child) && asStored(value) === undefined) return tree;
  const changed = withValue(isTree(child) ? child : {}, rest, value);
  return Object.keys(changed).length === 0 ? others : { ...others, [first]: changed };
}

/** The value as the database stores it, without empty nodes; undefined when nothing remains. */
function asStored(value: unknown): unknown {
  if (!isTree(value)) return value ?? undefined;
  if ('.sv' in value) return SERVER_TIME;
  const children = Object.entries(value).flatMap(([key, child]) => {
    const result = asStored(child);
    return result === undefined ? [] : [[key, result] as const];
  });
  return children.length === 0 ? undefined : Object.fromEntries(children);
}

/** A `JSON.stringify` replacer: sorts children by key and makes all server times equal. */
function normalized(_: string, value: unknown): unknown {
  if (typeof value === 'number' && value > 1e12 && value < 1e14) return SERVER_TIME;
  if (!isTree(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
