import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SITE = resolve('src/site');

/** What names a side of the window: as a declaration of a style, as a key of one, and as a class. */
const DECLARATION =
  /(?<![-\w])(?:(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)(?:-\w+)?|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;
const KEY = /\b(?:left|right|(?:margin|padding|border)(?:Left|Right)): [`'"\d]/g;
const CLASS =
  /(?<![-\w:])-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-[lr]|rounded-[tb][lr]|scroll-[mp][lr])-[\w[]|(?<![-\w])text-(?:left|right)\b/g;

/** What is not mirrored, such as a drawing with dimensions, says so right before. */
const IS_ALLOWED = /not mirrored[^{}]*$/i;

const named = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)]
    .filter(({ index }) => !IS_ALLOWED.test(text.slice(Math.max(0, index - 300), index)))
    .map(([found]) => found);

it('no style of the public site names a side of the window, which Arabic pages have the other way round', () => {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((name) => /\.(?:css|tsx)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(SITE, name), 'utf8');
      const patterns = name.endsWith('.css') ? [DECLARATION] : [KEY, CLASS];
      return patterns.flatMap((pattern) => named(text, pattern).map((what) => `${name}: ${what}`));
    });
  expect(found).toEqual([]);
});
