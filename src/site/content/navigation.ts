import { BRAND } from '../../lib/brand.ts';
import type { InnerLink } from './types.ts';

export const HEADER_LINKS: readonly InnerLink[] = [
  { to: '/services', label: 'Our Capabilities' },
  { to: '/portfolio', label: 'Portfolio' },
  { to: '/coral-bank', label: 'Coral Bank' },
  { to: '/about', label: 'About' },
];

export const FOOTER_LINKS: readonly InnerLink[] = [
  ...HEADER_LINKS,
  { to: `/why-${BRAND.slug}`, label: `Why ${BRAND.name}` },
  { to: '/experience', label: 'The Experience' },
  { to: '/professionals', label: 'For Professionals' },
];

/** The words of the frame round every public page. */
export const NAVIGATION = {
  skipLink: 'Skip to content',
  homeLink: `${BRAND.name}, home`,
  headerNavigation: 'Main',
  footerNavigation: 'Footer',
  startProject: { to: '/contact', label: 'Start Your Project' },
  login: { to: '/login', label: 'Staff login' },
  dashboard: { to: '/dashboard', label: 'Dashboard' },
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  exploreHeading: 'Explore',
  contactHeading: 'Contact',
  socialHeading: 'Follow',
  newTab: '(opens in a new tab)',
  loading: 'Loading the page',
  callUs: (phone: string) => `Call ${phone}`,
  writeToUs: (email: string) => `Write to ${email}`,
  socialLink: (network: string) => `${BRAND.name} on ${network}`,
  copyright: (year: number) => `© ${year} ${BRAND.name}. All rights reserved.`,
} as const;
