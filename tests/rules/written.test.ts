import { expect, it } from 'vitest';
import { databaseRules } from '../../rules/databaseRules.ts';
import { ENTITIES } from '../support/entities.ts';

// After a change of an entity: npm run rules.
it('the rules that are deployed are those of the entities', async () => {
  await expect(databaseRules(ENTITIES)).toMatchFileSnapshot('../../database.rules.json');
});
