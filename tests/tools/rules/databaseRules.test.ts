import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { databaseRules } from '../../../tools/rules/databaseRules.ts';
import { minified } from '../../../tools/rules/minified.ts';
import { ENTITIES } from '../../support/entities.ts';

it('database.rules.json is what `npm run rules` generates from the entities', () => {
  const written = readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8');
  expect(written).toBe(databaseRules(ENTITIES));
});

it('the rules stay below our own ceiling, 128 KiB as deployed', () => {
  expect(Buffer.byteLength(databaseRules(ENTITIES))).toBeLessThan(128 * 1024);
});

it('the deployed file keeps the texts and patterns of the rules, and no other white space', () => {
  const pattern = String.raw`newData.val().matches(/^(In two words|b \/ c|\S)$/)`;
  const rule = `data.val() === 'two words' && (${pattern} || !data.exists())`;
  expect(minified({ a: { '.write': rule }, b: { '.read': 'true || false' } })).toBe(
    `{"rules":{\n"a":${JSON.stringify({ '.write': `data.val()==='two words'&&(${pattern}||!data.exists())` })},\n"b":{".read":"true||false"}\n}}`,
  );
});
