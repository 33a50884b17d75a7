import type { Entity, Fields, ValuesOf } from '../../model/entity.ts';
import { nameInAddress, pageOf, withQuery } from './addresses.ts';

/** What precedes the names of a list's parameters: its name, on a page with several lists. */
export const viewPrefix = (entity: Pick<Entity, 'path' | 'sharesPage'>): string =>
  entity.sharesPage ? `${nameInAddress(entity)}-` : '';

/** The values to filter a list by, spelled as their fields spell them, and its other parameters, such as `q` and `sort`. */
type Filters<F extends Fields> = {
  readonly [Name in keyof F]?: readonly ValuesOf<F>[Name][];
} & Readonly<Record<string, readonly string[]>>;

/** The address of a list that is filtered to some values, searched or sorted; the list scrolls into view unless told not to. */
export function filteredAddress<F extends Fields>(
  entity: Entity<F>,
  filters: Filters<F>,
  { scrolls = true }: { readonly scrolls?: boolean } = {},
): string {
  const prefix = viewPrefix(entity);
  const values = Object.entries(filters).map(([name, some]) => [prefix + name, some.join(',')]);
  return withQuery(pageOf(entity), {
    ...(Object.fromEntries(values) as Record<string, string>),
    ...(scrolls && prefix && { part: nameInAddress(entity) }),
  });
}

/** A heading or label as addresses spell it: "Due Date" is `due-date`. */
export const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
