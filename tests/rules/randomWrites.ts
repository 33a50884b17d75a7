import { COLLECTIONS, type Kind } from './collections.ts';
import { NOW, nameOf, type Person } from './description.ts';
import { at, isTree, type Tree } from './tree.ts';

/** One atomic write: values by their paths, and who makes it. */
export type Write = { readonly person: Person; readonly values: Record<string, unknown> };

export type Random = {
  /** A whole number from 0 up to, but not including, `limit`. */
  below(this: void, limit: number): number;
  chance(this: void, of: number): boolean;
  pick<Item>(this: void, items: readonly Item[]): Item;
};

export const PEOPLE: readonly Person[] = [
  { signedIn: true, id: 'u1', name: 'Ann Lee', isStaff: true },
  { signedIn: true, id: 'u1', isStaff: true },
  { signedIn: true, id: 'u1', name: '', isStaff: true },
  { signedIn: true, id: 'u1', name: 'Bob', isStaff: false },
  { signedIn: true, id: 'u1', isStaff: false },
  { signedIn: true, id: 'u1', name: '  ', isStaff: true },
  { signedIn: true, id: 'u1', name: ' Cem ', isStaff: true },
  { signedIn: false, id: '', isStaff: false },
];

export const KEYS = ['r1', 'r2', 'r3', 'r4', '-Nkey5', '7'];
/** Keys that Firebase takes and the product does not. */
const BAD_KEYS = ['<img src=x>', '~', 'k'.repeat(41), 'two words'];
export const PLACES = Object.keys(COLLECTIONS);

/** Values of every kind that fields meet. */
const ODD = [
  '',
  'Reef',
  'Won',
  'Net 30',
  'Nonsense',
  '2024-02-29',
  '2024-13-01',
  '2024-1-1',
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

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function randomSource(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (of) => below(of) === 0,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
  };
}

/** A write that is right, or nearly: begun as a person's save, then bent in up to three places. */
export function drawWrite(random: Random, tree: Tree): Write {
  const person = random.chance(4) ? random.pick(PEOPLE) : (PEOPLE[random.below(2)] as Person);
  if (random.chance(8)) return { person, values: touchOne(random, tree) };
  const values = random.chance(12) ? wildWrite(random) : save(random, person, tree);
  const bends = random.pick([0, 0, 0, 0, 0, 1, 1, 1, 2, 3]);
  for (let bend = 0; bend < bends; bend += 1) bendOne(random, values);
  return { person, values: separate(values) };
}

function save(random: Random, person: Person, tree: Tree): Record<string, unknown> {
  const place = random.pick(PLACES);
  // Mostly a key of the collection's own: two records under one key would want the same entry.
  const key = random.pick(KEYS) + (random.chance(10) ? '' : PLACES.indexOf(place));
  const collection = COLLECTIONS[place]!;
  const old = at(tree, `${place}/${key}`);
  const record: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(collection.fields)) {
    const standing = isTree(old) ? old[name] : undefined;
    const isKept = standing !== undefined && random.chance(2);
    record[name] = isKept ? standing : valueOf(random, kind);
  }
  const subject = collection.subject(record as Tree);
  const entry = { user: nameOf(person), subject, timestamp: NOW };
  // Mostly a new record where there is none, and an edit where there is one.
  if (random.chance(8) ? isTree(old) : !isTree(old)) {
    return {
      [`${place}/${key}`]: { ...record, creationDate: '2024-05-17' },
      [`activity/${key}`]: { ...entry, action: collection.created },
    };
  }
  // What holds an object is left alone, as in the app, or nearly always.
  const fields = Object.entries(record).flatMap(([name, value]) =>
    isTree(value) && !random.chance(10) ? [] : [[`${place}/${key}/${name}`, value]],
  );
  const told = {
    [`activity/e${random.below(1e9)}`]: {
      ...entry,
      subject: typeof subject === 'string' ? subject.slice(0, 10_001) : '',
      action: collection.updated,
    },
  };
  return { ...Object.fromEntries(fields), ...told } as Record<string, unknown>;
}

/** A value that a form of today would store. */
export function valueOf(random: Random, kind: Kind): string | number {
  if (kind === 'number') return random.pick([0, 12.5, -3, 1e15]);
  if (kind === 'day') return random.pick(['', '2024-05-17']);
  return kind === 'text' ? random.pick(['Reef', '', 'حوض', 'x']) : random.pick(kind);
}

/** A record that is there, a child of it, or a part of that: taken away, replaced, or written as it is. */
function touchOne(random: Random, tree: Tree): Record<string, unknown> {
  const place = random.pick(PLACES);
  let path = `${place}/${keyAt(random, tree, place)}`;
  if (!random.chance(6)) path += `/${keyAt(random, tree, path)}`;
  if (isTree(at(tree, path)) || random.chance(8)) path += `/${keyAt(random, tree, path)}`;
  return { [path]: random.pick([null, null, at(tree, path) ?? null, random.pick(ODD)]) };
}

/** Mostly the key of a child that is there. */
function keyAt(random: Random, tree: Tree, path: string): string {
  const here = at(tree, path);
  return random.pick([...(isTree(here) ? Object.keys(here) : []), 'extra']);
}

/** Something at any place, above, beside and below the collections. */
function wildWrite(random: Random): Record<string, unknown> {
  const place = random.pick([...PLACES, 'activity', 'config', 'staff', 'sales', 'elsewhere']);
  const path = random.pick([
    place,
    `${place}/${random.pick(KEYS)}`,
    `${place}/${random.pick(KEYS)}/${random.pick(['title', 'name', 'status', 'note', 'creationDate'])}`,
    `${place}/${random.pick(KEYS)}/name/deeper`,
    `${place}/${random.pick(KEYS)}${random.below(8)}/.priority`,
  ]);
  return { [path]: random.pick(path.endsWith('.priority') ? PRIORITIES : ODD) };
}

function bendOne(random: Random, values: Record<string, unknown>): void {
  const path = random.pick(Object.keys(values));
  if (path.endsWith('.priority')) return;
  const value = values[path];
  const how = random.below(8);
  if (how === 0) delete values[path];
  else if (how === 1) values[path] = random.pick(ODD);
  else if (how === 2) {
    delete values[path];
    values[path.replace(/[^/]+$/, random.pick([...KEYS, ...BAD_KEYS, 'note']))] = value;
  } else if (isTree(value)) {
    const children = Object.keys(value).filter((name) => !name.startsWith('.'));
    const child = random.pick([...children, 'note', 'id', 'uid']);
    const bent: Record<string, unknown> = { ...value };
    if (how === 3) delete bent[child];
    else if (how === 4) bent['.priority'] = random.pick(PRIORITIES);
    else if (how === 5) bent[child] = { '.value': 'Reef', '.priority': random.pick(PRIORITIES) };
    else bent[child] = random.pick([...ODD, 'created PO', 'updated deal', 'Ann Lee', 'Admin', NOW]);
    values[path] = bent;
  } else values[`${path}/deeper`] = random.pick(ODD);
  if (Object.keys(values).length === 0) values[path] = random.pick(ODD);
}

/** Without paths that lie within one another, which no single write can name. */
function separate(values: Record<string, unknown>): Record<string, unknown> {
  const paths = Object.keys(values);
  const kept = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
  return Object.fromEntries(kept.map((path) => [path, values[path]]));
}
