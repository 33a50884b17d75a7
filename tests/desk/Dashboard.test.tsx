import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MODULES } from '../../src/desk/modules.tsx';
import { signOut } from '../../src/firebase/auth.ts';
import { openApp, signInAs } from '../support/app.tsx';
import { divertRequests } from '../support/backend.ts';
import { expectConsoleError } from '../support/console.ts';
import { clauses } from '../specification/clauses.ts';

beforeEach(() => signInAs('Layla Haddad'));

/** The modules of the specification, in order: label, heading and address below /dashboard. */
const SPECIFIED = [
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
  if (header === null) throw new Error('Logout is outside the header');
  return header;
}

describe('the sidebar', () => {
  it(
    'lists the modules in order and opens their pages, from the top, in the hash',
    clauses('S2.1-1,2 S2.6-2,3 S6-2'),
    async () => {
      const scroll = vi.spyOn(window, 'scrollTo');
      openApp('/dashboard');
      const links = within(
        await screen.findByRole('navigation', { name: 'Dashboard' }),
      ).getAllByRole('link');
      const labels = links.map((link) => link.textContent);
      expect(labels).toEqual(MODULES.map(({ title }) => title));
      expect(labels.slice(0, SPECIFIED.length)).toEqual(SPECIFIED.map(([label]) => label));
      for (const [index, [label, title, path]] of SPECIFIED.entries()) {
        scroll.mockClear();
        fireEvent.click(links[index] as HTMLElement);
        expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
        expect(window.location.hash).toBe(`#/dashboard${path}`);
        expect(links[index]).toHaveAttribute('aria-current', 'page');
        expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
        await waitFor(() => expect(document.title).toMatch(label));
      }
      await waitFor(() => expect(scroll).toHaveBeenCalledOnce());
      expect(scroll).toHaveBeenLastCalledWith({ top: 0, left: 0, behavior: 'instant' });
      scroll.mockRestore();
    },
  );

  it('leads to the plan in a line of its own, which alone is the current one there', async () => {
    const { user } = openApp('/dashboard/service');
    const [plan] = await screen.findAllByRole('link', { name: 'Plan' });
    await user.click(plan as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'Plan' });
    expect(plan).toHaveAttribute('aria-current', 'page');
    for (const service of screen.getAllByRole('link', { name: 'Service' }))
      expect(service).not.toHaveAttribute('aria-current');
  });

  it('leads below the modules to the pages that belong to none of them', async () => {
    const { user } = openApp('/dashboard');
    const more = within(await screen.findByRole('navigation', { name: 'More pages' }));
    for (const name of ['Contacts', 'Tasks', 'Settings']) {
      await user.click(more.getByRole('link', { name }));
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    }
  });

  it(
    'opens as a drawer on small screens, closes on Escape and restores the focus',
    clauses('S2.6-7 S4-19'),
    async () => {
      const { user } = openApp('/dashboard');
      const menu = await screen.findByRole('button', { name: 'Open menu' });
      await user.click(menu);
      const drawer = await screen.findByRole('dialog');
      expect(within(drawer).getByRole('link', { name: 'Dashboard' })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(menu).toHaveFocus();

      await user.click(menu);
      await user.click(
        within(await screen.findByRole('dialog')).getByRole('link', { name: 'Sales' }),
      );
      expect(await screen.findByRole('heading', { name: 'Sales CRM' })).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

describe('the header', () => {
  it(
    'shows the display name; Logout signs out and opens the home page',
    clauses('S2.6-6'),
    async () => {
      const { user } = openApp('/dashboard');
      expect(await screen.findByText('Layla Haddad')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Logout' }));
      await waitFor(() => expect(window.location.hash).toBe('#/'));
      expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
    },
  );

  it(
    'prompts a user without a name for one, and shows the e-mail and an icon instead of a photo',
    clauses('S2.6-5 S3-2'),
    async () => {
      const email = await signInAs('   ');
      openApp('/dashboard');
      const header = await findHeader();
      expect(within(header).getByText(email)).toBeVisible();
      expect(header.querySelector('.lucide-circle-user-round')).toBeVisible();
      expect(header.querySelector('img')).toBeNull();
      expect(await screen.findByRole('button', { name: /enter your name/ })).toBeVisible();
    },
  );

  it('shows the photo, or the icon if it fails to load', clauses('S2.6-4 S3-2'), async () => {
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

it('a user without a name enters it in the dialog of the account, and the greeting has it', async () => {
  await signInAs('');
  const { user } = openApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: /enter your name/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your account' }));
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await user.type(field, '   {Enter}');
  expect(dialog.getByText('Enter a name.')).toBeVisible();
  expectConsoleError(/Saving the name failed/);
  const resume = await divertRequests(({ socket }) => socket.destroy());
  await user.type(field, ' Noor Rahman {Enter}');
  await waitFor(() => expect(dialog.getByText(/could not be saved/)).toBeVisible());
  resume();
  await user.type(field, '{Enter}');
  expect(await dialog.findByText('Your name is saved.')).toBeVisible();
  await user.keyboard('{Escape}');
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Noor' });
  expect(within(await findHeader()).getByText('Noor Rahman')).toBeVisible();
  expect(screen.queryByRole('button', { name: /enter your name/ })).toBeNull();
  expect(document.body).not.toHaveFocus();
});

describe('a visitor', () => {
  it.each(['/dashboard', '/dashboard/x'])(
    'is redirected from %s to the login page',
    clauses('S2.6-1 S6-1'),
    async (page) => {
      await signOut();
      openApp(page);
      expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
      expect(window.location.hash).toBe('#/login');
    },
  );
});

describe('an unknown address', () => {
  it('shows a message and a link to the dashboard', async () => {
    openApp('/dashboard/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  });
});
