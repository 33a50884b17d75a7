import { readFileSync } from 'node:fs';
import { get, ref, set } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { databaseRules } from '../../../tools/rules/databaseRules.ts';
import { rulesVersionOf } from '../../../tools/rules/rulesVersion.ts';
import { ENTITIES } from '../../support/entities.ts';
import { isAllowed, signedIn, signedOut, useRules } from './environment.ts';

const RULES = readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8');
const VERSION = rulesVersionOf(RULES);

describe('the version of the rules', () => {
  useRules();
  const own = `rulesVersion/${VERSION}`;

  it('can be confirmed by anybody who is signed in, and nobody else', async () => {
    expect(await isAllowed(get(ref(signedIn(), own)))).toBe(true);
    expect(await isAllowed(get(ref(signedOut(), own)))).toBe(false);
  });

  it('cannot be listed, guessed or written', async () => {
    for (const path of ['rulesVersion', 'rulesVersion/other', `${own}0`]) {
      expect(await isAllowed(get(ref(signedIn(), path)))).toBe(false);
    }
    for (const path of ['rulesVersion', own]) {
      expect(await isAllowed(set(ref(signedIn(), path), true))).toBe(false);
    }
  });
});

describe('the version that is generated', () => {
  it('is the same every time, and changes with the rules of any entity', () => {
    const [first, ...others] = ENTITIES;
    const without = databaseRules(others);
    expect(rulesVersionOf(databaseRules(ENTITIES))).toBe(VERSION);
    expect(first).toBeDefined();
    expect(rulesVersionOf(without)).not.toBe(VERSION);
  });

  it('is required of a document', () => {
    expect(() => rulesVersionOf('{"rules":{}}')).toThrow('npm run rules');
  });
});
