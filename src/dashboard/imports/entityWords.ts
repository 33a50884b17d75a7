import type { Entity } from '../../domain/entity.ts';
import { IMPORT_PAGE, nameInAddress } from '../address/addresses.ts';

type Named = Pick<Entity, 'path'>;

/** The address of the page that imports records of an entity. */
export const importAddress = (entity: Named): string =>
  `/dashboard/${IMPORT_PAGE}?into=${nameInAddress(entity)}`;

/** What the records of an entity are called in a sentence, such as "purchase orders". */
export const wordsFor = (entity: Named): string =>
  nameInAddress(entity).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
