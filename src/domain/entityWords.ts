import type { Entity } from './entity.ts';

type Named = Pick<Entity, 'path'>;

/** What the records of an entity are called in a sentence, such as "purchase orders". */
export const wordsFor = ({ path }: Named): string =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A number of records in words, such as "1 lead" or "1,200 leads". */
export const countOf = (count: number, entity: Named): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? wordsFor(entity).replace(/s$/, '') : wordsFor(entity)}`;
