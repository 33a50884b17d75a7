import { BRAND } from '../brand.ts';
import type { InternalLink } from './types.ts';

export const HEADER_LINKS: readonly InternalLink[] = [
  { to: '/services', label: 'Our Capabilities' },
  { to: '/portfolio', label: 'Portfolio' },
  { to: '/coral-bank', label: 'Coral Bank' },
  { to: '/about', label: 'About' },
];

/** The pages that only the footer and the menu link to. */
export const MORE_LINKS: readonly InternalLink[] = [
  { to: `/why-${BRAND.slug}`, label: `Why ${BRAND.name}` },
  { to: '/experience', label: 'The Experience' },
  { to: '/professionals', label: 'For Professionals' },
];

export const FOOTER_LINKS: readonly InternalLink[] = [...HEADER_LINKS, ...MORE_LINKS];

export const LEGAL_LINKS: readonly InternalLink[] = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/imprint', label: 'Imprint' },
];

/** To what architects look for, and to the terms, from pages that say something of either. */
export const ARCHITECTS_LINK: InternalLink = {
  to: '/professionals?part=figures',
  label: 'Architects: the figures and interfaces',
};
export const TERMS_LINK: InternalLink = {
  to: '/about?part=terms',
  label: 'Warranty, cover and budget bands',
};

/** What a WhatsApp message is about that a visitor begins on a page. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  '/services': 'your services',
  '/portfolio': 'your projects',
  '/portfolio/1': 'The Meridian Reef',
  '/portfolio/2': 'Forest Water',
  '/portfolio/3': 'Courtyard of Koi',
  '/portfolio/4': 'The Cloud Room',
  '/portfolio/5': 'Drift',
  '/portfolio/6': 'Rio Negro Wall',
  '/coral-bank': 'the Coral Bank',
  '/about': 'your studio',
  '/experience': 'the course of a project',
  '/professionals': 'a project of my practice',
};

/** The beginning of the message; `subject` is that of the page, or on other pages a project. */
export const MESSAGE = (subject = 'a project'): string => `About ${subject}:`;

/** Above the heading of the page or project that one ends with. */
export const NEXT = (eyebrow: string): string => `Next: ${eyebrow}`;

/** The words of a client, as on the pages that quote them. */
export const QUOTED = (words: string): string => `“${words}”`;

export const SKIP_LINK = 'Skip to content';

/** Labels of the header, the menu and the footer. */
export const LABELS = {
  navigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  startYourProject: 'Start Your Project',
  projectBar: 'Your project',
  whatsApp: 'WhatsApp',
  call: 'Call',
  dashboard: 'Dashboard',
  staffLogin: 'Staff login',
  footerNavigation: 'Footer',
  tagline:
    'Crafting bespoke aquatic ecosystems that serve as living art and symbols of sophistication.',
  footerPages: 'Explore',
  footerContact: 'Contact',
  footerSocial: 'Follow',
  footerLegal: 'Legal',
  noTracking: 'This site sets no cookies and does not track you.',
  newTab: '(opens in a new tab)',
} as const;

/** Labels of the studio's address, phone number and e-mail address. */
export const HEADQUARTERS = {
  address: 'Address',
  map: 'Show on a map',
  phone: 'Phone',
  email: 'E-mail',
} as const;
