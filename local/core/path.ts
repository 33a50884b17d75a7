import { isLonger, MAX_DEPTH, MAX_KEY_BYTES } from './limits.ts';
import { InvalidInput } from './errors.ts';

/** The keys from the root to a node; a write may end in `.priority`. */
export type Path = readonly string[];

export const ROOT: Path = [];
/** The last key of a path that names a priority instead of a child. */
export const PRIORITY = '.priority';

/** The separators, and all control characters of ASCII. */
const FORBIDDEN_IN_KEY = /[.#$/[\]]|[^ -~\u0080-\u{10ffff}]/u;

/** Reads `/a/b`, `a/b` or `a//b`. Throws InvalidInput on a key the database cannot hold. */
export function parsePath(text: unknown): Path {
  return checkPath(keysOf(text));
}

/** As parsePath, and the last key may be `.priority`. */
export function parseWritePath(text: unknown): Path {
  const keys = keysOf(text);
  return keys.at(-1) === PRIORITY ? [...checkPath(keys.slice(0, -1)), PRIORITY] : checkPath(keys);
}

function keysOf(text: unknown): Path {
  if (typeof text !== 'string') throw new InvalidInput('A path must be a string');
  return text.split('/').filter((key) => key !== '');
}

function checkPath(path: Path): Path {
  if (path.length > MAX_DEPTH) throw new InvalidInput(`A path is deeper than ${MAX_DEPTH} levels`);
  path.forEach(checkKey);
  return path;
}

export function formatPath(path: Path): string {
  return `/${path.join('/')}`;
}

/** Whether a tree can have a child of this name, its length aside. */
export function isKey(text: string): boolean {
  return text !== '' && !FORBIDDEN_IN_KEY.test(text);
}

/** Throws InvalidInput unless the key may name a child. */
export function checkKey(key: string): void {
  if (!isKey(key)) {
    throw new InvalidInput(
      `Invalid key ${JSON.stringify(key.slice(0, 80))}: a key is not empty and has no . # $ / [ ] or control characters`,
    );
  }
  if (isLonger(key, MAX_KEY_BYTES)) {
    throw new InvalidInput(`A key is longer than ${MAX_KEY_BYTES} bytes`);
  }
}

/** Whether `path` is `above` or lies under it. */
export function isWithin(path: Path, above: Path): boolean {
  return above.length <= path.length && above.every((key, depth) => key === path[depth]);
}

/** The path of the node a write concerns: the node itself, also when only its priority is written. */
export function nodePath(path: Path): Path {
  return path.at(-1) === PRIORITY ? path.slice(0, -1) : path;
}

/** Throws InvalidInput when one of the paths of an update is, or lies under, another. */
export function checkApart(paths: readonly Path[]): void {
  if (paths.length < 2) return;
  const all = new Set(paths.map(formatPath));
  if (all.size < paths.length) throw new InvalidInput('An update names a path twice');
  for (const path of paths) {
    const above = path.findIndex((_, depth) => all.has(formatPath(path.slice(0, depth))));
    if (above === -1) continue;
    const ancestor = formatPath(path.slice(0, above));
    throw new InvalidInput(`${ancestor} is an ancestor of ${formatPath(path)} in one update`);
  }
}
