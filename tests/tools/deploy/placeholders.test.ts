import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SAMPLES } from '../../../src/company/site/samples.ts';
import {
  checkPlaceholders,
  findPlaceholders,
  placeholdersIn,
  sourceFiles,
} from '../../../tools/deploy/placeholders.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const buildFor = (mode: string, placeholders: string | undefined): Promise<unknown> => {
  vi.stubEnv('PLACEHOLDERS', placeholders);
  const config = { configFile: false as const, root: ROOT, plugins: [checkPlaceholders()] };
  return resolveConfig(config, 'build', mode);
};

describe('what is still invented', () => {
  it.each([
    [
      'a comment of one line',
      '/** @placeholder The team. */\nexport const TEAM = [];',
      ['The team.'],
    ],
    [
      'the end of a comment',
      '/**\n * Whom to call.\n *\n * @placeholder The team.\n */',
      ['The team.'],
    ],
    [
      'two lines',
      '/**\n * @placeholder The team, and\n *   how it began.\n */',
      ['The team, and how it began.'],
    ],
    [
      'another tag after it',
      '/**\n * @placeholder The team.\n * @see brand.ts\n */',
      ['The team.'],
    ],
    ['two comments', '/** @placeholder A. */\n/** @placeholder B. */', ['A.', 'B.']],
    ['code that only names the tag', "const TAG = '@placeholder';", []],
    ['the attribute of a field', '<input placeholder="Name" />', []],
  ])('is read from %s', (_, source, expected) => {
    expect(placeholdersIn(source)).toEqual(expected);
  });

  it('is tagged wherever a source file holds a fictional address or telephone number', () => {
    const tags = findPlaceholders(ROOT);
    const isTagged = (file: string): boolean =>
      tags.some((tag) => tag.file === file || tag.what.includes(basename(file)));
    const fictional = sourceFiles(ROOT).filter((file) =>
      /['`][^'`\n]*(?:\.example\b|\(placeholder\)|\b555 0\d)/.test(
        readFileSync(`${ROOT}/${file}`, 'utf8'),
      ),
    );
    expect(fictional.filter((file) => !isTagged(file))).toEqual([]);
  });

  it('is each tagged where the word that stands beside it on the pages is', () => {
    const tags = findPlaceholders(ROOT).filter(({ file }) => file.endsWith('/samples.ts'));
    expect(tags).toHaveLength(Object.keys(SAMPLES).length);
    const named = tags.flatMap(({ what }) => what.match(/[\w/]+\.\w+/g) ?? []);
    expect(
      named.filter((name) => !sourceFiles(ROOT).some((file) => file.endsWith(`/${name}`))),
    ).toEqual(['tools/art/README.md']);
  });

  it('is nothing of Arabic where the site has none', () => {
    const inArabic = findPlaceholders(ROOT, ['en', 'ar']).filter(
      ({ file }) => !findPlaceholders(ROOT, ['en']).some((tag) => tag.file === file),
    );
    expect(inArabic.length).toBeGreaterThan(0);
    expect(inArabic.filter(({ file }) => !file.startsWith('src/company/site/ar/'))).toEqual([]);
  });

  it('fails a build for hosted Firebase that does not accept it, and no other', async () => {
    await expect(buildFor('production', undefined)).rejects.toThrow(
      /^\d+ parts of this site.*src\/company\/brand\.ts  The company: .*PLACEHOLDERS=accepted/s,
    );
    await expect(buildFor('staging', 'yes')).rejects.toThrow(/still invented/);
    await expect(buildFor('staging', 'accepted')).resolves.toBeDefined();
    await expect(buildFor('preview', undefined)).resolves.toBeDefined();
  });
});
