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

export const SKIP_LINK = 'Skip to content';

/** The words of the frame round every public page. */
export const LABELS = {
  navigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  startYourProject: 'Start Your Project',
  dashboard: 'Dashboard',
  staffLogin: 'Staff login',
  footerNavigation: 'Footer',
  footerPages: 'Explore',
  footerContact: 'Contact',
  footerSocial: 'Follow',
  newTab: '(opens in a new tab)',
} as const;
