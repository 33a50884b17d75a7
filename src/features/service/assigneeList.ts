import { childrenOf } from '../../lib/stored.ts';
import { distinctNames } from '../../lib/nameKey.ts';
import type { SingleEntity } from '../../records/model/entity.ts';
import { openSelect } from '../../records/model/field.ts';
import { ASSIGNEES } from '../../company/assignees.ts';
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
  texts: ({ names }) => ({ names: names.join('\n') }),
};

/** The parameter of the page of the tickets that opens the list. */
export const EDIT_ASSIGNEES = 'assignees';

/** The address of that page with the list open. */
export const ASSIGNEES_ADDRESS = `/dashboard/service?${EDIT_ASSIGNEES}=edit`;

/** Parses the stored list; without a name in it, those of the specification. */
export function parseAssignees(stored: unknown): Assignees {
  const { names, version } = childrenOf(stored);
  const texts = Object.values(childrenOf(names)).filter((name) => typeof name === 'string');
  const [first, ...others] = distinctNames(texts);
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

/** The names that somebody types, one a line. */
export const namesIn = (text: string): readonly string[] => distinctNames(text.split('\n'));

/**
 * The list after an edit of `base`, on top of what colleagues have meanwhile made of it: what they have added stays, and what
 * they have removed or renamed is not added again.
 */
export function withEdits(
  live: readonly string[],
  base: readonly string[],
  edited: readonly string[],
): readonly string[] {
  const kept = edited.filter((name) => live.includes(name) || !base.includes(name));
  return distinctNames([...kept, ...live.filter((name) => !base.includes(name))]);
}

/** Why a list cannot be stored; null if it can. */
export function problemOf(names: readonly string[]): string | null {
  if (names.length === 0) return 'Keep at least one name.';
  if (names.length > MAX_ASSIGNEES) return `The list holds at most ${MAX_ASSIGNEES} names.`;
  return names.some(({ length }) => length > MAX_ASSIGNEE_LENGTH)
    ? `Use at most ${MAX_ASSIGNEE_LENGTH} characters for a name.`
    : null;
}
