import { nameKey } from '../../lib/nameKey.ts';
import { openSelect } from '../../model/field.ts';
import { ASSIGNEES } from '../../company/assignees.ts';
import { ticket } from './ticket.entity.ts';

/** The database path of the list of staff that tickets can be assigned to. */
export const ASSIGNEES_PATH = 'config/assignees';

/** The most names in the list, and the longest name in characters; the security rules require the same. */
export const MAX_ASSIGNEES = 200;
export const MAX_ASSIGNEE_LENGTH = 200;

/** The list of assignees. `version` counts its changes, by which the security rules deny one that is based on an older list. */
export type Assignees = {
  readonly names: readonly [string, ...string[]];
  readonly version: number;
};

/** The names of the specification, until a company stores its own. */
export const DEFAULT_ASSIGNEES: Assignees = { names: ASSIGNEES, version: 0 };

/** Parses the stored list; without a name in it, the default names. */
export function parseAssignees(stored: unknown): Assignees {
  const { names, version } = objectOrEmpty(stored);
  const texts = Object.values(objectOrEmpty(names)).flatMap((name) =>
    typeof name === 'string' && name.trim() !== '' ? [name.trim()] : [],
  );
  const [first, ...others] = withoutDuplicates(texts);
  return {
    names: first === undefined ? DEFAULT_ASSIGNEES.names : [first, ...others],
    version: typeof version === 'number' ? version : 0,
  };
}

/** The ticket as an entity whose form offers these names; the first is the default. */
export function ticketWith({ names }: Assignees): typeof ticket {
  const assigned = openSelect(ticket.fields.assigned.label, names);
  return { ...ticket, fields: { ...ticket.fields, assigned } };
}

/** A name while the list is edited: what it was called before, or null if it is new. */
export type EditedName = { readonly was: string | null; readonly name: string };

/**
 * The list after an edit of `base`, on top of what colleagues have meanwhile made of it: what they have added stays, and what
 * they have removed is not added again by renaming it.
 */
export function withEdits(
  live: readonly string[],
  base: readonly string[],
  edited: readonly EditedName[],
): readonly string[] {
  const names = new Map(edited.map(({ was, name }) => [was, name.trim()]));
  const kept = live.flatMap((name) => {
    const next = base.includes(name) ? names.get(name) : name;
    return next === undefined ? [] : [next];
  });
  const added = edited.filter(({ was }) => was === null).map(({ name }) => name.trim());
  const all = withoutDuplicates([...kept, ...added]);
  const [first] = edited;
  const isMoved = first !== undefined && first.was !== base[0];
  const front = isMoved ? all.find((name) => nameKey(name) === nameKey(first.name)) : undefined;
  return front === undefined ? all : [front, ...all.filter((name) => name !== front)];
}

/** The error of each edited name, by its index. */
export function validateNames(edited: readonly EditedName[]): ReadonlyMap<number, string> {
  const errors = new Map<number, string>();
  const seen = new Set<string>();
  for (const [index, { name }] of edited.entries()) {
    const key = nameKey(name);
    if (key === '') errors.set(index, 'Enter a name, or remove this line.');
    else if (name.trim().length > MAX_ASSIGNEE_LENGTH)
      errors.set(index, `Use at most ${MAX_ASSIGNEE_LENGTH} characters.`);
    else if (seen.has(key)) errors.set(index, 'This name is in the list already.');
    seen.add(key);
  }
  return errors;
}

function withoutDuplicates(names: readonly string[]): readonly string[] {
  return [
    ...new Map(names.toReversed().map((name) => [nameKey(name), name])).values(),
  ].toReversed();
}

const objectOrEmpty = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {};
