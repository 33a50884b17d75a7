import { isEntity, type Entity } from '../../domain/entity.ts';

/** Every entity in src/domain. */
export const ENTITIES: readonly Entity[] = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>('../../domain/*.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(isEntity);

/** The entity at a database path: an intent names its entity by path, whatever page is open. */
export const entityAt = (path: string): Entity | undefined =>
  ENTITIES.find((entity) => entity.path === path);
