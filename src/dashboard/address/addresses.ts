import type { Entity } from '../../domain/entity.ts';

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
