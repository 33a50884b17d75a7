import { isEntity, type Entity } from './entity.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../features/*/*.entity.ts',
  {
    eager: true,
  },
);

/** The file's name in a path. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Every entity, discovered: those that the files `*.entity.ts` of src/features declare, in the order of the files' names. */
export const ENTITIES: readonly Entity[] = Object.entries(modules)
  .toSorted(([a], [b]) => (nameOf(a) < nameOf(b) ? -1 : 1))
  .flatMap(([, module]) => Object.values(module))
  .filter(isEntity);

/** Those of which a blank form, or a sheet, creates records. */
export const CREATED_ENTITIES = ENTITIES.filter(({ isMadeFromOthers }) => !isMadeFromOthers);

/** The entity at a database path: an intent names its entity by path, whatever page is open. */
export const entityAt = (path: string): Entity | undefined =>
  ENTITIES.find((entity) => entity.path === path);
