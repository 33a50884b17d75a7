import type { Entity } from '../../domain/entity.ts';
import { wordsFor } from '../../domain/entityWords.ts';
import { IMPORT_PAGE, nameInAddress } from '../address/addresses.ts';

type Named = Pick<Entity, 'path'>;

/** The address of the page that imports records of an entity. */
export const importAddress = (entity: Named): string =>
  `/dashboard/${IMPORT_PAGE}?into=${nameInAddress(entity)}`;

/** The beginning of the name of a file with records. */
export const fileNameOf = (entity: Named): string => wordsFor(entity).replaceAll(' ', '-');
