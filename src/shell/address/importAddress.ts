import type { Entity } from '../../model/entity.ts';
import { IMPORT_PAGE, nameInAddress } from './addresses.ts';

type Named = Pick<Entity, 'path'>;

/** The address of the page that imports records of an entity. */
export const importAddress = (entity: Named): string =>
  `/dashboard/${IMPORT_PAGE}?into=${nameInAddress(entity)}`;

/** The beginning of the name of a file with records. */
export const fileNameOf = ({ noun }: Pick<Entity, 'noun'>): string =>
  noun.many.replaceAll(' ', '-');
