import { writeOf, type ActivityEntry } from '../../records/model/activity.ts';
import type { Entity } from '../../records/model/entity.ts';
import { ENTITIES } from '../../records/model/entities.ts';
import { recordAddress, filteredAddress } from '../../records/page/address/addresses.ts';
import { MENTION, task } from '../tasks/task.entity.ts';

/** The entity that an action is about. */
export const entityOf = (action: string): Entity | undefined =>
  ENTITIES.find(({ activity }) => action === activity.created || action === activity.updated);

/**
 * The address that an activity entry leads to: its record, which has the id of the entry if that is about its creation.
 * Otherwise the activity page looks it up. Null for an action of no entity.
 */
function entryAddress({ id, action }: ActivityEntry): string | null {
  const entity = entityOf(action);
  if (entity === undefined) return null;
  if (action === entity.activity.created) return recordAddress(entity, id);
  return `/dashboard/activity?${new URLSearchParams({ entry: id }).toString()}`;
}

/** Where a line of the feed leads: several records, to the list of their kind. */
export function lineAddress({ entry, count }: FeedLine): string | null {
  const entity = count > 1 ? entityOf(entry.action) : undefined;
  return entity ? filteredAddress(entity, {}) : entryAddress(entry);
}

/** The address of the record with a path such as `sales/deals/-Nabc`; null for a path of no entity. */
export function addressOfPath(path: string): string | null {
  const at = path.lastIndexOf('/');
  const entity = ENTITIES.find((other) => other.path === path.slice(0, at));
  return entity ? recordAddress(entity, path.slice(at + 1)) : null;
}

/** The address of the page that shows the records an entry is about, with its search filled by the subject. */
export function searchAddress({ action, subject }: ActivityEntry): string | null {
  const entity = entityOf(action);
  return entity ? filteredAddress(entity, { q: [subject] }) : null;
}

/** A line of the feed: an entry, and how many records of the same kind the same write created. */
export type FeedLine = { readonly entry: ActivityEntry; readonly count: number };

/**
 * Entries, newest first, as lines: records of a kind that one write created, as an import does, are one line; and what a save carries
 * along in records of other kinds, such as the stock of what a receipt brings, is no line of its own. The entry of what a write is about
 * is its newest.
 */
export function feedLines(entries: readonly ActivityEntry[]): readonly FeedLine[] {
  /** The actions that each write begins with, and the lines of what it has created. */
  const leads = new Map<string, string>();
  const lines = new Map<string, FeedLine>();
  for (const entry of entries) {
    const { id, action, subject } = entry;
    // The note says it.
    if (action === task.activity.created && subject.startsWith(MENTION)) continue;
    const write = writeOf(entry);
    const lead = leads.get(write);
    if (lead === undefined) leads.set(write, action);
    const [entity, about] = [entityOf(action), entityOf(lead ?? action)];
    const isUpdate = entity?.activity.created !== action;
    if (isUpdate && entity && about && entity !== about) continue;
    const key = isUpdate ? id : `${write} ${action}`;
    const line = lines.get(key);
    lines.set(key, line ? { ...line, count: line.count + 1 } : { entry, count: 1 });
  }
  return [...lines.values()];
}
