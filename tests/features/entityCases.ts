import { ENTITIES } from '../support/entities.ts';
import { derivedCase, type EntityCase } from './entityCase.ts';

const files = import.meta.glob<EntityCase>('./*/*.case.ts', {
  eager: true,
  import: 'default',
});

/** The cases written by hand. */
export const WRITTEN_CASES: readonly EntityCase[] = Object.values(files);

/** A case for every entity: written by hand or, without a `*.case.ts` in its room, derived from the declaration. */
export const CASES: readonly EntityCase[] = ENTITIES.map(
  (entity) => WRITTEN_CASES.find((written) => written.entity === entity) ?? derivedCase(entity),
);
