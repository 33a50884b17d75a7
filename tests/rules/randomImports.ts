import { COLLECTIONS, type Collection } from './collections.ts';
import { authorName } from './signatureDescription.ts';
import { NOW, type User } from './user.ts';
import type { Random } from './random.ts';
import { at, isTree, type Tree } from './tree.ts';

const IMPORTS = ['i1', 'i2', 'i3', '-Nimport4'];
const DAY_MS = 86_400_000;

/** Imports of several people and times, to be seeded. */
export function randomImports(random: Random): Tree {
  const now = Date.now();
  return Object.fromEntries(
    IMPORTS.slice(0, 3).map((id) => {
      const path = random.pick(Object.keys(COLLECTIONS));
      const timestamp = random.pick([now, now, now - DAY_MS / 2, now - DAY_MS - 1_000]);
      const uid = random.pick(['u1', 'u1', 'u1', 'u2']);
      return [id, { path, uid, user: 'Ann Lee', timestamp, count: 3 }];
    }),
  );
}

/** A new record of an import, mostly with everything that belongs to it, or the removal of one. */
export function randomImport(
  random: Random,
  user: User,
  tree: Tree,
  newValues: (path: string) => Tree,
): Record<string, unknown> {
  const imported = importedRecords(tree);
  if (imported.length > 0 && random.oneIn(2)) return randomRemoval(random, tree, imported);
  const id = random.pick(IMPORTS);
  const log = at(tree, `imports/${id}`);
  const known = isTree(log) ? log['path'] : undefined;
  const path = typeof known !== 'string' || random.oneIn(12) ? random.pick(PATHS) : known;
  const { created, subject } = COLLECTIONS[path] as Collection;
  const key = `m${random.below(40)}`;
  const record = newValues(path);
  const author = { user: authorName(user), timestamp: NOW };
  return {
    [`${path}/${key}`]: { ...record, creationDate: '2024-05-17', import: id },
    [`activity/${key}`]: { ...author, action: created, subject: subject(record) },
    ...((log === undefined || random.oneIn(20)) && {
      [`imports/${id}`]: {
        ...author,
        path: random.oneIn(20) ? random.pick(PATHS) : path,
        uid: random.oneIn(20) ? 'u2' : user.id,
        count: random.pick([1, 3, 20_000, ...(random.oneIn(4) ? [0, 1.5, 20_001, '3'] : [])]),
      },
    }),
  };
}

const PATHS = Object.keys(COLLECTIONS);

/** The paths of the records that name an import. */
function importedRecords(tree: Tree): readonly string[] {
  return PATHS.flatMap((path) => {
    const records = at(tree, path);
    if (!isTree(records)) return [];
    return Object.entries(records).flatMap(([key, record]) =>
      isTree(record) && 'import' in record ? [`${path}/${key}`] : [],
    );
  });
}

/** Removes an imported record and leaves its copy; sometimes the copy is of another state, or of another record. */
function randomRemoval(
  random: Random,
  tree: Tree,
  imported: readonly string[],
): Record<string, unknown> {
  const path = random.pick(imported);
  const record = at(tree, path) as Tree;
  const id = random.oneIn(25) ? random.pick(IMPORTS) : (record['import'] as string);
  const [key = ''] = path.split('/').slice(-1);
  const copy: Tree = { ...record };
  const [name] = [random.pick(Object.keys(record))];
  if (random.oneIn(12)) copy[name] = random.pick(['Reef', 0, 'Won']);
  if (random.oneIn(20)) delete copy[name];
  if (random.oneIn(20)) copy['note'] = 'old';
  const copyPath = `imports/${id}/removed/${random.oneIn(25) ? 'm1' : key}`;
  const children = Object.keys(record).map((child) => [`${path}/${child}`, null] as const);
  return {
    ...(random.oneIn(10) ? Object.fromEntries(children) : { [path]: null }),
    ...(random.oneIn(10)
      ? Object.fromEntries(Object.entries(copy).map(([child, v]) => [`${copyPath}/${child}`, v]))
      : { [copyPath]: copy }),
  };
}
