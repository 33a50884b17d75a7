import { isTree, type Tree } from './tree.ts';
import { NOW } from './user.ts';

/** Values by path, as one write sends them. */
export type Values = Readonly<Record<string, unknown>>;

/** A write, made when it is asked for: most that are possible are not. */
export type Making = () => Values;

/** Values that some places take and others do not, each with its name. */
const STRANGE = [
  '',
  ' ',
  'Reef',
  '2024-13-01',
  'x'.repeat(10_000),
  'x'.repeat(10_002),
  1e15,
  '2024-05-17T24:00',
  0.5,
  1e16,
  { a: 1 },
  NOW,
].map((value) => [JSON.stringify(value).slice(0, 40), value] as const);

const KEYS = ['other', 'k'.repeat(40), '-Nkey_Of-Firebase123', '7'];
/** Keys that Firebase accepts and the product denies. */
const WRONG_KEYS = [
  '<img src=x onerror=alert(1)>',
  '~',
  'two words',
  'k'.repeat(41),
  'hasOwnProperty',
];

/** Every write that differs from a valid one in a single place, by what is different. */
export function nearWrites(values: Values): ReadonlyMap<string, Making> {
  const near = new Map<string, Making>();
  for (const [path, value] of Object.entries(values)) {
    const { [path]: _, ...others } = values;
    const parent = path.replace(/[^/]+$/, '');
    near.set(`without ${path}`, () => others);
    near.set(`${path} removed`, () => ({ ...others, [path]: null }));
    near.set(`below ${path}`, () => ({ ...others, [`${path}/deeper`]: 'Reef' }));
    near.set(`${path} elsewhere`, () => ({ ...others, [`${parent}other`]: value }));
    for (const [change, make] of changesOf(value))
      near.set(`${path}${change}`, () => ({ ...others, [path]: make() }));
  }
  for (const id of newKeys(values))
    for (const key of [...KEYS, ...WRONG_KEYS])
      near.set(`${id} called ${key} throughout`, () => renamed(values, id, key));
  return near;
}

/** A value with a single change, at itself or at any place below. */
function* changesOf(
  value: unknown,
  depth = 0,
): Generator<readonly [change: string, make: () => unknown]> {
  for (const [name, strange] of depth > 1 ? STRANGE.slice(-3) : STRANGE)
    yield [` = ${name}`, () => strange];
  const own = Array.isArray(value) ? Object.fromEntries(value.entries()) : value;
  // Without its priority, such a value is the plain one.
  if (isTree(own) && '.value' in own) return;
  if (!isTree(own) || '.sv' in own) {
    if (typeof own === 'string') yield [' and more', () => `${own}x`];
    if (typeof own === 'number')
      for (const number of [own + 1, own - 1, -own]) yield [` = ${number}`, () => number];
    return;
  }
  yield [' with a priority', () => ({ ...own, '.priority': 1 })];
  for (const name of ['note', 'id', 'reverses', 'reversedBy', 'removed', 'dismissed'])
    if (!(name in own)) yield [` with ${name}`, () => ({ ...own, [name]: 'x' })];
  for (const [name, child] of Object.entries(own)) {
    const { [name]: _, ...others } = own;
    yield [` without ${name}`, () => others];
    for (const [change, make] of changesOf(child, depth + 1))
      yield [`/${name}${change}`, () => ({ ...others, [name]: make() })];
  }
}

/** Every write of a single path that changes something stored, or adds to it. */
export function singleWrites(tree: Tree): ReadonlyMap<string, Making> {
  const writes = new Map<string, Making>();
  const visit = (node: unknown, path: string): void => {
    writes.set(`${path} removed`, () => ({ [path]: null }));
    writes.set(`${path} as it is`, () => ({ [path]: node }));
    writes.set(`${path} = "Reef"`, () => ({ [path]: 'Reef' }));
    writes.set(`${path}/more`, () => ({ [`${path}/more`]: 'x' }));
    if (!isTree(node)) return;
    writes.set(`${path}/.priority`, () => ({ [`${path}/.priority`]: 1 }));
    for (const [key, child] of Object.entries(node)) visit(child, `${path}/${key}`);
  };
  for (const [key, child] of Object.entries(tree)) visit(child, key);
  return writes;
}

/** The same write with each object sent child by child, of which one is missing. */
export function partialWrites(values: Values): ReadonlyMap<string, Making> {
  const parts = inParts(values);
  return new Map(
    Object.keys(parts).map((path) => [
      `in parts, without ${path}`,
      () => ({ ...parts, [path]: null }),
    ]),
  );
}

const inParts = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([path, value]) =>
      isTree(value) && !('.sv' in value)
        ? Object.entries(value).map(([name, child]) => [`${path}/${name}`, child] as const)
        : [[path, value] as const],
    ),
  );

/** The same write with keys of its own for what it adds. */
export const withNewKeys = (values: Values, prefix: string): Values =>
  [...newKeys(values)].reduce((result, key) => renamed(result, key, `${prefix}${key}`), values);

/** The keys under which a write adds something, which it names in several places. */
const newKeys = (values: Values): ReadonlySet<string> =>
  new Set(
    Object.keys(values).flatMap((path) => path.split('/').filter((key) => /^(s\d+)?new/.test(key))),
  );

const renamed = (values: Values, id: string, key: string): Values =>
  JSON.parse(
    JSON.stringify(values)
      .replaceAll(`"${id}"`, JSON.stringify(key))
      .replaceAll(new RegExp(`/${id}(?=["/])`, 'g'), `/${key}`),
  ) as Values;
