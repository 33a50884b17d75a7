import { ASSIGNEES } from './assigneesDescription.ts';
import type { Random } from './random.ts';
import { at, type Tree } from './tree.ts';

const NAMES = ['Ann', 'نور', 'x'.repeat(200), 'x'.repeat(201), '', ' ', 5, { a: 'Ann' }];
const INDEXES = ['0', '1', '199', '200', '01', '-1', 'a'];

/** A list of assignees over the stored one, mostly valid, as a whole or in parts. */
export function randomAssignees(random: Random, tree: Tree): Record<string, unknown> {
  const old = at(tree, `${ASSIGNEES}/version`);
  const next = (typeof old === 'number' ? old : 0) + 1;
  const version = random.oneIn(6) ? random.pick([next + 1, next - 1, '1', 0.5, null]) : next;
  const names: Record<string, unknown> = { 0: 'Ann', 2: 'Bob' };
  if (random.oneIn(2)) names[random.pick(INDEXES)] = random.pick(NAMES);
  if (random.oneIn(2)) {
    const note = random.oneIn(8) ? { note: 'x' } : {};
    return { [ASSIGNEES]: random.oneIn(10) ? null : { names, version, ...note } };
  }
  const name = random.oneIn(3) ? null : random.pick(NAMES);
  return {
    [`${ASSIGNEES}/names/${random.pick(INDEXES)}`]: name,
    ...(!random.oneIn(5) && { [`${ASSIGNEES}/version`]: version }),
  };
}
