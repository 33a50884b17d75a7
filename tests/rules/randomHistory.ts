import { COLLECTIONS } from './collections.ts';
import type { Random } from './random.ts';
import { SERVER_TIME } from './user.ts';
import { at, isTree, type Tree, type Value } from './tree.ts';

/** What a history entry tells of a write to the fields of a record; mostly the truth, and all of it. */
export function randomHistory(random: Random, tree: Tree, path: string, written: Tree): Tree {
  const old = at(tree, path);
  const changes: Tree = {};
  for (const [name, to] of Object.entries(written)) {
    const from = isTree(old) ? old[name] : undefined;
    // Only the server knows the time that was stored.
    if (from === SERVER_TIME) continue;
    const isLeftOut = from === to || isTree(from) || isTree(to) || random.oneIn(20);
    if (isLeftOut && !random.oneIn(60)) continue;
    changes[name] = from === undefined ? { to } : { from, to };
    if (random.oneIn(40)) changes[name] = randomLie(random, from ?? '', to);
  }
  if (random.oneIn(40)) changes[random.pick(['creationDate', 'note', 'name'])] = { to: 'Reef' };
  return { record: random.oneIn(15) ? anotherPath(random, path) : path, changes };
}

/** A change with another value before or after it, without one, or with more. */
function randomLie(random: Random, from: Tree | Value, to: Tree | Value): Tree {
  return random.pick<Tree>([
    { to },
    { from },
    { from: to, to: from },
    { from: 'Reef', to },
    { from, to: 'Reef' },
    { from, to: { a: to } },
    { from: { a: from }, to },
    { from, to, note: 'x' },
    { from: to, to },
  ]);
}

/** The path of no record, or of another one. */
function anotherPath(random: Random, path: string): string {
  const [id = ''] = path.split('/').toReversed();
  const other = `${random.pick(Object.keys(COLLECTIONS))}/${id}`;
  return random.pick([
    other,
    `${path}x`,
    `${path}/`,
    path.slice(0, -id.length - 1),
    `/${path}`,
    '',
  ]);
}
