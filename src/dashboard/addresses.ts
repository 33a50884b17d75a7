import type { Entity } from '../domain/entity.ts';
import { ENTITIES } from '../records/outbox/entities.ts';

/** The path below /dashboard of the page with all activity. */
export const ACTIVITY_PAGE = 'activity';

type Named = Pick<Entity, 'path'>;

/** The page that shows the records of an entity: the first part of its path is the path of the page. */
export const pageOf = ({ path }: Named): string => `/dashboard/${path.split('/')[0]}`;

/** The name of an entity in addresses: the last part of its path. */
export const nameInAddress = ({ path }: Named): string => path.split('/').at(-1) ?? path;

/** The address that opens a record on its page. */
export const recordAddress = (entity: Named, id: string): string =>
  `${pageOf(entity)}?${new URLSearchParams({ record: id }).toString()}`;

/** The address that opens a blank form of an entity on its page. */
export const createAddress = (entity: Named): string =>
  `${pageOf(entity)}?new=${nameInAddress(entity)}`;

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
