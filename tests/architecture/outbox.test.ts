import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sourceFilesBelow } from './sourceImports.ts';

it('each rule of the outbox is named by a test that proves it, and each that a test names exists', () => {
  const page = readFileSync(join(ROOT, 'docs/outbox.md'), 'utf8');
  const rules = [...page.matchAll(/^(\d+)\. /gm)].map(([, rule]) => Number(rule));
  expect(rules).toEqual(rules.map((_, index) => index + 1));
  const proved = sourceFilesBelow('tests').flatMap((file) =>
    [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(/Rules? ([\d, ]+) of docs\/outbox/g),
    ].flatMap(([, list = '']) => list.split(',').map(Number)),
  );
  expect(new Set(proved)).toEqual(new Set(rules));
});
