import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { firstHeader, firstHeads, LOGIN } from './firstScreens.ts';
import type { Language } from '../../src/company/site/language.ts';
import { pageMeta } from './pageMeta.ts';
import { plainWords } from './plainWords.ts';
import { PUBLIC_PAGES, type PublicPage } from './publicPages.ts';
import { chunksOf, codeOf } from './routeCode.ts';

const STYLES = resolve(import.meta.dirname, '../../src/site/firstScreen/firstScreen.css');
const RENDERER = resolve(import.meta.dirname, 'renderPages.ts');

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
        const code = JSON.stringify(codeOf('ar', entry, chunks));
        const parts = arabicParts(ready, code);
        for (const page of OTHERS) {
          const own = page.language.code === 'ar' ? parts : [];
          const source = replaced(html, [...own, ...partsOf(page, ready)]);
          this.emitFile({ type: 'asset', fileName: `${page.path.slice(1)}/index.html`, source });
        }
      },
    },
  };
}

/** `mode`: that of the build, whose settings the pages read. */
async function render(mode: string): Promise<Pages> {
  const paths = PUBLIC_PAGES.map(({ path }) => [path, path] as const);
  const login = [LOGIN, LOGIN] as const;
  const routes = [...paths, login, ...Object.entries({ ...UNKNOWN, ...UNKNOWN_ARABIC })];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', RENDERER, mode, ...routes.map(([, path]) => path)],
    {
      cwd: import.meta.dirname,
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 2 ** 26,
    },
  );
  const pages = JSON.parse(stdout) as readonly string[];
  return new Map(routes.map(([route], index) => [route, pages[index] ?? '']));
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
