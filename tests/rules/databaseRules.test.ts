import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { databaseRules } from '../../rules/databaseRules.ts';
import { ENTITIES } from '../support/entities.ts';

it('database.rules.json is what `npm run rules` generates from the entities', () => {
  const written = readFileSync(new URL('../../database.rules.json', import.meta.url), 'utf8');
  expect(written).toBe(databaseRules(ENTITIES));
});
