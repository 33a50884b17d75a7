import { FURTHER_PAGES, SIDEBAR_PAGES } from '../../src/features/pages.ts';
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

/** The address of the page that lists an entity: its own, or one with whose path that of the entity begins. */
export function pageOf({ entity }: EntityCase): string {
  const name = entity.page ?? entity.path.split('/')[0];
  if (![...SIDEBAR_PAGES, ...FURTHER_PAGES].some(({ path }) => path === name))
    throw new Error(`No page of the dashboard lists ${entity.path}`);
  return `/dashboard/${name}`;
}
