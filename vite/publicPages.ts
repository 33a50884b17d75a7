import { BRAND } from '../src/company/brand.ts';
import { ABOUT } from '../src/company/site/about.ts';
import { CONTACT } from '../src/company/site/contact.ts';
import { CORAL_BANK } from '../src/company/site/coralBank.ts';
import { EXPERIENCE } from '../src/company/site/experience.ts';
import { HOME } from '../src/company/site/home.ts';
import { IMPRINT } from '../src/company/site/imprint.ts';
import { PRIVACY } from '../src/company/site/privacy.ts';
import { PROFESSIONALS } from '../src/company/site/professionals.ts';
import { PORTFOLIO, PROJECTS } from '../src/company/site/projects.ts';
import { SERVICES } from '../src/company/site/services.ts';
import type { ListedProject, PageHead } from '../src/company/site/types.ts';
import type { PictureName } from '../src/company/pictures.ts';
import { WHY } from '../src/company/site/why.ts';

/** A public page as others see it: search engines, and whoever gets a link to it. */
export type PublicPage = {
  /** The route, without a trailing slash. */
  readonly path: string;
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

type Head = Pick<PageHead, 'title' | 'description' | 'heading'>;

/** The public pages that have an address of their own (specification, section 2). */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    title: null,
    heading: HOME.hero.title,
    description: HOME.head.description,
    picture: 'hero-poster',
    module: 'HomePage',
    kind: 'page',
  },
  page('/services', SERVICES.head, 'ServicesPage', 'fabrication', 'services'),
  page('/portfolio', PORTFOLIO.head, 'PortfolioPage', 'blackwater'),
  ...PROJECTS.map(projectPage),
  page('/coral-bank', CORAL_BANK.head, 'CoralBankPage', 'coral-nursery'),
  page('/about', ABOUT.head, 'AboutPage', 'studio'),
  page('/contact', CONTACT.head, 'ContactPage', 'section-drawing'),
  page(`/why-${BRAND.slug}`, WHY.head, 'WhyPage', 'union'),
  page('/experience', EXPERIENCE.head, 'ExperiencePage', 'dry-fit'),
  page('/professionals', PROFESSIONALS.head, 'ProfessionalsPage', 'section-drawing'),
  page('/privacy', PRIVACY.head, 'PrivacyPage', 'drift'),
  page('/imprint', IMPRINT.head, 'ImprintPage', 'fragments'),
];

function page(
  path: string,
  { title, description, heading }: Head,
  module: string,
  picture: PictureName,
  kind: PublicPage['kind'] = 'page',
): PublicPage {
  return { path, title, description, heading, module, picture, kind };
}

function projectPage({ id, title, scope, imageUrl }: ListedProject): PublicPage {
  const head = { title, heading: title, description: scope };
  return page(`/portfolio/${id}`, head, 'CaseStudyPage', imageUrl, 'project');
}
