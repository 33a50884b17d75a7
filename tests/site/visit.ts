import { screen } from '@testing-library/react';
import { BRAND } from '../../src/lib/brand.ts';
import { ABOUT } from '../../src/site/content/about.ts';
import { CONTACT } from '../../src/site/content/contact.ts';
import { CORAL_BANK } from '../../src/site/content/coralBank.ts';
import { EXPERIENCE } from '../../src/site/content/experience.ts';
import { HOME } from '../../src/site/content/home.ts';
import { PROFESSIONALS } from '../../src/site/content/professionals.ts';
import { PORTFOLIO, PROJECTS } from '../../src/site/content/projects.ts';
import { SERVICES } from '../../src/site/content/services.ts';
import { WHY } from '../../src/site/content/why.ts';
import { openApp } from '../support/app.tsx';

/** A public page: its address, its heading, and what it says of itself. */
type PublicPage = readonly [path: string, heading: string, title: string, description: string];

const headed = (
  path: string,
  { head }: { readonly head: Readonly<Record<'heading' | 'title' | 'description', string>> },
): PublicPage => [path, head.heading, `${head.title} · ${BRAND.name}`, head.description];

const FIRST = PROJECTS[0];
if (FIRST === undefined) throw new Error('There is no first project');

const CASE = FIRST;

/** Every public page with an address of its own. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ['/', HOME.hero.title, `${BRAND.name} · Bespoke aquatic ecosystems`, HOME.head.description],
  headed('/services', SERVICES),
  headed('/portfolio', PORTFOLIO),
  ['/portfolio/1', CASE.title, `${CASE.title} · ${BRAND.name}`, CASE.scope],
  headed('/coral-bank', CORAL_BANK),
  headed('/about', ABOUT),
  headed('/contact', CONTACT),
  headed(`/why-${BRAND.slug}`, WHY),
  headed('/experience', EXPERIENCE),
  headed('/professionals', PROFESSIONALS),
];

/** Opens a public page as a visitor would who arrives there, and waits for it. */
export async function visit(place: string) {
  window.history.replaceState(null, '');
  const opened = openApp(place);
  const heading = await screen.findByRole('heading', { level: 1 });
  return { ...opened, heading, main: screen.getByRole('main') };
}

/** The landmark of the page's frame that holds the logo and the navigation. */
export function siteHeader(): HTMLElement {
  const [navigation] = screen.getAllByRole('navigation', { name: 'Main' });
  const header = navigation?.closest('header');
  if (!header) throw new Error('The navigation stands outside the header');
  return header;
}

/** The links below an element, each as its words and its address in the site. */
export const linksOf = (element: ParentNode): (readonly [words: string, to: string])[] =>
  [...element.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    (link.getAttribute('href') ?? '').replace(/^#/, ''),
  ]);

/** The section of the page under a heading. */
export function sectionOf(name: string | RegExp, kind = 'section'): HTMLElement {
  const section = screen.getByRole('heading', { name }).closest<HTMLElement>(kind);
  if (section === null) throw new Error(`No section has the heading ${String(name)}`);
  return section;
}

/** All texts of the elements that a selector finds below an element. */
export const textsOf = (element: ParentNode, selector: string): (string | null)[] =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);
