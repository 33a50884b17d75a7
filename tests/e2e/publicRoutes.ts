/** The public pages, by address and title; one project without a case study, and two addresses of nothing. */
export const PAGES = [
  ['/', 'Atollier · Bespoke aquatic ecosystems'],
  ['/services', 'Our Capabilities · Atollier'],
  ['/portfolio', 'Portfolio · Atollier'],
  ['/portfolio/1', 'The Meridian Reef · Atollier'],
  ['/portfolio/5', 'Drift · Atollier'],
  ['/portfolio/7', 'Project Not Found · Atollier'],
  ['/coral-bank', 'Coral Bank · Atollier'],
  ['/about', 'About · Atollier'],
  ['/contact', 'Contact · Atollier'],
  ['/why-atollier', 'Why Atollier · Atollier'],
  ['/experience', 'The Experience · Atollier'],
  ['/professionals', 'For Professionals · Atollier'],
  ['/nowhere', 'Page not found · Atollier'],
] as const;

/** Every address that a link of the public site leads to. */
export const LINKED_ADDRESSES = [
  '/',
  '/about',
  '/contact',
  '/coral-bank',
  '/experience',
  '/login',
  '/portfolio',
  '/portfolio/1',
  '/professionals',
  '/professionals?part=stages',
  '/services',
  '/services?part=checklist',
  '/services?part=design-engineering',
  '/services?part=fabrication-installation',
  '/services?part=operation-maintenance',
  '/services?part=specialty-features',
  '/why-atollier',
] as const;
