import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where values are that visitors or staff see, from the root of the repository. */
const FOLDERS = ['src', 'vite'];

/** Where the Arabic copy is. What is invented in it is so in English as well. */
const ARABIC = 'src/company/site/ar/';

/** Something invented to show the product, which a company replaces by its own, and the file it is in. */
export type Placeholder = { readonly file: string; readonly what: string };

/**
 * What is still invented, by file: every comment tag `@placeholder` with the sentence after it. Whoever replaces a value
 * removes its tag. The Arabic copy has its own as long as no `reviewer` has read it.
 */
export function findPlaceholders(
  root: string,
  reviewer = reviewerIn(root),
): readonly Placeholder[] {
  return sourceFiles(root)
    .filter((file) => reviewer === '' || !file.startsWith(ARABIC))
    .flatMap((file) =>
      placeholdersIn(readFileSync(join(root, file), 'utf8')).map((what) => ({ file, what })),
    );
}

/** Who has signed for the Arabic copy; empty if nobody has. */
function reviewerIn(root: string): string {
  const source = readFileSync(join(root, ARABIC, 'language.ts'), 'utf8');
  return /REVIEWED_BY = '([^']*)'/.exec(source)?.[1] ?? '';
}

/** The sentences of the tags in a source text. A sentence ends with its comment, a further tag, or an empty line. */
export function placeholdersIn(source: string): readonly string[] {
  const tags = source.matchAll(
    /^[ \t]*(?:\/\*)?\*[ \t]*@placeholder\s+([^]*?)(?:\*\/|\n\s*\*\s*[@\n])/gm,
  );
  return [...tags].map(([, sentence = '']) => sentence.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim());
}

/** The TypeScript files of the folders, in a stable order, with forward slashes. */
export function sourceFiles(root: string): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  ).toSorted((a, b) => (a < b ? -1 : 1));
}
