import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { isEntity, type Entity } from '../../src/records/model/entity.ts';

const FEATURES = new URL('../../src/features/', import.meta.url);

const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
  readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.entity.ts'))
    .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1))
    .map(
      (file) =>
        import(new URL(file.replaceAll('\\', '/'), FEATURES).href) as Promise<
          Record<string, unknown>
        >,
    ),
);

/** Every entity, discovered as by src/records/model/entities.ts, for programs that run without Vite. */
export const EVERY_ENTITY: readonly Entity[] = modules
  .flatMap((module) => Object.values(module))
  .filter(isEntity);
