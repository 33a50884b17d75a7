import { COMPANY } from './companyDescription.ts';
import { COLLECTIONS, type Collection, type Kind } from './collections.ts';
import { ENQUIRIES } from './enquiryDescription.ts';
import { NAMES, SIGNATURES, authorName } from './signatureDescription.ts';
import { NOW, type User } from './user.ts';
import { randomHistory } from './randomHistory.ts';
import type { Random } from './random.ts';
import { at, isTree, type Tree } from './tree.ts';

/** One atomic write: values by path, and the user who sends it. */
export type Write = { readonly user: User; readonly values: Record<string, unknown> };

export const USERS: readonly User[] = [
  { isSignedIn: true, id: 'u1', name: 'Ann Lee', isStaff: true },
  { isSignedIn: true, id: 'u1', isStaff: true },
  { isSignedIn: true, id: 'u1', name: '', isStaff: true },
  { isSignedIn: true, id: 'u1', name: 'Bob', isStaff: false },
  { isSignedIn: true, id: 'u1', isStaff: false },
  { isSignedIn: true, id: 'u1', name: '  ', isStaff: true },
  { isSignedIn: true, id: 'u1', name: ' Cem ', isStaff: true },
  { isSignedIn: true, id: 'u1', name: 'Ann\u200B Lee', isStaff: true },
  { isSignedIn: true, id: 'u1', name: 'x'.repeat(101), isStaff: true },
  { isSignedIn: false, id: '', isStaff: false },
];

export const KEYS = ['r1', 'r2', 'r3', 'r4', '-Nkey5', '7'];
/** Keys that Firebase accepts and the product denies. */
const INVALID_KEYS = ['<img src=x>', '~', 'k'.repeat(41), 'two words', 'hasOwnProperty'];
export const COLLECTION_PATHS = Object.keys(COLLECTIONS);

/** Values of every kind, valid in some fields and invalid in others. */
const VALUES = [
  '',
  'Reef',
  'Won',
  'Net 30',
  'Nonsense',
  '2024-02-29',
  '2024-13-01',
  '2024-1-1',
  '2024-05-17T14:05',
  '2024-05-17T24:00',
  '2024-05-17T14:60',
  'x'.repeat(10_000),
  'x'.repeat(10_001),
  0,
  -1.5,
  1e15,
  1e15 + 2,
  true,
  false,
  null,
  { a: 1 },
];

const PRIORITIES = [0, 7, 'x', 'x'.repeat(20_000)];

/** A valid write or an almost valid one: a save with up to three mutations. */
export function randomWrite(random: Random, tree: Tree): Write {
  const user = random.oneIn(4) ? random.pick(USERS) : (USERS[random.below(2)] as User);
  if (random.oneIn(8)) return { user, values: randomChange(random, tree) };
  const values = withSignatures(random, user, randomValues(random, user, tree));
  const mutations = random.pick([0, 0, 0, 0, 0, 1, 1, 1, 2, 3]);
  for (let mutation = 0; mutation < mutations; mutation += 1) mutate(random, values);
  return { user, values: withoutNestedPaths(values) };
}

/** Mostly with a signature of each entry, and sometimes with a name of the account. */
function withSignatures(
  random: Random,
  user: User,
  values: Record<string, unknown>,
): Record<string, unknown> {
  const result = { ...values };
  for (const path of Object.keys(values)) {
    const [root = '', id = '', ...deeper] = path.split('/');
    const isEntry = ['activity', 'history'].includes(root) && id !== '' && deeper.length === 0;
    // A tab of an older version signs none.
    if (!isEntry || random.oneIn(4)) continue;
    const key = random.oneIn(40) ? random.pick(KEYS) : id;
    result[`${SIGNATURES}/${key}`] = random.oneIn(30)
      ? random.pick(['u2', '', 7, { a: 'u1' }])
      : user.id;
  }
  if (random.oneIn(8)) {
    const uid = random.oneIn(10) ? 'u2' : user.id || 'u1';
    const name = random.oneIn(10)
      ? random.pick(['Ann Lee', 'Admin', 'Ann\u202ELee'])
      : authorName(user);
    const since = random.oneIn(10) ? random.pick([1, Date.now() + 60_000]) : NOW;
    result[
      `${NAMES}/${uid}/${random.oneIn(10) ? random.pick([...KEYS, '100']) : random.below(100)}`
    ] = random.oneIn(10) ? random.pick(VALUES) : { name, since };
  }
  return result;
}

function randomValues(random: Random, user: User, tree: Tree): Record<string, unknown> {
  if (random.oneIn(12)) return writeAnywhere(random);
  return randomSave(random, user, tree);
}

function randomSave(random: Random, user: User, tree: Tree): Record<string, unknown> {
  const path = random.pick(COLLECTION_PATHS);
  // Mostly a key of this collection alone: records with the same key would need the same entry.
  const key = random.pick(KEYS) + (random.oneIn(10) ? '' : COLLECTION_PATHS.indexOf(path));
  const collection = COLLECTIONS[path] as Collection;
  const old = at(tree, `${path}/${key}`);
  const record: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(collection.fields)) {
    // Mostly, a save leaves a number that is issued alone.
    if (kind === 'issued' && !random.oneIn(20)) continue;
    const stored = isTree(old) ? old[name] : undefined;
    const isUnchanged = stored !== undefined && random.oneIn(2);
    record[name] = isUnchanged ? stored : randomValue(random, kind);
  }
  const subject = collection.subject(record as Tree);
  const entry = { user: authorName(user), subject, timestamp: NOW };
  // Mostly a creation where there is no record, and an edit where there is one.
  if (random.oneIn(8) ? isTree(old) : !isTree(old)) {
    return {
      [`${path}/${key}`]: { ...record, creationDate: '2024-05-17' },
      [`activity/${key}`]: { ...entry, action: collection.created },
    };
  }
  // Like the app, an edit mostly leaves out fields that hold objects.
  const fields = Object.entries(record).flatMap(([name, value]) =>
    isTree(value) && !random.oneIn(10) ? [] : [[`${path}/${key}/${name}`, value] as const],
  );
  const save = `e${random.below(1e9)}`;
  return {
    ...Object.fromEntries(fields),
    [`activity/${save}`]: {
      ...entry,
      subject: typeof subject === 'string' ? subject.slice(0, 10_001) : '',
      action: collection.updated,
    },
    // A tab of an older version writes no history.
    ...(!random.oneIn(4) && {
      [`history/${save}`]: {
        user: entry.user,
        timestamp: NOW,
        ...randomHistory(random, tree, `${path}/${key}`, record as Tree),
      },
    }),
  };
}

/** A value that a form can store in a field of this kind. */
export function randomValue(random: Random, kind: Kind): string | number {
  if (kind === 'number') return random.pick([0, 12.5, -3, 1e15]);
  if (kind === 'issued') return random.below(4);
  if (kind === 'date and time') return random.pick(['', '2024-05-17T23:59', '2024-02-29T00:00']);
  if (kind === 'date') return random.pick(['', '2024-05-17']);
  return kind === 'text' ? random.pick(['Reef', '', 'حوض', 'x']) : random.pick(kind);
}

/** Removes, replaces or rewrites a stored record, a child of it, or a grandchild. */
function randomChange(random: Random, tree: Tree): Record<string, unknown> {
  const collection = random.pick([
    ...COLLECTION_PATHS,
    'history',
    'imports',
    'receipts',
    SIGNATURES,
    NAMES,
  ]);
  let path = `${collection}/${randomChildKey(random, tree, collection)}`;
  if (!random.oneIn(6)) path += `/${randomChildKey(random, tree, path)}`;
  if (isTree(at(tree, path)) || random.oneIn(8)) path += `/${randomChildKey(random, tree, path)}`;
  return { [path]: random.pick([null, null, at(tree, path) ?? null, random.pick(VALUES)]) };
}

/** Mostly the key of an existing child. */
function randomChildKey(random: Random, tree: Tree, path: string): string {
  const node = at(tree, path);
  return random.pick([...(isTree(node) ? Object.keys(node) : []), 'extra']);
}

/** Any value at any path above, beside and below the collections. */
function writeAnywhere(random: Random): Record<string, unknown> {
  const root = random.pick([
    ...COLLECTION_PATHS,
    'activity',
    'history',
    'receipts',
    'imports',
    'signatures',
    SIGNATURES,
    NAMES,
    'config',
    COMPANY,
    'staff',
    'sales',
    'site',
    ENQUIRIES,
    'elsewhere',
  ]);
  const path = random.pick([
    root,
    `${root}/${random.pick(KEYS)}`,
    `${root}/${random.pick(KEYS)}/${random.pick(['title', 'name', 'status', 'note', 'creationDate'])}`,
    `${root}/${random.pick(KEYS)}/name/deeper`,
    `${root}/${random.pick(KEYS)}${random.below(8)}/.priority`,
  ]);
  return { [path]: random.pick(path.endsWith('.priority') ? PRIORITIES : VALUES) };
}

/** Removes, replaces, moves or extends one of the values. */
function mutate(random: Random, values: Record<string, unknown>): void {
  const path = random.pick(Object.keys(values));
  if (path.endsWith('.priority')) return;
  const value = values[path];
  const mutation = random.below(8);
  if (mutation === 0) delete values[path];
  else if (mutation === 1) values[path] = random.pick(VALUES);
  else if (mutation === 2) {
    delete values[path];
    // Not at the root, where the SDK's own client throws on the last of them.
    values[path.replace(/\/[^/]+$/, `/${random.pick([...KEYS, ...INVALID_KEYS, 'note'])}`)] = value;
  } else if (isTree(value)) values[path] = mutatedChildren(random, value, mutation);
  else values[`${path}/deeper`] = random.pick(VALUES);
  if (Object.keys(values).length === 0) values[path] = random.pick(VALUES);
}

function mutatedChildren(random: Random, node: Tree, mutation: number): Record<string, unknown> {
  const children = Object.keys(node).filter((name) => !name.startsWith('.'));
  const child = random.pick([...children, 'note', 'id', 'uid']);
  const mutated: Record<string, unknown> = { ...node };
  if (mutation === 3) delete mutated[child];
  else if (mutation === 4) mutated['.priority'] = random.pick(PRIORITIES);
  else if (mutation === 5)
    mutated[child] = { '.value': 'Reef', '.priority': random.pick(PRIORITIES) };
  else
    mutated[child] = random.pick([
      ...VALUES,
      'created PO',
      'updated deal',
      'Ann Lee',
      'Admin',
      NOW,
    ]);
  return mutated;
}

/** Without paths inside one another, which one write cannot contain. */
function withoutNestedPaths(values: Record<string, unknown>): Record<string, unknown> {
  const paths = Object.keys(values);
  const separate = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
  return Object.fromEntries(separate.map((path) => [path, values[path]]));
}
