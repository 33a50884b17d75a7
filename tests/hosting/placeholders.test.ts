import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GUIDE, guideWith } from '../../hosting/placeholders/deployGuide.ts';
import {
  findPlaceholders,
  placeholdersIn,
  sourceFiles,
} from '../../hosting/placeholders/findPlaceholders.ts';
import {
  checkPlaceholders,
  placeholderReport,
} from '../../hosting/placeholders/checkPlaceholders.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

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
    const tagged = new Set(findPlaceholders(ROOT).map(({ file }) => file));
    const fictional = sourceFiles(ROOT)
      // No build of the site contains the demo records.
      .filter((file) => !file.startsWith('src/company/demo/'))
      .filter((file) =>
        /['`][^'`\n]*(?:\.example\b|\(placeholder\)|\b555 0\d)/.test(
          readFileSync(`${ROOT}/${file}`, 'utf8'),
        ),
      );
    expect(fictional.filter((file) => !tagged.has(file))).toEqual([]);
  });

  it('includes the Arabic copy until a native writer has read it', () => {
    const arabicIn = (reviewer: string): readonly string[] =>
      findPlaceholders(ROOT, reviewer)
        .map(({ file }) => file)
        .filter((file) => file.startsWith('src/company/site/ar/'));
    const words = sourceFiles(ROOT).filter((file) => /\/site\/\w+\.ts$/.test(file));
    // The English types have no words; a signature has no tag of its own.
    expect(arabicIn('').length).toBeGreaterThanOrEqual(words.length - 1);
    expect(arabicIn('A. Writer, 1 December 2026')).toEqual([]);
  });

  it('is listed in the deployment guide', () => {
    // After a change: npm run placeholders
    expect(readFileSync(GUIDE, 'utf8')).toBe(guideWith(findPlaceholders(ROOT)));
  });

  it.each([
    ['live', undefined],
    ['production', 'yes'],
  ])('fails a build for %s with PLACEHOLDERS=%s', async (mode, placeholders) => {
    await expect(buildFor(mode, placeholders)).rejects.toThrow(
      /^\n\d+ parts of this site are still invented.*src\/company\/brand\.ts.*PLACEHOLDERS=accepted/s,
    );
  });

  it.each([
    ['live', 'accepted'],
    ['staging', undefined],
    ['preview', undefined],
  ])('is in a build for %s with PLACEHOLDERS=%s', async (mode, placeholders) => {
    await expect(buildFor(mode, placeholders)).resolves.toBeDefined();
  });

  it('is named with its files at the end of a build', () => {
    const report = placeholderReport([
      { file: 'src/company/brand.ts', what: 'The company.' },
      { file: 'src/company/Mark.tsx', what: 'The mark.' },
    ]);
    expect(report.split('\n').slice(1)).toEqual([
      '2 parts of this site are still invented; docs/deploy.md says how to replace them:',
      '  src/company/brand.ts  The company.',
      '  src/company/Mark.tsx  The mark.',
    ]);
  });
});
