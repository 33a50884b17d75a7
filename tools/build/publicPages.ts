import { BRAND, LANGUAGES } from '../../src/company/brand.ts';
import { ABOUT } from '../../src/company/site/about.ts';
import { CONTACT } from '../../src/company/site/contact.ts';
import { CORAL_BANK } from '../../src/company/site/coralBank.ts';
import { EXPERIENCE } from '../../src/company/site/experience.ts';
import { HOME } from '../../src/company/site/home.ts';
import { IMPRINT } from '../../src/company/site/imprint.ts';
import {
  LANGUAGE,
  PUBLIC_WORDS,
  type Language,
  type PublicWords,
} from '../../src/company/site/language.ts';
import { PRIVACY } from '../../src/company/site/privacy.ts';
import { PROFESSIONALS } from '../../src/company/site/professionals.ts';
import { PORTFOLIO, PROJECTS } from '../../src/company/site/projects.ts';
import { SERVICES } from '../../src/company/site/services.ts';
import { WHY } from '../../src/company/site/why.ts';
import type { ListedProject, PageHead } from '../../src/company/site/types.ts';
import type { PictureName } from '../../src/company/pictures.ts';
import { ABOUT as ARABIC_ABOUT } from '../../src/company/site/ar/about.ts';
import { CONTACT as ARABIC_CONTACT } from '../../src/company/site/ar/contact.ts';
import { CORAL_BANK as ARABIC_CORAL_BANK } from '../../src/company/site/ar/coralBank.ts';
import { EXPERIENCE as ARABIC_EXPERIENCE } from '../../src/company/site/ar/experience.ts';
import { HOME as ARABIC_HOME } from '../../src/company/site/ar/home.ts';
import { IMPRINT as ARABIC_IMPRINT } from '../../src/company/site/ar/imprint.ts';
import {
  LANGUAGE as ARABIC_LANGUAGE,
  PUBLIC_WORDS as ARABIC_PUBLIC_WORDS,
} from '../../src/company/site/ar/language.ts';
import { PRIVACY as ARABIC_PRIVACY } from '../../src/company/site/ar/privacy.ts';
import { PROFESSIONALS as ARABIC_PROFESSIONALS } from '../../src/company/site/ar/professionals.ts';
import {
  PORTFOLIO as ARABIC_PORTFOLIO,
  PROJECTS as ARABIC_PROJECTS,
} from '../../src/company/site/ar/projects.ts';
import { SERVICES as ARABIC_SERVICES } from '../../src/company/site/ar/services.ts';
import { WHY as ARABIC_WHY } from '../../src/company/site/ar/why.ts';

/** A public page as others see it: search engines, and whoever gets a link to it. */
export type PublicPage = {
  readonly language: Language;
  readonly words: PublicWords;
  /** The route, without a trailing slash. */
  readonly path: string;
  /** The same without what a language begins its routes with: pages that differ in language alone share it. */
  readonly route: string;
  /** The title without the company's name; null for the home page. */
  readonly title: string | null;
  readonly description: string;
  readonly heading: string;
  /** What the picture of a shared link is made of. */
  readonly picture: PictureName;
  /** The module of the page in src/site/pages, whose code index.html requests ahead. */
  readonly module: string;
  /** What the page is, for structured data. */
  readonly kind: 'page' | 'services' | 'project';
};

/** What each language of the site begins its routes with, and the place of its head among those of a page. */
const IN_LANGUAGE = {
  en: { language: LANGUAGE, words: PUBLIC_WORDS, place: 0 },
  ar: { language: ARABIC_LANGUAGE, words: ARABIC_PUBLIC_WORDS, place: 1 },
} as const;

type Head = Pick<PageHead, 'description' | 'heading'> & { readonly title: string | null };

/** A page with what the site itself shows at its head, in English and in Arabic. */
type Page = Pick<PublicPage, 'route' | 'module' | 'picture' | 'kind'> & {
  readonly heads: readonly [english: Head, arabic: Head];
};

const PAGES: readonly Page[] = [
  page('/', [homeHead(HOME), homeHead(ARABIC_HOME)], 'HomePage', 'hero-poster'),
  page(
    '/services',
    [SERVICES.head, ARABIC_SERVICES.head],
    'ServicesPage',
    'fabrication',
    'services',
  ),
  page('/portfolio', [PORTFOLIO.head, ARABIC_PORTFOLIO.head], 'PortfolioPage', 'blackwater'),
  ...PROJECTS.map((project, index) =>
    page(
      `/portfolio/${project.id}`,
      [projectHead(project), projectHead(ARABIC_PROJECTS[index] ?? project)],
      'CaseStudyPage',
      project.imageUrl,
      'project',
    ),
  ),
  page('/coral-bank', [CORAL_BANK.head, ARABIC_CORAL_BANK.head], 'CoralBankPage', 'coral-nursery'),
  page('/about', [ABOUT.head, ARABIC_ABOUT.head], 'AboutPage', 'studio'),
  page('/contact', [CONTACT.head, ARABIC_CONTACT.head], 'ContactPage', 'section-drawing'),
  page(`/why-${BRAND.slug}`, [WHY.head, ARABIC_WHY.head], 'WhyPage', 'union'),
  page('/experience', [EXPERIENCE.head, ARABIC_EXPERIENCE.head], 'ExperiencePage', 'dry-fit'),
  page(
    '/professionals',
    [PROFESSIONALS.head, ARABIC_PROFESSIONALS.head],
    'ProfessionalsPage',
    'section-drawing',
  ),
  page('/privacy', [PRIVACY.head, ARABIC_PRIVACY.head], 'PrivacyPage', 'drift'),
  page('/imprint', [IMPRINT.head, ARABIC_IMPRINT.head], 'ImprintPage', 'fragments'),
];

/** The public pages that have an address of their own (specification, section 2), in English and then in Arabic. */
export const PUBLIC_PAGES: readonly PublicPage[] = LANGUAGES.flatMap((code) => {
  const { language, words, place } = IN_LANGUAGE[code];
  return PAGES.map(({ route, heads, module, picture, kind }) => {
    const path = `${language.prefix}${route}`.replace(/(.)\/$/, '$1');
    const { title, description, heading } = heads[place];
    return { language, words, path, route, title, description, heading, module, picture, kind };
  });
});

function page(
  route: string,
  heads: Page['heads'],
  module: string,
  picture: PictureName,
  kind: PublicPage['kind'] = 'page',
): Page {
  return { route, heads, module, picture, kind };
}

function homeHead({ hero, head }: typeof HOME | typeof ARABIC_HOME): Head {
  return { title: null, description: head.description, heading: hero.title };
}

function projectHead({ title, scope }: Pick<ListedProject, 'title' | 'scope'>): Head {
  return { title, description: scope, heading: title };
}

/** A page in each of its languages, the English one first. */
export const inEachLanguage = ({ route }: Pick<PublicPage, 'route'>): readonly PublicPage[] =>
  PUBLIC_PAGES.filter((known) => known.route === route);
