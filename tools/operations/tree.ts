/** A value of the database as `firebase database:get /` prints it. */
export type Tree = string | number | boolean | null | { readonly [key: string]: Tree };

export type Branch = { readonly [key: string]: Tree };

/** The value at a path; null if there is none. */
export function at(tree: Tree, path: string): Tree {
  return path.split('/').reduce<Tree>((node, key) => branch(node)[key] ?? null, tree);
}

/** The children of a node; none of a value. */
export const branch = (node: Tree): Branch =>
  typeof node === 'object' && node !== null ? node : {};

/** A value as text; '' for anything but text. */
export const textOf = (node: Tree | undefined): string => (typeof node === 'string' ? node : '');

/** What an update stores where the server puts its time. */
export const SERVER_TIME = { '.sv': 'timestamp' };
