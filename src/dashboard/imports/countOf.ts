import type { Entity } from '../../domain/entity.ts';
import { wordsFor } from './entityWords.ts';

type Named = Pick<Entity, 'path'>;

/** A number of records in words, such as "1 lead" or "1,200 leads". */
export const countOf = (count: number, entity: Named): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? wordsFor(entity).replace(/s$/, '') : wordsFor(entity)}`;

/** The beginning of the name of a file with records. */
export const fileNameOf = (entity: Named): string => wordsFor(entity).replaceAll(' ', '-');
