import type { RuleNode } from './ruleTree.ts';
import type { Scope } from './values.ts';

/** A place of the tree that has rules, with all they can see from there. */
export type Place = { readonly rules: RuleNode; readonly scope: Scope };

/** The places from the root down to the path, as far as the rules reach. */
export function placesAlong(root: Place, path: readonly string[]): readonly Place[] {
  const places = [root];
  let place: Place | null = root;
  for (const key of path) {
    place = placeBelow(place, key);
    if (place === null) break;
    places.push(place);
  }
  return places;
}

/** The child a key leads to: a node of its own wins, the wildcard takes all others. */
export function placeBelow({ rules, scope }: Place, key: string): Place | null {
  const below = rules.children.get(key) ?? rules.wildcard;
  if (below === null) return null;
  const data = scope.data.child(key);
  const newData = scope.newData === null ? null : scope.newData.child(key);
  return { rules: below, scope: { ...scope, data, newData, keys: [...scope.keys, key] } };
}
