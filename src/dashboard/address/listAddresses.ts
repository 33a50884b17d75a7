import type { Entity } from '../../domain/entity.ts';
import { ENTITIES } from '../../records/outbox/entities.ts';
import { nameInAddress, pageOf } from './addresses.ts';

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
  const params = new URLSearchParams(
    Object.entries(filters).map(([name, values]) => [prefix + name, values.join(',')]),
  );
  if (prefix) params.set('part', nameInAddress(entity));
  // A comma separates values and needs no escape.
  return `${pageOf(entity)}?${params.toString().replaceAll('%2C', ',')}`;
}
