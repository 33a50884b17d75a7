import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build, type Plugin } from 'vite';
import { arabic, HAS_ARABIC } from './arabic.ts';
import { firstHeader, firstHeads, LOGIN } from './firstScreens.ts';
import type { Language } from '../../src/company/site/language.ts';
import { pageMeta } from './pageMeta.ts';
import { plainWords } from './plainWords.ts';
import { PUBLIC_PAGES, type PublicPage } from './publicPages.ts';
import { chunksOf, codeOf } from './routeCode.ts';
import { unbrokenMeasures } from './unbrokenMeasures.ts';

const STYLES = resolve(import.meta.dirname, '../../src/site/firstScreen/firstScreen.css');
const RENDERER = resolve(import.meta.dirname, 'renderedPage.tsx');

/** Routes of pages without an address of their own, by what stands for them in index.html: unknown ones. */
const UNKNOWN = { '/portfolio/*': '/portfolio/0', '/*': '/nowhere' } as const;

/** The same in Arabic. */
const UNKNOWN_ARABIC = { '/ar/portfolio/*': '/ar/portfolio/0', '/ar/*': '/ar/nowhere' } as const;

const [HOME, ...OTHERS] = PUBLIC_PAGES as readonly [PublicPage, ...PublicPage[]];

/** Lines of comments, which every page would bring along. */
const COMMENTS = /\n\s*<!--.*-->(?=\n)/g;

/** Rendered pages by route. */
type Pages = ReadonlyMap<string, string>;

/**
 * Fills the first screens of all public pages into index.html, rendered from their own code, and adds a static page for every
 * route to a build, such as services/index.html: index.html with the title, the description and the words of that page.
 */
export function prerender(): Plugin {
  let pages: Promise<Pages> | undefined;
  let mode = '';
  let isAtRoot = true;
  const rendered = (): Promise<Pages> => (pages ??= render(mode));
  return {
    name: 'prerender',
    configResolved(config) {
      mode = config.mode;
      isAtRoot = config.base === '/';
    },
    buildStart() {
      pages = undefined;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => fillFirstScreen(html, await rendered()),
    },
    generateBundle: {
      // After index.html; the plugins that read it come later.
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        // A test that bundles single modules has no page, and below a path, routes have no addresses of their own.
        if (index?.type !== 'asset' || !isAtRoot) return;
        const html = String(index.source);
        const ready = await rendered();
        const chunks = chunksOf(bundle);
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (entry === undefined) return;
        const parts = HAS_ARABIC
          ? arabicParts(ready, JSON.stringify(codeOf('ar', entry, chunks)))
          : [];
        for (const page of OTHERS) {
          const own = page.language.code === 'ar' ? parts : [];
          const source = replaced(html, [...own, ...partsOf(page, ready)]);
          this.emitFile({ type: 'asset', fileName: `${page.path.slice(1)}/index.html`, source });
        }
      },
    },
  };
}

/** The login page without the identity provider, whose code needs a browser. */
const withoutAccounts: Plugin = {
  name: 'without-accounts',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/firebase/auth.ts') ? '\0no-accounts' : null),
  load: (id) => (id === '\0no-accounts' ? 'module.exports = {};' : null),
};

/**
 * `mode`: that of the build, whose settings the pages read. They are bundled with React, because the process may share with
 * another build whatever is imported.
 */
async function render(mode: string): Promise<Pages> {
  const built = await build({
    root: resolve(import.meta.dirname, '../..'),
    configFile: false,
    publicDir: false,
    plugins: [arabic(), unbrokenMeasures(), withoutAccounts],
    mode,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: RENDERER,
      write: false,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${RENDERER} has no code`);
  const exports = {} as typeof import('./renderedPage.tsx');
  runInThisContext(`(require, exports) => {${chunk.code}}`)(
    createRequire(import.meta.url),
    exports,
  );
  await exports.loadPages();
  const routes = [
    ...[...PUBLIC_PAGES.map(({ path }) => path), LOGIN].map((path) => [path, path] as const),
    ...Object.entries({ ...UNKNOWN, ...(HAS_ARABIC && UNKNOWN_ARABIC) }),
  ];
  return new Map(routes.map(([route, path]) => [route, exports.renderedPage(path)]));
}

function fillFirstScreen(html: string, pages: Pages): string {
  const home = pages.get(HOME.path) ?? '';
  const parts: Readonly<Record<string, string>> = {
    'page.meta': pageMeta(HOME),
    'page.words': plainWords(home),
    'first.styles': readFileSync(STYLES, 'utf8'),
    'first.header': firstHeader(home),
    'first.heads': firstHeads(pagesIn(pages, 'en')),
  };
  return html
    .replaceAll(COMMENTS, '')
    .replaceAll(/%((?:page|first)\.\w+)%/g, (placeholder, name: string) => {
      const part = parts[name];
      if (part === undefined) throw new Error(`Unknown placeholder ${placeholder}`);
      return part;
    });
}

/** Rendered pages in one language, the unknown ones last. */
const pagesIn = (pages: Pages, code: Language['code']): Pages =>
  new Map([...pages].filter(([route]) => /^\/ar(?:\/|$)/.test(route) === (code === 'ar')));

/** A part of index.html, and what another page has in its place. */
type Part = readonly [own: string | RegExp, other: string];

/** What the static page of another route has of its own. */
const partsOf = (page: PublicPage, pages: Pages): readonly Part[] => [
  [pageMeta(HOME), pageMeta(page)],
  [plainWords(pages.get(HOME.path) ?? ''), plainWords(pages.get(page.path) ?? '')],
];

/** What every Arabic page has of its own: its direction, its first screens and its code. */
const arabicParts = (pages: Pages, code: string): readonly Part[] => [
  ['<html lang="en">', '<html lang="ar" dir="rtl">'],
  [/(?<=<script type="application\/json" id="route-code">).*?(?=<\/script>)/s, code],
  [firstHeader(pages.get('/') ?? ''), firstHeader(pages.get('/ar') ?? '')],
  [firstHeads(pagesIn(pages, 'en')), firstHeads(pagesIn(pages, 'ar'))],
];

function replaced(html: string, parts: readonly Part[]): string {
  return parts.reduce((text, [own, other]) => {
    const result = text.replace(own, () => other);
    if (own === '' || result === text) throw new Error(`index.html lacks ${String(own)}`);
    return result;
  }, html);
}
