import { readdirSync, writeFileSync } from 'node:fs';
import { isEntity } from '../src/domain/entity.ts';
import { databaseRules } from './databaseRules.ts';

// Writes database.rules.json from the entities in src/domain: `npm run rules`.
const DOMAIN = new URL('../src/domain/', import.meta.url);

const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
  readdirSync(DOMAIN)
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
    .map((file) => import(new URL(file, DOMAIN).href) as Promise<Record<string, unknown>>),
);
const entities = modules.flatMap((module) => Object.values(module)).filter(isEntity);

writeFileSync(new URL('../database.rules.json', import.meta.url), databaseRules(entities));
