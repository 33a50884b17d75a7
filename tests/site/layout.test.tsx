import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../../src/firebase/auth.ts';
import { rememberLastUser } from '../../src/session/lastUser.ts';
import { BRAND } from '../../src/company/brand.ts';
import { mapHref } from '../../src/lib/mapHref.ts';
import { telHref, whatsAppHref } from '../../src/site/components/links.tsx';
import { FOOTER_LINKS, MORE_LINKS } from '../../src/company/site/navigation.ts';
import type { InternalLink } from '../../src/company/site/types.ts';
import { signInAs } from '../support/app.tsx';
import { WHY_ROUTE } from '../support/publicRoutes.ts';
import { linksOf, siteHeader, visit } from './visit.tsx';
import { clauses } from '../specification/clauses.ts';

const PAGES = [
  ['Our Capabilities', '/services'],
  ['Portfolio', '/portfolio'],
  ['Coral Bank', '/coral-bank'],
  ['About', '/about'],
] as const;
const MORE = [
  [`Why ${BRAND.name}`, WHY_ROUTE],
  ['The Experience', '/experience'],
  ['For Professionals', '/professionals'],
] as const;
const ACTION = ['Start Your Project', '/contact'] as const;
/** The switch to Arabic, where the site has it. */
const arabic = (to: string) => (HAS_ARABIC ? [['العربية', to]] : []);

/** Text and route of links, as they are declared. */
const hrefsOf = (links: readonly InternalLink[]) => links.map(({ label, to }) => [label, to]);

afterEach(() => {
  vi.useRealTimers();
});

/** The links of the header in a wide window. */
function navigation(): HTMLElement {
  return within(siteHeader()).getByRole('navigation', { name: 'Main' });
}

/** The menu of a narrow window and its toggle button. */
function menu() {
  const toggle = within(siteHeader()).getByRole('button');
  const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  if (panel === null) throw new Error('The button controls no element');
  return { toggle, panel };
}

const footer = () => screen.getByRole('contentinfo');

describe('the header', () => {
  it(
    'links to the four pages, Start Your Project and, by a person icon, the staff login',
    clauses('S2.2-1,3,4'),
    async () => {
      const { user } = await visit('/');
      expect(linksOf(navigation())).toEqual([
        ...PAGES,
        ACTION,
        ...arabic('/ar'),
        ['Staff login', '/login'],
      ]);
      const icon = within(navigation()).getByRole('link', { name: 'Staff login' });
      expect(icon.querySelector('svg.lucide-circle-user-round')).toBeVisible();
      expect(icon).toHaveTextContent('');
      await user.click(icon);
      expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
      expect(window.location.hash).toBe('#/login');
    },
  );

  it(
    'shows a signed-in user the text Dashboard instead, until they sign out',
    clauses('S2.2-5'),
    async () => {
      await signInAs('Layla Haddad');
      rememberLastUser({ uid: '1', displayName: null, email: null, photo: null, signedInAt: 0 });
      await visit('/');
      const link = within(navigation()).getByRole('link', { name: 'Dashboard' });
      expect(link).toHaveAttribute('href', '#/dashboard');
      expect(linksOf(menu().panel)).toContainEqual(['Dashboard', '/dashboard']);
      expect(within(navigation()).queryByRole('link', { name: 'Staff login' })).toBeNull();
      await act(signOut);
      expect(within(navigation()).getByRole('link', { name: 'Staff login' })).toBeVisible();
      expect(within(navigation()).queryByRole('link', { name: 'Dashboard' })).toBeNull();
    },
  );
});

describe('the menu of a narrow window', () => {
  it(
    'opens and closes with its button, by Escape or a call, contains the links of the header, and makes the page inert',
    clauses('S2.2-2,7,8 S4-25'),
    async () => {
      const { user, main } = await visit('/services');
      const { toggle, panel } = menu();
      const page = () => [main.inert, footer().inert, document.documentElement.style.overflow];
      expect(toggle).toHaveAccessibleName('Open menu');
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
      expect(panel).not.toBeVisible();
      await user.click(toggle);
      expect(toggle).toHaveAccessibleName('Close menu');
      expect(toggle).toHaveAttribute('aria-expanded', 'true');
      expect(panel).toBeVisible();
      expect(linksOf(panel)).toEqual([
        ...PAGES,
        ACTION,
        ...arabic('/ar/services'),
        ['Staff login', '/login'],
        ...hrefsOf(MORE_LINKS),
        [BRAND.phone, telHref(BRAND.phone)],
        [
          'WhatsApp (opens in a new tab)',
          whatsAppHref(BRAND.whatsAppPhone, 'About your services: '),
        ],
      ]);
      expect(page()).toEqual([true, true, 'hidden']);
      await user.click(toggle);
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
      expect(panel).not.toBeVisible();
      expect(page()).toEqual([false, false, '']);

      await user.click(toggle);
      within(panel).getByRole('link', { name: 'About' }).focus();
      await user.keyboard('{Escape}');
      expect(panel).not.toBeVisible();
      expect(toggle).toHaveFocus();
      await user.click(toggle);
      const call = within(panel).getByRole('link', { name: BRAND.phone });
      // The simulated browser would leave the page.
      call.addEventListener('click', (event) => event.preventDefault());
      await user.click(call);
      expect(panel).not.toBeVisible();
      await user.click(within(siteHeader()).getByRole('link', { name: BRAND.name }));
      expect(await screen.findByRole('link', { name: 'Request a Free Quote' })).toBeVisible();
      expect(window.location.hash).toBe('#/');
    },
  );

  it('closes when a page is chosen, also the current one', clauses('S2.2-8'), async () => {
    const { user } = await visit('/experience');
    for (const [label, path] of [PAGES[0], ACTION, ACTION]) {
      const { toggle, panel } = menu();
      await user.click(toggle);
      await user.click(within(panel).getByRole('link', { name: label }));
      expect(panel).not.toBeVisible();
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
      expect(window.location.hash).toBe(`#${path}`);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    }
  });

  it('closes on Back and stays closed on Forward', async () => {
    const { user } = await visit('/about');
    await user.click(within(navigation()).getByRole('link', { name: 'Coral Bank' }));
    await screen.findByRole('heading', { level: 1, name: 'What the sea breaks, we raise' });
    const { toggle, panel } = menu();
    await user.click(toggle);
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'We begin behind the wall' });
    expect(panel).not.toBeVisible();
    act(() => window.history.forward());
    await screen.findByRole('heading', { level: 1, name: 'What the sea breaks, we raise' });
    expect(panel).not.toBeVisible();
  });

  it('closes when the window becomes wide enough for the links of the header', async () => {
    const query = Object.assign(new EventTarget() as MediaQueryList, { matches: false });
    const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue(query);
    const { user, main } = await visit('/services');
    const { toggle, panel } = menu();
    await user.click(toggle);
    expect(matchMedia).toHaveBeenLastCalledWith('(min-width: 64rem)');
    act(() => void query.dispatchEvent(new Event('change')));
    expect(panel).not.toBeVisible();
    expect(main.inert).toBe(false);
    matchMedia.mockRestore();
  });
});

describe('the footer', () => {
  it(
    'shows the tagline, the year, links to the pages, and the ways to reach the company',
    clauses('S1-5 S2.2-9,10,11,12'),
    async () => {
      // In Dubai, the new year has begun.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 11, 31, 20, 30) });
      await visit('/services');
      expect(within(footer()).getByText(/^©/)).toHaveTextContent(`© 2031 ${BRAND.name}`);
      expect(footer()).toHaveTextContent(
        'Crafting bespoke aquatic ecosystems that serve as living art and symbols of sophistication.',
      );
      const shown = linksOf(within(footer()).getByRole('navigation', { name: 'Footer' }));
      expect(shown.slice(0, PAGES.length + MORE.length)).toEqual([...PAGES, ...MORE]);
      expect(shown).toEqual(hrefsOf(FOOTER_LINKS));
      const links = linksOf(footer());
      expect(links).toContainEqual([BRAND.email, `mailto:${BRAND.email}`]);
      expect(links).toContainEqual([BRAND.phone, telHref(BRAND.phone)]);
      expect(within(footer()).getByText(BRAND.address)).toBeVisible();
      expect(links).toContainEqual(['Show on a map (opens in a new tab)', mapHref(BRAND.address)]);
      for (const { name, url } of BRAND.social) {
        const link = within(footer()).getByRole('link', { name: `${name} (opens in a new tab)` });
        expect(link).toHaveAttribute('href', url);
        expect(link).toHaveAttribute('target', '_blank');
        expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
      expect(linksOf(within(footer()).getByRole('navigation', { name: 'Legal' }))).toEqual([
        ['Privacy', '/privacy'],
        ['Imprint', '/imprint'],
      ]);
      expect(footer()).toHaveTextContent('This site sets no cookies and does not track you.');
    },
  );
});

describe('the skip link', () => {
  it('is the first control and moves focus to the content without changing the route', async () => {
    const { user, main } = await visit('/services');
    await user.tab();
    const skip = screen.getByRole('button', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(main).toHaveFocus();
    expect(window.location.hash).toBe('#/services');
    expect(screen.getByRole('heading', { name: 'Design & Engineering' })).toBeVisible();
  });
});
