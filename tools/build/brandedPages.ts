import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { BRAND, BROWSER_COLORS, SITE_URL } from '../../src/company/brand.ts';
import { LANGUAGE } from '../../src/company/site/ar/language.ts';
import { NOT_FOUND } from '../../src/company/site/ar/notFound.ts';
import { publicAddress } from '../../src/site/components/siteAddress.ts';
import { HAS_ARABIC } from './arabic.ts';
import { escapeHtml } from './html.ts';
import { alternatesOf } from './pageMeta.ts';
import { PUBLIC_PAGES, type PublicPage } from './publicPages.ts';

const NOT_FOUND_TEMPLATE = new URL('./404.html', import.meta.url);

const NOT_FOUND_STYLES = new URL('./404.css', import.meta.url);

/** The fonts of that page in development, by what their names begin with; a build has them under hashed names. */
const FONTS = {
  figtree: 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'readex-pro':
    'node_modules/@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
};

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  'brand.name': BRAND.name,
  'brand.themeColor': BROWSER_COLORS.theme,
};

/** Files at the root of the site that name the brand, by file name: their media type and text. */
const ROOT_FILES: Readonly<Record<string, readonly [type: string, text: () => string]>> = {
  '404.html': ['text/html', notFoundPage],
  'manifest.webmanifest': ['application/manifest+json', webManifest],
  'robots.txt': [
    'text/plain',
    () => `User-agent: *\nAllow: /\n\nSitemap: ${SITE_URL}sitemap.xml\n`,
  ],
  'sitemap.xml': [
    'application/xml',
    () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${PUBLIC_PAGES.map(sitemapEntry).join('\n')}
</urlset>
`,
  ],
};

/**
 * Fills the brand into index.html and adds the files of the site's root that name it: to a build, and to the responses of
 * the dev server.
 */
export function brandedPages(): Plugin {
  let isAtRoot = true;
  return {
    name: 'branded-pages',
    configResolved({ base }) {
      isAtRoot = base === '/';
    },
    transformIndexHtml: {
      order: 'pre',
      handler: fillPlaceholders,
    },
    generateBundle(_, bundle) {
      if (!isAtRoot) return;
      this.emitFile({
        type: 'asset',
        fileName: '404.css',
        source: notFoundStyles(Object.keys(bundle)),
      });
      for (const [fileName, [, text]] of Object.entries(ROOT_FILES)) {
        this.emitFile({ type: 'asset', fileName, source: text() });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url === '/404.css') {
          response.setHeader('Content-Type', 'text/css').end(notFoundStyles([]));
          return;
        }
        const [type, text] = ROOT_FILES[request.url?.slice(1) ?? ''] ?? [];
        if (type && text) response.setHeader('Content-Type', `${type}; charset=utf-8`).end(text());
        else next();
      });
    },
  };
}

/** The page for addresses the server does not know. */
export function notFoundPage(): string {
  return fillPlaceholders(
    readFileSync(NOT_FOUND_TEMPLATE, 'utf8').replace('%arabic.notFound%', () =>
      HAS_ARABIC ? notFoundInArabic() : '',
    ),
  );
}

/** What that page says in Arabic, below or beside the same in English. */
function notFoundInArabic(): string {
  const { head, links } = NOT_FOUND;
  const items = links.map(
    ({ label, to }) =>
      `<li><a href="${LANGUAGE.prefix}/${to === '/' ? '' : `#${LANGUAGE.prefix}${to}`}">${escapeHtml(label)}</a></li>`,
  );
  return `<div lang="${LANGUAGE.code}" dir="rtl">
        <p>${escapeHtml(head.title)}</p>
        <h2>${escapeHtml(head.heading)}</h2>
        <p>${escapeHtml(head.lead)}</p>
        <ul>
          ${items.join('\n          ')}
        </ul>
      </div>`;
}

/** `files`: those of the build, if it has any. */
function notFoundStyles(files: readonly string[]): string {
  return Object.entries(FONTS).reduce(
    (styles, [name, inDevelopment]) => {
      const built = files.find((file) => file.startsWith(`assets/${name}`));
      return styles.replace(`%font.${name}%`, built ?? inDevelopment);
    },
    readFileSync(NOT_FOUND_STYLES, 'utf8'),
  );
}

/** Replaces %brand.name% and the like. Throws on an unknown placeholder. */
function fillPlaceholders(html: string): string {
  return html.replaceAll(/%(brand\.\w+)%/g, (placeholder, name: string) => {
    const text = PLACEHOLDERS[name];
    if (text === undefined) throw new Error(`Unknown placeholder ${placeholder}`);
    return escapeHtml(text);
  });
}

function sitemapEntry(page: PublicPage): string {
  const links = alternatesOf(page).map(
    ([language, address]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`,
  );
  return `  <url><loc>${escapeHtml(publicAddress(page.path))}</loc>${links.join('')}</url>`;
}

function webManifest(): string {
  const manifest = {
    name: BRAND.name,
    short_name: BRAND.name,
    description: `${BRAND.descriptor}, designed, built and maintained in ${BRAND.city}.`,
    start_url: '/',
    display: 'minimal-ui',
    background_color: BROWSER_COLORS.background,
    theme_color: BROWSER_COLORS.theme,
    icons: [
      icon('favicon.svg', 'any', 'image/svg+xml'),
      icon('icons/icon-192.png', '192x192', 'image/png'),
      icon('icons/icon-512.png', '512x512', 'image/png'),
      { ...icon('icons/icon-maskable-512.png', '512x512', 'image/png'), purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const icon = (file: string, sizes: string, type: string) => ({ src: `/${file}`, sizes, type });
