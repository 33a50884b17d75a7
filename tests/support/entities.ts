import { isEntity, type Entity } from '../../src/domain/entity.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/domain/*.ts', { eager: true });

/** All entities in src/domain, discovered, so that the tests cover a new one without a list. */
export const ENTITIES: readonly Entity[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isEntity);
