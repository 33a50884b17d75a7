import { MODULES } from '../../src/page/modules.ts';
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

/** The address of the page that lists an entity: that of the module its path begins with. */
export function pageOf({ entity }: EntityCase): string {
  const [name] = entity.path.split('/');
  const module = MODULES.find(({ path }) => path === name);
  if (module === undefined) throw new Error(`No module of the dashboard lists ${entity.path}`);
  return `/dashboard/${module.path}`;
}
