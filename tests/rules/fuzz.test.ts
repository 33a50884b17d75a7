import { ref, update } from 'firebase/database';
import { expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import { ASSIGNEES } from './assigneesDescription.ts';
import { COLLECTIONS } from './collections.ts';
import { isStaffOnly, mayWrite } from './description.ts';
import { ENQUIRIES } from './enquiryDescription.ts';
import { SERVER_TIME } from './user.ts';
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
import { randomEnquiries } from './randomEnquiry.ts';
import { randomImports } from './randomImports.ts';
import { USERS, randomWrite, type Write } from './randomWrites.ts';
import { COUNTER } from './issueDescription.ts';
import { NAMES, SIGNATURES } from './signatureDescription.ts';
import { isTree, type Tree } from './tree.ts';

useRules();

/** The number of writes; a longer run starts with the same ones. */
const WRITES = Number(process.env['FUZZ_WRITES'] ?? 4_000);
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
  ['receipts', { isMeant: (path) => path.startsWith('receipts/'), share: 1 / 100 }],
  ['receipts taken back', { isMeant: (path) => path.endsWith('/reversedBy'), share: 1 / 1_000 }],
  ['lists of assignees', { isMeant: (path) => path.startsWith(ASSIGNEES), share: 1 / 200 }],
  ['company', { isMeant: (path) => path.startsWith('config/company/'), share: 1 / 200 }],
  ['tax numbers', { isMeant: (path) => path.startsWith(COUNTER), share: 1 / 200 }],
  ['enquiries', { isMeant: (path) => path.startsWith(ENQUIRIES), share: 1 / 200 }],
  ['removals', { isMeant: (path) => path.includes('/removed/'), share: 1 / 200 }],
]);

it(
  `the rules allow exactly the writes that the description allows, of ${WRITES} random ones`,
  async () => {
    const random = randomSource(SEED);
    let tree: Tree = {};
    let staffOnly: unknown;
    const counts = new Map([...KINDS.keys()].map((kind) => [kind, { allowed: 0, denied: 0 }]));
    for (let index = 0; index < WRITES; index += 1) {
      if (index % WRITES_PER_ROUND === 0) {
        tree = {
          ...randomForeignRecords(random),
          imports: randomImports(random),
          site: randomEnquiries(random),
        };
        if (!random.oneIn(4)) {
          const enquiries = random.oneIn(6) ? random.pick([false, 'true', 1]) : true;
          tree['config'] = { ...asTree(tree['config']), enquiries };
        }
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
      const allowed = await isAllowed(update(ref(databaseOf(write)), write.values));
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

/** A `JSON.stringify` replacer: sorts children by key, also those of a list, and makes all server times equal. */
function normalized(_: string, value: unknown): unknown {
  if (typeof value === 'number' && value > 1e12 && value < 1e14) return SERVER_TIME;
  if (!isTree(value)) return value;
  const children = Object.entries(value).filter(([, child]) => child !== null);
  return Object.fromEntries(children.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
