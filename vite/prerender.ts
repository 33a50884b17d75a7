import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { firstHeader, firstHeads } from './firstScreens.ts';
import { pageMeta } from './pageMeta.ts';
import { plainWords } from './plainWords.ts';
import { PUBLIC_PAGES, type PublicPage } from './publicPages.ts';

const STYLES = resolve(import.meta.dirname, '../src/site/firstScreen.css');
const RENDERER = resolve(import.meta.dirname, 'renderPages.ts');

/** Routes of pages without an address of their own, by what stands for them in index.html: unknown ones. */
const UNKNOWN = { '/portfolio/*': '/portfolio/0', '/*': '/nowhere' } as const;

const [HOME, ...OTHERS] = PUBLIC_PAGES as readonly [PublicPage, ...PublicPage[]];

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
        for (const page of OTHERS) {
          const source = staticPage(String(index.source), page, await rendered());
          this.emitFile({ type: 'asset', fileName: `${page.path.slice(1)}/index.html`, source });
        }
      },
    },
  };
}

/** `mode`: that of the build, whose settings the pages read. */
async function render(mode: string): Promise<Pages> {
  const paths = PUBLIC_PAGES.map(({ path }) => [path, path] as const);
  const routes = [...paths, ...Object.entries(UNKNOWN)];
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
    'first.heads': firstHeads(pages),
  };
  return html.replaceAll(/%((?:page|first)\.\w+)%/g, (placeholder, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`Unknown placeholder ${placeholder}`);
    return part;
  });
}

/** The page of another route, made from that of home. */
function staticPage(html: string, page: PublicPage, pages: Pages): string {
  const parts = [
    [pageMeta(HOME), pageMeta(page)],
    [plainWords(pages.get(HOME.path) ?? ''), plainWords(pages.get(page.path) ?? '')],
  ] as const;
  return parts.reduce((text, [own, other]) => {
    if (!text.includes(own)) throw new Error(`index.html lacks what ${page.path} replaces`);
    return text.replace(own, () => other);
  }, html);
}
