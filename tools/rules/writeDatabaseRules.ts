import { writeFileSync } from 'node:fs';
import { databaseRules } from './databaseRules.ts';
import { EVERY_ENTITY } from './everyEntity.ts';

// Writes database.rules.json from the entities in src/features: `npm run rules`.
writeFileSync(new URL('../../database.rules.json', import.meta.url), databaseRules(EVERY_ENTITY));
