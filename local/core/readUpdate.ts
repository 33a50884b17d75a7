import type { Change } from './database.ts';
import { InvalidInput } from './refusals.ts';
import { parseWritePath, type Path } from './path.ts';

/** The changes of an update at a path: an object from relative path to value. Throws InvalidInput. */
export function readUpdate(above: Path, json: unknown): readonly Change[] {
  if (typeof json !== 'object' || json === null) {
    throw new InvalidInput('Invalid data; an update must be an object');
  }
  return Object.entries(json).map(([key, value]) => {
    const below = parseWritePath(key);
    if (below.length === 0) throw new InvalidInput('An update names its own place');
    return { path: [...above, ...below], json: value };
  });
}
