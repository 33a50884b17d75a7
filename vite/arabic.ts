import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Ends the id of a module's second instance, which shows the Arabic words. */
export const IN_ARABIC = '?ar';

/** A file with the words of the site; the Arabic ones stand in a folder below it, in a file of the same name. */
const WORDS = /(\/src\/company\/site\/)(\w+\.ts)$/;

/** What only the site needs: the Arabic pages have all of it a second time, with or without words, and so load no English page. */
const SITE = /\/src\/(?:site\/.*\.tsx?|company\/pictures\.ts)$/;

/**
 * Makes the pages of the site a second time, in Arabic: where an import names a module with `?ar`, that module and all that it
 * imports of the site get a second instance, in which src/company/site/ar stands in for src/company/site. Everything else is
 * shared. So a page in English has no code of this, and one in Arabic no English words (decision 113).
 */
export function arabic(): Plugin {
  return {
    name: 'arabic',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return null;
      const isNamed = source.endsWith(IN_ARABIC);
      if (!isNamed && !importer.endsWith(IN_ARABIC)) return null;
      const file = resolve(dirname(importer), source.replace(IN_ARABIC, ''));
      // Loading it fails the build where it is missing.
      if (WORDS.test(file)) return file.replace(WORDS, '$1ar/$2');
      return isNamed || SITE.test(file) ? `${file}${IN_ARABIC}` : null;
    },
  };
}
