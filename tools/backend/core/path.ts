import { exceedsBytes, MAX_DEPTH, MAX_KEY_BYTES } from './limits.ts';
import { InvalidInput } from './errors.ts';

/** The keys from the root to a node; the path of a write may end in `.priority`. */
export type Path = readonly string[];

export const ROOT: Path = [];
/** As the last key of a path, denotes the priority of a node instead of a child. */
export const PRIORITY = '.priority';

/** The special characters and all ASCII control characters. */
const FORBIDDEN_IN_KEY = /[.#$/[\]]|[^ -~\u0080-\u{10ffff}]/u;

/** Parses `/a/b`, `a/b` or `a//b`. Throws InvalidInput on an invalid key. */
export function parsePath(text: unknown): Path {
  return checkPath(keysOf(text));
}

/** Like parsePath, but the last key may be `.priority`. */
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

/** Whether a child can have this name; does not check its length. */
export function isKey(text: string): boolean {
  return text !== '' && !FORBIDDEN_IN_KEY.test(text);
}

/** Throws InvalidInput unless a child can have this name. */
export function checkKey(key: string): void {
  if (!isKey(key)) {
    throw new InvalidInput(
      `Invalid key ${JSON.stringify(key.slice(0, 80))}: a key is not empty and has no . # $ / [ ] or control characters`,
    );
  }
  if (exceedsBytes(key, MAX_KEY_BYTES)) {
    throw new InvalidInput(`A key is longer than ${MAX_KEY_BYTES} bytes`);
  }
}

/** Whether `path` equals `ancestor` or lies below it. */
export function isWithin(path: Path, ancestor: Path): boolean {
  return ancestor.length <= path.length && ancestor.every((key, depth) => key === path[depth]);
}

/** The path of the node that a write changes: without a trailing `.priority`. */
export function nodePath(path: Path): Path {
  return path.at(-1) === PRIORITY ? path.slice(0, -1) : path;
}

/** Throws InvalidInput when two paths of an update are equal or one lies below another. */
export function checkDisjoint(paths: readonly Path[]): void {
  if (paths.length < 2) return;
  const all = new Set(paths.map(formatPath));
  if (all.size < paths.length) throw new InvalidInput('An update contains the same path twice');
  for (const path of paths) {
    const depth = path.findIndex((_, length) => all.has(formatPath(path.slice(0, length))));
    if (depth === -1) continue;
    const ancestor = formatPath(path.slice(0, depth));
    throw new InvalidInput(`${ancestor} is an ancestor of ${formatPath(path)} in one update`);
  }
}
