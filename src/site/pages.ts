import type { ComponentType } from 'react';
import { BRAND } from '../lib/brand.ts';
import { lazyPage, type LazyPage } from '../lib/lazyPage.ts';

type Load = () => Promise<{ readonly default: ComponentType }>;

/** A public page: its address, and its code, which may be asked for before the visitor goes there. */
export type SitePage = LazyPage & { readonly path: string };

/** The public pages (specification, section 2). */
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
  page('*', () => import('./pages/NotFoundPage.tsx')),
];

/** Asks for the code of the page an address leads to, whichever part of it; the browser keeps it. */
export function preloadPage(address: string): void {
  const wanted = address.replace(/\?.*/, '').replace(/\/\d+$/, '/:id');
  void SITE_PAGES.find(({ path }) => path === wanted)?.preload();
}

function page(path: string, load: Load): SitePage {
  return { path, ...lazyPage(load) };
}
