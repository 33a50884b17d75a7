import type { Plugin, Rolldown } from 'vite';
import { IN_ARABIC } from './arabic.ts';
import type { Language } from '../src/company/site/language.ts';
import { PUBLIC_PAGES } from './publicPages.ts';

/** What the desk loads, for somebody who keeps a copy on this device, and needs it at once. */
const DESK = { '/dashboard': ['/src/desk/Dashboard.tsx'] };

/** The modules of each route whose code index.html requests ahead, by the end of their path. */
function modulesIn(code: Language['code']): Readonly<Record<string, readonly string[]>> {
  const ending = code === 'ar' ? IN_ARABIC : '';
  const pages = PUBLIC_PAGES.filter(({ language }) => language.code === code);
  return {
    ...DESK,
    ...Object.fromEntries(
      pages.map(({ path, module }) => [
        path,
        ['ArabicSite.tsx', 'SiteLayout.tsx', `pages/${module}.tsx`].map(
          (name) => `/src/site/${name}${ending}`,
        ),
      ]),
    ),
  };
}

type Chunk = {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
};

/**
 * Lists the files of a route in index.html, for the inline script that requests them while the entry is still on its way. A
 * list, because the policy allows the script by its hash, and file names change with every build.
 */
export function routeCode(): Plugin {
  return {
    name: 'route-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, chunk: entry }) {
        if (entry === undefined) return [];
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'route-code' },
            children: codeOf('en', entry, bundle),
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

/** The files of each route in a language, as JSON. */
export function codeOf(
  code: Language['code'],
  entry: Chunk,
  bundle: Rolldown.OutputBundle,
): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const loaded = filesOf([entry], chunks);
  const files: Record<string, readonly string[]> = {};
  for (const [route, modules] of Object.entries(modulesIn(code))) {
    const needed = chunks.filter(({ moduleIds }) =>
      modules.some((name) => moduleIds.some((id) => id.endsWith(name))),
    );
    files[route] = [...filesOf(needed, chunks)]
      .filter((file) => !loaded.has(file))
      .map((file) => `/${file}`);
  }
  return JSON.stringify(files);
}

/** The files of some chunks and of all their static imports. */
function filesOf(needed: readonly Chunk[], chunks: readonly Chunk[]): ReadonlySet<string> {
  const files = new Set(needed.map(({ fileName }) => fileName));
  // A Set also iterates over what is added during the loop.
  for (const file of files) {
    const { imports = [] } = chunks.find(({ fileName }) => fileName === file) ?? {};
    for (const name of imports) files.add(name);
  }
  return files;
}
