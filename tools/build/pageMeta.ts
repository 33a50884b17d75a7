import { BRAND, SITE_URL } from '../../src/company/brand.ts';
import { publicAddress } from '../../src/site/components/siteAddress.ts';
import { escapeHtml } from './html.ts';
import { documentTitle } from '../../src/site/components/PageMeta.tsx';
import { inEachLanguage, type PublicPage } from './publicPages.ts';
import { structuredData } from './structuredData.ts';

/**
 * The file of a page's picture for shared links, 1200 × 630: `tools/art/share` makes them. Another brand keeps their names.
 *
 * @placeholder The pictures of shared links, public/media/share*.jpg, which show the name of the brand.
 */
export const sharePicture = ({ route }: Pick<PublicPage, 'route'>): string =>
  `media/share${route.replace(`-${BRAND.slug}`, '').replaceAll('/', '-').replace(/-$/, '')}.jpg`;

/** The elements of the head that say what a page is, to browsers, search engines and whoever gets a link to it. */
export function pageMeta(page: PublicPage): string {
  const { language, words } = page;
  const title = documentTitle(page.title, language);
  const address = publicAddress(page.path);
  const properties = {
    'og:type': 'website',
    'og:locale': words.locale,
    'og:site_name': BRAND.name,
    'og:url': address,
    'og:title': title,
    'og:description': page.description,
    'og:image': SITE_URL + sharePicture(page),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': words.sharePicture(page.heading),
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}" />`,
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...languageLinks(page),
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<script type="application/ld+json">${structuredData(page)}</script>`,
  ].join('\n    ');
}

/** Where a page is in each language; English is for whoever asks for another one. */
function languageLinks(page: PublicPage): readonly string[] {
  return alternatesOf(page).map(
    ([language, address]) =>
      `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}" />`,
  );
}

/** The addresses of a page by language, as search engines name these. */
export function alternatesOf(
  page: PublicPage,
): readonly (readonly [language: string, address: string])[] {
  const pages = inEachLanguage(page);
  return [
    ...pages.map(({ language, path }) => [language.code, publicAddress(path)] as const),
    ...pages.slice(0, 1).map(({ path }) => ['x-default', publicAddress(path)] as const),
  ];
}
