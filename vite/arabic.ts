import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Ends the id of a module's second instance, which shows the Arabic words. */
export const IN_ARABIC = '?ar';

/** A file with the words of the site; the Arabic ones stand in a folder below it, in a file of the same name. */
const WORDS = /(\/src\/company\/site\/)(\w+\.ts)$/;

/** What a module imports from files of ours, static or on demand, without types. */
const IMPORTED =
  /^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+\.tsx?)'|\bimport\('(\.[^']+\.tsx?)'\)/gm;

/**
 * Makes the pages of the site a second time, in Arabic: where an import names a module with `?ar`, that module and all below it
 * that show words get a second instance, in which src/company/site/ar stands in for src/company/site. Everything else is shared,
 * so that a page in English has no code of this.
 */
export function arabic(): Plugin {
  const known = new Map<string, boolean>();

  /** Whether a module shows words of the site, itself or in what it imports. */
  function showsWords(file: string): boolean {
    const found = known.get(file);
    if (found !== undefined) return found;
    // So that modules which load each other on demand end the search.
    known.set(file, false);
    const isFound = WORDS.test(file) || importsOf(file).some(showsWords);
    known.set(file, isFound);
    return isFound;
  }

  return {
    name: 'arabic',
    enforce: 'pre',
    buildStart() {
      known.clear();
    },
    resolveId(source, importer) {
      const isNamed = source.endsWith(IN_ARABIC);
      if (importer === undefined || !source.startsWith('.')) return null;
      if (!isNamed && !importer.endsWith(IN_ARABIC)) return null;
      const file = resolve(dirname(importer), source.replace(IN_ARABIC, ''));
      if (!/\.tsx?$/.test(file)) return null;
      const translated = file.replace(WORDS, '$1ar/$2');
      if (translated === file) return isNamed || showsWords(file) ? `${file}${IN_ARABIC}` : null;
      // Loading it fails the build where it is missing.
      return translated;
    },
    // In development, a change of what a module imports may change that.
    watchChange: () => known.clear(),
  };
}

function importsOf(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(IMPORTED)].map(([, statically, onDemand]) =>
    resolve(dirname(file), statically ?? onDemand ?? ''),
  );
}
