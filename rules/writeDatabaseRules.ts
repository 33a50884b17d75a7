import { readdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isEntity } from '../src/model/entity.ts';
import { databaseRules } from './databaseRules.ts';

// Writes database.rules.json from the entities in src/features: `npm run rules`.
const FEATURES = new URL('../src/features/', import.meta.url);

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
const entities = modules.flatMap((module) => Object.values(module)).filter(isEntity);

writeFileSync(new URL('../database.rules.json', import.meta.url), databaseRules(entities));
