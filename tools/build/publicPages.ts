import { BRAND } from '../../src/company/brand.ts';
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

/** The words of a language that these pages are known by. */
type Words = {
  readonly language: Language;
  readonly words: PublicWords;
  readonly home: { readonly title: string; readonly description: string };
  readonly heads: Readonly<Record<keyof typeof HEADS, Head>>;
  readonly projects: readonly Pick<ListedProject, 'id' | 'title' | 'scope' | 'imageUrl'>[];
};

type Head = Pick<PageHead, 'title' | 'description' | 'heading'>;

const HEADS = {
  services: SERVICES.head,
  portfolio: PORTFOLIO.head,
  coralBank: CORAL_BANK.head,
  about: ABOUT.head,
  contact: CONTACT.head,
  why: WHY.head,
  experience: EXPERIENCE.head,
  professionals: PROFESSIONALS.head,
  privacy: PRIVACY.head,
  imprint: IMPRINT.head,
};

const ENGLISH: Words = {
  language: LANGUAGE,
  words: PUBLIC_WORDS,
  home: { title: HOME.hero.title, description: HOME.head.description },
  heads: HEADS,
  projects: PROJECTS,
};

const ARABIC: Words = {
  language: ARABIC_LANGUAGE,
  words: ARABIC_PUBLIC_WORDS,
  home: { title: ARABIC_HOME.hero.title, description: ARABIC_HOME.head.description },
  heads: {
    services: ARABIC_SERVICES.head,
    portfolio: ARABIC_PORTFOLIO.head,
    coralBank: ARABIC_CORAL_BANK.head,
    about: ARABIC_ABOUT.head,
    contact: ARABIC_CONTACT.head,
    why: ARABIC_WHY.head,
    experience: ARABIC_EXPERIENCE.head,
    professionals: ARABIC_PROFESSIONALS.head,
    privacy: ARABIC_PRIVACY.head,
    imprint: ARABIC_IMPRINT.head,
  },
  projects: ARABIC_PROJECTS,
};

/** The public pages that have an address of their own (specification, section 2), in English and then in Arabic. */
export const PUBLIC_PAGES: readonly PublicPage[] = [ENGLISH, ARABIC].flatMap(pagesIn);

function pagesIn({ language, words, home, heads, projects }: Words): readonly PublicPage[] {
  const page = (
    route: string,
    { title, description, heading }: Head,
    module: string,
    picture: PictureName,
    kind: PublicPage['kind'] = 'page',
  ): PublicPage => {
    const path = `${language.prefix}${route}`;
    return { language, words, path, route, title, description, heading, module, picture, kind };
  };
  return [
    {
      ...page('/', { ...home, heading: home.title }, 'HomePage', 'hero-poster'),
      path: language.prefix || '/',
      title: null,
    },
    page('/services', heads.services, 'ServicesPage', 'fabrication', 'services'),
    page('/portfolio', heads.portfolio, 'PortfolioPage', 'blackwater'),
    ...projects.map(({ id, title, scope, imageUrl }) =>
      page(
        `/portfolio/${id}`,
        { title, heading: title, description: scope },
        'CaseStudyPage',
        imageUrl,
        'project',
      ),
    ),
    page('/coral-bank', heads.coralBank, 'CoralBankPage', 'coral-nursery'),
    page('/about', heads.about, 'AboutPage', 'studio'),
    page('/contact', heads.contact, 'ContactPage', 'section-drawing'),
    page(`/why-${BRAND.slug}`, heads.why, 'WhyPage', 'union'),
    page('/experience', heads.experience, 'ExperiencePage', 'dry-fit'),
    page('/professionals', heads.professionals, 'ProfessionalsPage', 'section-drawing'),
    page('/privacy', heads.privacy, 'PrivacyPage', 'drift'),
    page('/imprint', heads.imprint, 'ImprintPage', 'fragments'),
  ];
}

/** A page in each of its languages, the English one first. */
export const inEachLanguage = ({ route }: Pick<PublicPage, 'route'>): readonly PublicPage[] =>
  PUBLIC_PAGES.filter((page) => page.route === route);
