import type { Entity } from '../../src/domain/entity.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/domain/*.ts', { eager: true });

/** Every entity the business declares, found by its shape, so that a new one is tested without being listed. */
export const ENTITIES: readonly Entity[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isEntity);

function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && 'path' in value && 'activity' in value;
}
