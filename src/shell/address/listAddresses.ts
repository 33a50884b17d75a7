import type { Entity } from '../../model/entity.ts';
import { ENTITIES } from '../../model/entities.ts';
import { nameInAddress, pageOf, withQuery } from './addresses.ts';

type Named = Pick<Entity, 'path'>;

/** What precedes the names of a list's parameters: its name, on a page with several lists. */
export function viewPrefix(entity: Named): string {
  const lists = ENTITIES.filter((other) => pageOf(other) === pageOf(entity));
  return lists.length > 1 ? `${nameInAddress(entity)}-` : '';
}

/** The address of a list that is filtered to some values, or searched with `q`; it scrolls into view. */
export function filteredAddress(
  entity: Named,
  filters: Readonly<Record<string, readonly string[]>>,
): string {
  const prefix = viewPrefix(entity);
  const values = Object.entries(filters).map(([name, some]) => [prefix + name, some.join(',')]);
  return withQuery(pageOf(entity), {
    ...(Object.fromEntries(values) as Record<string, string>),
    ...(prefix && { part: nameInAddress(entity) }),
  });
}
