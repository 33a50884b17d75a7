import { childrenOf } from '../../lib/stored.ts';
import { nameKey } from '../../lib/nameKey.ts';
import type { SingleEntity } from '../../records/model/entity.ts';
import { openSelect } from '../../records/model/field.ts';
import { ASSIGNEES } from '../../company/assignees.ts';
import type { Texts } from '../../records/model/draft.ts';
import { ticket } from './ticket.entity.ts';

/** The most names in the list, and the longest name in characters; the security rules require the same. */
export const MAX_ASSIGNEES = 200;
export const MAX_ASSIGNEE_LENGTH = 200;

/** The list of assignees. `version` counts its changes, by which the security rules deny one that is based on an older list. */
export type Assignees = {
  readonly names: readonly [string, ...string[]];
  readonly version: number;
};

/** The list of staff that tickets can be assigned to. */
export const assigneeList: SingleEntity<Assignees> = {
  path: 'config/assignees',
  parse: parseAssignees,
  texts: ({ names }) => ({
    names: textOfNames(names.map((name) => ({ key: name, was: name, name }))),
  }),
};

/** The parameter of the page of the tickets that opens the list. */
export const EDIT_ASSIGNEES = 'assignees';

/** The address of that page with the list open. */
export const ASSIGNEES_ADDRESS = `/dashboard/service?${EDIT_ASSIGNEES}=edit`;

/** Parses the stored list; without a name in it, those of the specification. */
export function parseAssignees(stored: unknown): Assignees {
  const { names, version } = childrenOf(stored);
  const texts = Object.values(childrenOf(names)).flatMap((name) =>
    typeof name === 'string' && name.trim() !== '' ? [name.trim()] : [],
  );
  const [first, ...others] = withoutDuplicates(texts);
  return {
    names: first === undefined ? ASSIGNEES : [first, ...others],
    version: typeof version === 'number' ? version : 0,
  };
}

/** The ticket as an entity whose form offers these names; the first is the default. */
export function ticketWith({ names }: Assignees): typeof ticket {
  const assigned = openSelect(ticket.fields.assigned.label, names);
  return { ...ticket, fields: { ...ticket.fields, assigned } };
}

/** A name while the list is edited: what it was called before, or null if it is new. */
export type EditedName = {
  readonly key: string;
  readonly was: string | null;
  readonly name: string;
};

/** The list as the one text that its form edits. */
export const textOfNames = (names: readonly EditedName[]): string => JSON.stringify(names);

export const namesInText = (text: string): readonly EditedName[] =>
  JSON.parse(text) as readonly EditedName[];

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

/** The error of each edited name, by its key. */
export function validateNames(edited: readonly EditedName[]): Texts {
  const errors: Record<string, string> = {};
  const seen = new Set<string>();
  for (const { key, name } of edited) {
    const folded = nameKey(name);
    if (folded === '') errors[key] = 'Enter a name, or remove this line.';
    else if (name.trim().length > MAX_ASSIGNEE_LENGTH)
      errors[key] = `Use at most ${MAX_ASSIGNEE_LENGTH} characters.`;
    else if (seen.has(folded)) errors[key] = 'This name is in the list already.';
    seen.add(folded);
  }
  return errors;
}

function withoutDuplicates(names: readonly string[]): readonly string[] {
  return [
    ...new Map(names.toReversed().map((name) => [nameKey(name), name])).values(),
  ].toReversed();
}
