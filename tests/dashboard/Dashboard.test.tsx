import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { resetDatabase } from '../support/backend.ts';

beforeEach(async () => {
  await resetDatabase();
  await signInAs('Layla Haddad');
});

const MODULES = [
  ['Dashboard', 'Welcome back, Layla'],
  ['Sales', 'Sales CRM'],
  ['Finance', 'Finance & Accounting'],
  ['Inventory', 'Inventory Management'],
  ['Procurement', 'Procurement'],
  ['Suppliers', 'Supplier Management'],
  ['Service', 'Service & Maintenance'],
] as const;

describe('the sidebar', () => {
  it('names every module in order and leads to its page', async () => {
    const { user } = openApp('/dashboard');
    const links = within(await screen.findByRole('navigation', { name: 'Dashboard' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.textContent)).toEqual(MODULES.map(([label]) => label));
    for (const [place, [label, title]] of MODULES.entries()) {
      await user.click(links[place] as HTMLElement);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(links[place]).toHaveAttribute('aria-current', 'page');
      expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
      expect(document.title).toMatch(label);
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
    expect(await screen.findByRole('link', { name: 'Staff login' })).toBeVisible();
    expect(window.location.hash).toBe('#/');
  });
});

describe('an unknown address', () => {
  it('says so and leads back', async () => {
    openApp('/dashboard/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  });
});
