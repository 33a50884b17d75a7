import type { ComponentType } from 'react';
import { BRAND } from '../company/brand.ts';
import { lazyPage, type LazyPage } from '../lib/lazyPage.ts';
import { PreloadPage } from './components/preload.ts';
import { Route } from 'react-router-dom';

type Load = () => Promise<{ readonly default: ComponentType }>;

/** A public page: its path as a pattern of the router, and its code, loaded on the first visit or ahead of it. */
export type SitePage = LazyPage & { readonly path: string };

/** The public pages (specification, section 2), and two that the law asks for. */
export const SITE_PAGES: readonly SitePage[] = [
  page('/', () => import('./pages/HomePage.tsx')),
  page('/services', () => import('./pages/ServicesPage.tsx')),
  page('/portfolio', () => import('./pages/PortfolioPage.tsx')),
  page('/portfolio/:id', () => import('./pages/CaseStudyPage.tsx')),
  page('/coral-bank', () => import('./pages/CoralBankPage.tsx')),
  page('/about', () => import('./pages/AboutPage.tsx')),
  page('/contact', () => import('./pages/ContactPage.tsx')),
  page(`/why-${BRAND.slug}`, () => import('./pages/WhyPage.tsx')),
  page('/experience', () => import('./pages/ExperiencePage.tsx')),
  page('/professionals', () => import('./pages/ProfessionalsPage.tsx')),
  page('/privacy', () => import('./pages/PrivacyPage.tsx')),
  page('/imprint', () => import('./pages/ImprintPage.tsx')),
  page('*', () => import('./pages/NotFoundPage.tsx')),
];

const layout = lazyPage(() => import('./SiteLayout.tsx'));

/** The layout of the public pages; on demand, because the dashboard does without it. */
export const SiteLayout = layout.Page;

/** The routes of the public site. */
export const SITE_ROUTES = (
  <Route
    element={
      <PreloadPage value={preloadPage}>
        <SiteLayout />
      </PreloadPage>
    }
  >
    {SITE_PAGES.map(({ path, Page }) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
  </Route>
);

/** Loads the code of all public pages: for the build, which renders them. */
export async function loadAllPages(): Promise<void> {
  await Promise.all([layout, ...SITE_PAGES].map(({ preload }) => preload()));
}

/** Starts loading the code that a public address needs, all at once: the page's own would wait for that of the layout. */
export function preloadSite(address: string): void {
  void layout.preload();
  preloadPage(address);
}

function preloadPage(address: string): void {
  const path = address.replace(/\?.*/, '').replace(/\/\d+$/, '/:id');
  void SITE_PAGES.find((known) => known.path === path)?.preload();
}

function page(path: string, load: Load): SitePage {
  return { path, ...lazyPage(load) };
}
