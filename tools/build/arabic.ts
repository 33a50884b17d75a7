import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../src/company/brand.ts';

/** Whether the site has pages in Arabic. */
export const HAS_ARABIC = (LANGUAGES as readonly string[]).includes('ar');

/** Ends the id of a module's second instance, which shows the Arabic words. */
export const IN_ARABIC = '?ar';

/** A file with the words of the site; the Arabic ones stand in a folder below it, in a file of the same name. */
const WORDS = /(\/src\/company\/site\/)(\w+\.ts)$/;

/** A file with the Arabic ones. */
const ARABIC_WORDS = /\/src\/company\/site\/ar\/\w+\.ts$/;

/**
 * What only the site needs: the Arabic pages have all of it a second time, with or without words, and so load no English page.
 * What reads the address is loaded with the app.
 */
const SITE =
  /\/src\/(?:site\/(?!firstScreen\/address).*\.tsx?|company\/(?:brand|phones|picture\w+|projectMeasures|wallRules)\.(?:ts|json))$/;

/** The list of all icons, and each of them as the list imports it: also of these, the few that only the site shows. */
const ICONS = /^(?:lucide-react|\.\/icons\/[\w-]+\.mjs)$/;

/**
 * Makes the pages of the site a second time, in Arabic: where an import names a module with `?ar`, that module and all that it
 * imports of the site get a second instance, in which src/company/site/ar stands in for src/company/site. Everything else is
 * shared. So a page in English has no code of this, and one in Arabic no English words (decision 113). Where the site has no
 * Arabic, such an import is that of the module itself.
 */
export function arabic(): Plugin {
  let isBuild = false;
  return {
    name: 'arabic',
    enforce: 'pre',
    config: () => ({ define: { HAS_ARABIC: JSON.stringify(HAS_ARABIC) } }),
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async resolveId(source, importer = '') {
      const isNamed = source.endsWith(IN_ARABIC);
      if (!HAS_ARABIC)
        return isNamed ? resolve(dirname(importer), source.slice(0, -IN_ARABIC.length)) : null;
      if (!isNamed && !importer.endsWith(IN_ARABIC) && !ARABIC_WORDS.test(importer)) return null;
      // In a server for development, the icons are one file.
      if (isBuild && ICONS.test(source)) {
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return resolved && { ...resolved, id: `${resolved.id}${IN_ARABIC}` };
      }
      if (!source.startsWith('.')) return null;
      const file = resolve(dirname(importer), source.replace(IN_ARABIC, ''));
      // Loading it fails the build where it is missing.
      if (WORDS.test(file)) return file.replace(WORDS, '$1ar/$2');
      return isNamed || SITE.test(file) ? `${file}${IN_ARABIC}` : null;
    },
    load: {
      // Vite itself reads JSON only where nothing follows the name of the file.
      filter: { id: /\.json\?ar$/ },
      handler: (id) => `export default ${readFileSync(id.replace(IN_ARABIC, ''), 'utf8')}`,
    },
  };
}
