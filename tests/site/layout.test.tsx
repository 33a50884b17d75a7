import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../../src/firebase/auth.ts';
import { signInAs } from '../support/app.tsx';
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

/** The links of the header as they stand in a wide window. */
function navigation(): HTMLElement {
  return within(siteHeader()).getByRole('navigation', { name: 'Main' });
}

/** The menu of a narrow window, and the button that opens and closes it. */
function menu() {
  const toggle = within(siteHeader()).getByRole('button');
  const sheet = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  if (sheet === null) throw new Error('The button controls nothing');
  return { toggle, sheet };
}

const footer = () => screen.getByRole('contentinfo');

describe('the header', () => {
  it('links to the four pages, to a new project and to the staff side', async () => {
    await visit('/');
    expect(linksOf(navigation())).toEqual([
      ...PAGES,
      ['Start Your Project', '/contact'],
      ['Staff login', '/login'],
    ]);
  });

  it('leads to the home page by its logo', async () => {
    const { user } = await visit('/about');
    const logo = within(siteHeader()).getByRole('link', { name: 'Atollier' });
    expect(logo.querySelector('svg')).toBeVisible();
    await user.click(logo);
    expect(await screen.findByRole('link', { name: 'Request a Free Quote' })).toBeVisible();
    expect(window.location.hash).toBe('#/');
  });

  it('leads from Start Your Project to the contact page', async () => {
    const { user } = await visit('/');
    await user.click(within(navigation()).getByRole('link', { name: 'Start Your Project' }));
    expect(await screen.findByRole('heading', { name: 'Request a consultation' })).toBeVisible();
    expect(window.location.hash).toBe('#/contact');
  });

  it('shows a visitor a person icon that links to the login', async () => {
    const { user } = await visit('/');
    const icon = within(navigation()).getByRole('link', { name: 'Staff login' });
    expect(icon.querySelector('svg.lucide-circle-user-round')).toBeVisible();
    expect(icon).toHaveTextContent('');
    await user.click(icon);
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect(window.location.hash).toBe('#/login');
  });

  it('shows a signed-in person the word Dashboard instead, for as long as they are signed in', async () => {
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
    'marks %s as the current page at %s, and no other',
    async (label, path) => {
      await visit(path);
      const current = navigation().querySelectorAll('[aria-current]');
      expect([...current].map(({ textContent }) => textContent)).toEqual([label]);
      expect(current[0]).toHaveAttribute('aria-current', 'page');
    },
  );

  it('marks Portfolio while a case study is read, and nothing on the home page', async () => {
    const { user } = await visit('/portfolio/1');
    expect(navigation().querySelector('[aria-current]')).toHaveTextContent('Portfolio');
    await user.click(within(siteHeader()).getByRole('link', { name: 'Atollier' }));
    expect(await screen.findByRole('link', { name: 'Request a Free Quote' })).toBeVisible();
    expect(navigation().querySelector('[aria-current]')).toBeNull();
  });
});

describe('the menu of a narrow window', () => {
  it('opens and closes by its button, with the links of the header inside', async () => {
    const { user } = await visit('/services');
    const { toggle, sheet } = menu();
    expect(toggle).toHaveAccessibleName('Open menu');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(sheet).not.toBeVisible();
    await user.click(toggle);
    expect(toggle).toHaveAccessibleName('Close menu');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(sheet).toBeVisible();
    expect(linksOf(sheet)).toEqual([
      ...PAGES,
      ['Start Your Project', '/contact'],
      ['Staff login', '/login'],
    ]);
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(sheet).not.toBeVisible();
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const { user } = await visit('/services');
    const { toggle, sheet } = menu();
    await user.click(toggle);
    within(sheet).getByRole('link', { name: 'About' }).focus();
    await user.keyboard('{Escape}');
    expect(sheet).not.toBeVisible();
    expect(toggle).toHaveFocus();
  });

  it.each([...PAGES, ['Start Your Project', '/contact'] as const])(
    'closes when %s is chosen',
    async (label, path) => {
      const { user } = await visit('/experience');
      const { toggle, sheet } = menu();
      await user.click(toggle);
      await user.click(within(sheet).getByRole('link', { name: label }));
      expect(sheet).not.toBeVisible();
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
      expect(window.location.hash).toBe(`#${path}`);
    },
  );

  it('closes when the page that is already there is chosen', async () => {
    const { user } = await visit('/about');
    const { toggle, sheet } = menu();
    await user.click(toggle);
    await user.click(within(sheet).getByRole('link', { name: 'About' }));
    expect(sheet).not.toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('closes when the visitor goes back, and stays closed when they come forward again', async () => {
    const { user } = await visit('/about');
    await user.click(within(navigation()).getByRole('link', { name: 'Coral Bank' }));
    await screen.findByRole('heading', { level: 1, name: 'What the sea breaks, we raise' });
    const { toggle, sheet } = menu();
    await user.click(toggle);
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'We begin behind the wall' });
    expect(sheet).not.toBeVisible();
    act(() => window.history.forward());
    await screen.findByRole('heading', { level: 1, name: 'What the sea breaks, we raise' });
    expect(sheet).not.toBeVisible();
  });

  it('holds back what it covers, and only while it is open', async () => {
    const { user, main } = await visit('/services');
    const { toggle } = menu();
    await user.click(toggle);
    expect([main.inert, footer().inert]).toEqual([true, true]);
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.click(toggle);
    expect([main.inert, footer().inert]).toEqual([false, false]);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes when the window grows wide enough for the header to hold the links', async () => {
    const query = Object.assign(new EventTarget() as MediaQueryList, { matches: false });
    const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue(query);
    const { user, main } = await visit('/services');
    const { toggle, sheet } = menu();
    await user.click(toggle);
    expect(matchMedia).toHaveBeenLastCalledWith('(min-width: 64rem)');
    act(() => void query.dispatchEvent(new Event('change')));
    expect(sheet).not.toBeVisible();
    expect(main.inert).toBe(false);
    matchMedia.mockRestore();
  });

  it('offers a signed-in person the dashboard', async () => {
    await signInAs('Layla Haddad');
    const { user } = await visit('/services');
    const { toggle, sheet } = menu();
    await user.click(toggle);
    expect(within(sheet).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '#/dashboard',
    );
  });
});

describe('the footer', () => {
  it('says what the studio does, in the words of its tagline', async () => {
    await visit('/services');
    expect(
      within(footer()).getByText(
        'Crafting bespoke aquatic ecosystems that serve as living art and symbols of sophistication.',
      ),
    ).toBeVisible();
  });

  it('links to the pages of the header and three more', async () => {
    await visit('/services');
    expect(linksOf(within(footer()).getByRole('navigation', { name: 'Footer' }))).toEqual([
      ...PAGES,
      ['Why Atollier', '/why-atollier'],
      ['The Experience', '/experience'],
      ['For Professionals', '/professionals'],
    ]);
  });

  it.each([
    ['photo sharing', 'Instagram', 'www.instagram.com'],
    ['social network', 'Facebook', 'www.facebook.com'],
    ['video site', 'YouTube', 'www.youtube.com'],
  ])('links to the %s page, in a tab of its own', async (_, name, host) => {
    await visit('/services');
    const link = within(footer()).getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(new URL((link as HTMLAnchorElement).href).host).toBe(host);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('gives an e-mail, a phone number and the address', async () => {
    await visit('/services');
    expect(within(footer()).getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      'mailto:studio@atollier.example',
    );
    expect(within(footer()).getByRole('link', { name: '+971 4 555 0100' })).toHaveAttribute(
      'href',
      'tel:+97145550100',
    );
    expect(within(footer()).getByText('Dubai Investments Park, Dubai, UAE')).toBeVisible();
  });

  it('carries the current year', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 5, 1) });
    await visit('/services');
    expect(within(footer()).getByText(/^©/)).toHaveTextContent('© 2031 Atollier');
  });
});

describe('the skip link', () => {
  it('comes first and moves the focus to the content without changing the address', async () => {
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
