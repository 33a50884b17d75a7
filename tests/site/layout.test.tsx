import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../../src/firebase/auth.ts';
import { BRAND } from '../../src/brand.ts';
import { telHref } from '../../src/site/telHref.ts';
import { signInAs } from '../support/app.tsx';
import { WHY_ROUTE } from '../support/publicRoutes.ts';
import { linksOf, siteHeader, visit } from './visit.ts';

const PAGES = [
  ['Our Capabilities', '/services'],
  ['Portfolio', '/portfolio'],
  ['Coral Bank', '/coral-bank'],
  ['About', '/about'],
] as const;

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
  it('links to the four pages, Start Your Project and the staff login [S2.2-1]', async () => {
    await visit('/');
    expect(linksOf(navigation())).toEqual([
      ...PAGES,
      ['Start Your Project', '/contact'],
      ['Staff login', '/login'],
    ]);
  });

  it('links from the logo to the home page [S2.2-2]', async () => {
    const { user } = await visit('/about');
    const logo = within(siteHeader()).getByRole('link', { name: BRAND.name });
    expect(logo.querySelector('svg')).toBeVisible();
    await user.click(logo);
    expect(await screen.findByRole('link', { name: 'Request a Free Quote' })).toBeVisible();
    expect(window.location.hash).toBe('#/');
  });

  it('links from Start Your Project to the contact page [S2.2-3]', async () => {
    const { user } = await visit('/');
    await user.click(within(navigation()).getByRole('link', { name: 'Start Your Project' }));
    expect(await screen.findByRole('heading', { name: 'Request a consultation' })).toBeVisible();
    expect(window.location.hash).toBe('#/contact');
  });

  it('shows a visitor a person icon that links to the login [S2.2-4]', async () => {
    const { user } = await visit('/');
    const icon = within(navigation()).getByRole('link', { name: 'Staff login' });
    expect(icon.querySelector('svg.lucide-circle-user-round')).toBeVisible();
    expect(icon).toHaveTextContent('');
    await user.click(icon);
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect(window.location.hash).toBe('#/login');
  });

  it('shows a signed-in user the text Dashboard instead, until they sign out [S2.2-5]', async () => {
    await signInAs('Layla Haddad');
    await visit('/');
    const link = within(navigation()).getByRole('link', { name: 'Dashboard' });
    expect(link).toHaveAttribute('href', '#/dashboard');
    expect(within(navigation()).queryByRole('link', { name: 'Staff login' })).toBeNull();
    await act(signOut);
    expect(within(navigation()).getByRole('link', { name: 'Staff login' })).toBeVisible();
    expect(within(navigation()).queryByRole('link', { name: 'Dashboard' })).toBeNull();
  });

  it.each([...PAGES, ['Start Your Project', '/contact'] as const])(
    'marks only %s as the current page at %s [S2.2-6]',
    async (label, path) => {
      await visit(path);
      const current = navigation().querySelectorAll('[aria-current]');
      expect([...current].map(({ textContent }) => textContent)).toEqual([label]);
      expect(current[0]).toHaveAttribute('aria-current', 'page');
    },
  );

  it('marks Portfolio on a case study, and nothing on the home page', async () => {
    const { user } = await visit('/portfolio/1');
    expect(navigation().querySelector('[aria-current]')).toHaveTextContent('Portfolio');
    await user.click(within(siteHeader()).getByRole('link', { name: BRAND.name }));
    expect(await screen.findByRole('link', { name: 'Request a Free Quote' })).toBeVisible();
    expect(navigation().querySelector('[aria-current]')).toBeNull();
  });
});

describe('the menu of a narrow window', () => {
  it('opens and closes with its button, and contains the links of the header [S2.2-7 S4-25]', async () => {
    const { user } = await visit('/services');
    const { toggle, panel } = menu();
    expect(toggle).toHaveAccessibleName('Open menu');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(panel).not.toBeVisible();
    await user.click(toggle);
    expect(toggle).toHaveAccessibleName('Close menu');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(panel).toBeVisible();
    expect(linksOf(panel)).toEqual([
      ...PAGES,
      ['Start Your Project', '/contact'],
      ['Staff login', '/login'],
    ]);
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(panel).not.toBeVisible();
  });

  it('closes on Escape and returns focus to its button [S4-25]', async () => {
    const { user } = await visit('/services');
    const { toggle, panel } = menu();
    await user.click(toggle);
    within(panel).getByRole('link', { name: 'About' }).focus();
    await user.keyboard('{Escape}');
    expect(panel).not.toBeVisible();
    expect(toggle).toHaveFocus();
  });

  it.each([...PAGES, ['Start Your Project', '/contact'] as const])(
    'closes when %s is chosen [S2.2-8]',
    async (label, path) => {
      const { user } = await visit('/experience');
      const { toggle, panel } = menu();
      await user.click(toggle);
      await user.click(within(panel).getByRole('link', { name: label }));
      expect(panel).not.toBeVisible();
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
      expect(window.location.hash).toBe(`#${path}`);
    },
  );

  it('closes when the current page is chosen', async () => {
    const { user } = await visit('/about');
    const { toggle, panel } = menu();
    await user.click(toggle);
    await user.click(within(panel).getByRole('link', { name: 'About' }));
    expect(panel).not.toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
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

  it('makes the page behind it inert while it is open', async () => {
    const { user, main } = await visit('/services');
    const { toggle } = menu();
    await user.click(toggle);
    expect([main.inert, footer().inert]).toEqual([true, true]);
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.click(toggle);
    expect([main.inert, footer().inert]).toEqual([false, false]);
    expect(document.documentElement.style.overflow).toBe('');
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

  it('links a signed-in user to the dashboard', async () => {
    await signInAs('Layla Haddad');
    const { user } = await visit('/services');
    const { toggle, panel } = menu();
    await user.click(toggle);
    expect(within(panel).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '#/dashboard',
    );
  });
});

describe('the footer', () => {
  it('shows the tagline [S1-5]', async () => {
    await visit('/services');
    expect(
      within(footer()).getByText(
        'Crafting bespoke aquatic ecosystems that serve as living art and symbols of sophistication.',
      ),
    ).toBeVisible();
  });

  it('links to the pages of the header and three more [S2.2-9]', async () => {
    await visit('/services');
    expect(linksOf(within(footer()).getByRole('navigation', { name: 'Footer' }))).toEqual([
      ...PAGES,
      [`Why ${BRAND.name}`, WHY_ROUTE],
      ['The Experience', '/experience'],
      ['For Professionals', '/professionals'],
    ]);
  });

  it.each(BRAND.social)('links to the $name page in a new tab [S2.2-10]', async ({ name, url }) => {
    await visit('/services');
    const link = within(footer()).getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('shows the e-mail address, phone number and address [S2.2-11]', async () => {
    await visit('/services');
    const links = linksOf(footer());
    expect(links).toContainEqual([BRAND.email, `mailto:${BRAND.email}`]);
    expect(links).toContainEqual([BRAND.phone, telHref(BRAND.phone)]);
    expect(within(footer()).getByText(BRAND.address)).toBeVisible();
  });

  it('shows the current year [S2.2-12]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 5, 1) });
    await visit('/services');
    expect(within(footer()).getByText(/^©/)).toHaveTextContent(`© 2031 ${BRAND.name}`);
  });
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
