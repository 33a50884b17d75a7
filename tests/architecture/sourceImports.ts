import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

export type SourceImport = {
  /** The importing file, relative to the repository, with slashes. */
  readonly file: string;
  /** Relative to the repository with a leading `./` for our own files; otherwise a package name. */
  readonly target: string;
};

/** Every import, re-export and `import()` in the TypeScript files below `folder`, imports of types included. */
export function importsBelow(folder: string): SourceImport[] {
  return sourceFilesBelow(folder).flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return [...source.matchAll(/(?:from|import)[\s(]*'([^']+)'/g)].map(([, target = '']) => ({
      file,
      target: target.startsWith('.')
        ? `./${toSlashes(relative(ROOT, resolve(ROOT, file, '..', target)))}`
        : target,
    }));
  });
}

/** The TypeScript files below a folder, relative to the repository, with slashes. */
export const sourceFilesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => toSlashes(join(folder, name)));

/** The files below `src` that the patterns of `import.meta.glob` find, as imports by the files with the patterns. */
export function foundByPatterns(files = sourceFilesBelow('src')): SourceImport[] {
  return files.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return [...source.matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)'/g)].flatMap(
      ([, pattern = '']) => {
        const path = toSlashes(join(file, '..', pattern));
        const found = new RegExp(`^${path.replaceAll('.', '[.]').replaceAll('*', '[^/]*')}$`);
        return files.flatMap((other) => (found.test(other) ? { file, target: `./${other}` } : []));
      },
    );
  });
}

const toSlashes = (path: string): string => path.split(sep).join('/');
