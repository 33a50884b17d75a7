import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { LANGUAGES } from '../../src/company/brand.ts';
import { BuildError } from './buildError.ts';
import { isHostedBuild } from './settings.ts';

/**
 * Fails a build for hosted Firebase while something is still invented, with a list of it: customers would take it for true.
 * The setting PLACEHOLDERS=accepted says that somebody publishes it all the same.
 */
export function checkPlaceholders(): Plugin {
  return {
    name: 'check-placeholders',
    apply: isHostedBuild,
    configResolved({ root, mode }) {
      if (loadEnv(mode, root, 'PLACEHOLDERS')['PLACEHOLDERS'] === 'accepted') return;
      const placeholders = findPlaceholders(root);
      if (placeholders.length === 0) return;
      throw new BuildError(
        [
          `${placeholders.length} parts of this site are still invented:`,
          ...placeholders.map(({ file, what }) => `  ${file}  ${what}`),
          'Replace each and remove its @placeholder. To publish them all the same, such as to try it out, set PLACEHOLDERS=accepted.',
        ].join('\n'),
      );
    },
  };
}

/** What is still invented: every comment tag `@placeholder` with its file and the sentence after it. Whoever replaces a value removes its tag. */
export const findPlaceholders = (root: string, languages?: readonly string[]) =>
  sourceFiles(root, languages).flatMap((file) =>
    placeholdersIn(readFileSync(join(root, file), 'utf8')).map((what) => ({ file, what })),
  );

/** The sentences of the tags in a source text. A sentence ends with its comment, a further tag, or an empty line. */
export function placeholdersIn(source: string): readonly string[] {
  const tags = source.matchAll(
    /^[ \t]*(?:\/\*)?\*[ \t]*@placeholder\s+([^]*?)(?:\*\/|\n\s*\*\s*[@\n])/gm,
  );
  return [...tags].map(([, sentence = '']) => sentence.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim());
}

/** The TypeScript files with what visitors or staff see, in a stable order, with forward slashes: without Arabic where the site has none. */
export function sourceFiles(
  root: string,
  languages: readonly string[] = LANGUAGES,
): readonly string[] {
  return ['src', 'tools/build']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
    )
    .filter((file) => languages.includes('ar') || !file.startsWith('src/company/site/ar/'))
    .toSorted((a, b) => (a < b ? -1 : 1));
}
