import { at, isTree, type Tree } from './tree.ts';

/** The path of the list of assignees. */
export const ASSIGNEES = 'config/assignees';

/**
 * Whether the list of assignees after a write may follow that before: a part of the second description of the rules. It has
 * the next version, and 1 to 200 names of up to 200 characters, under their indexes.
 */
export function isNextList(before: Tree, after: Tree): boolean {
  const next = at(after, ASSIGNEES);
  const old = at(before, `${ASSIGNEES}/version`);
  if (!isTree(next) || Object.keys(next).toSorted().join() !== 'names,version') return false;
  const { names, version } = next;
  if (!isTree(names) || version !== (typeof old === 'number' ? old : 0) + 1) return false;
  return Object.entries(names).every(
    ([index, name]) =>
      String(Number(index)) === index &&
      Number(index) >= 0 &&
      Number(index) < 200 &&
      typeof name === 'string' &&
      name.length <= 200 &&
      /[^\s]/.test(name),
  );
}
