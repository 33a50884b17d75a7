import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../../src/firebase/auth.ts';
import { openApp, signInAs } from '../support/app.tsx';
import { resetDatabase } from '../support/backend.ts';

beforeEach(async () => {
  await resetDatabase();
  await signInAs('Layla Haddad');
});

const MODULES = [
  ['Dashboard', 'Welcome back, Layla', ''],
  ['Sales', 'Sales CRM', '/sales'],
  ['Finance', 'Finance & Accounting', '/finance'],
  ['Inventory', 'Inventory Management', '/inventory'],
  ['Procurement', 'Procurement', '/procurement'],
  ['Suppliers', 'Supplier Management', '/suppliers'],
  ['Service', 'Service & Maintenance', '/service'],
] as const;

async function findHeader(): Promise<HTMLElement> {
  const header = (await screen.findByRole('button', { name: 'Logout' })).closest('header');
  if (header === null) throw new Error('Logout stands outside the header');
  return header;
}

describe('the sidebar', () => {
  it('names every module in order and leads to its page', async () => {
    openApp('/dashboard');
    const links = within(await screen.findByRole('navigation', { name: 'Dashboard' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.textContent)).toEqual(MODULES.map(([label]) => label));
    for (const [place, [label, title, path]] of MODULES.entries()) {
      fireEvent.click(links[place] as HTMLElement);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(window.location.hash).toBe(`#/dashboard${path}`);
      expect(links[place]).toHaveAttribute('aria-current', 'page');
      expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
      await waitFor(() => expect(document.title).toMatch(label));
    }
  });

  it('slides over on small screens, closes on Escape and gives the focus back', async () => {
    const { user } = openApp('/dashboard');
    const menu = await screen.findByRole('button', { name: 'Open menu' });
    await user.click(menu);
    const sheet = await screen.findByRole('dialog');
    expect(within(sheet).getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(menu).toHaveFocus();

    await user.click(menu);
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('link', { name: 'Sales' }),
    );
    expect(await screen.findByRole('heading', { name: 'Sales CRM' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the header', () => {
  it('names who is signed in and signs them out to the home page', async () => {
    const { user } = openApp('/dashboard');
    expect(await screen.findByText('Layla Haddad')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(window.location.hash).toBe('#/'));
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('shows the e-mail of a person without a name, and an icon instead of a photo', async () => {
    const email = await signInAs('');
    openApp('/dashboard');
    const header = await findHeader();
    expect(within(header).getByText(email)).toBeVisible();
    expect(header.querySelector('.lucide-circle-user-round')).toBeVisible();
    expect(header.querySelector('img')).toBeNull();
  });

  it('takes a name of spaces for none, and invites the person to say theirs', async () => {
    const email = await signInAs('   ');
    openApp('/dashboard');
    expect(within(await findHeader()).getByText(email)).toBeVisible();
    expect(await screen.findByRole('form', { name: 'What is your name?' })).toBeVisible();
  });

  it('shows the photo of a person who has one, and the icon when it cannot be loaded', async () => {
    await signInAs('Layla Haddad', 'https://photos.example/layla.jpg');
    openApp('/dashboard');
    const header = await findHeader();
    const photo = header.querySelector('img') as HTMLImageElement;
    expect(photo).toHaveAttribute('src', 'https://photos.example/layla.jpg');
    fireEvent.error(photo);
    expect(header.querySelector('img')).toBeNull();
    expect(header.querySelector('.lucide-circle-user-round')).toBeVisible();
  });
});

describe('the address', () => {
  it('stands behind a hash, and the page scrolls to the top when it changes', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    openApp('/dashboard');
    fireEvent.click(await screen.findByRole('link', { name: 'Suppliers' }));
    expect(await screen.findByRole('heading', { name: 'Supplier Management' })).toBeVisible();
    expect(window.location.hash).toBe('#/dashboard/suppliers');
    expect(scroll).toHaveBeenLastCalledWith({ top: 0, left: 0, behavior: 'instant' });
    scroll.mockClear();
    fireEvent.click(screen.getByRole('link', { name: 'Service' }));
    await screen.findByRole('heading', { name: 'Service & Maintenance' });
    await waitFor(() => expect(scroll).toHaveBeenCalledOnce());
    scroll.mockRestore();
  });
});

describe('a visitor', () => {
  it.each(['', '/sales', '/finance', '/inventory', '/procurement', '/suppliers', '/service', '/x'])(
    'who is not signed in comes from /dashboard%s to the login page',
    async (page) => {
      await signOut();
      openApp(`/dashboard${page}`);
      expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
      expect(window.location.hash).toBe('#/login');
    },
  );
});

describe('an unknown address', () => {
  it('says so and leads back', async () => {
    openApp('/dashboard/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  });
});
