import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openPalette } from '../../../src/features/palette/PaletteHost.tsx';
import { openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { allowConsoleError } from '../../support/console.ts';
import { installRules, restoreRules } from '../../support/rules.ts';

beforeEach(() => signInAs('Layla Haddad'));

const typeInto = (palette: ReturnType<typeof within>, value: string) =>
  fireEvent.change(palette.getByRole('combobox'), { target: { value } });

/** Opens the dashboard and its palette; resolves when the first option is there. */
async function openedPalette() {
  const { user } = openApp('/dashboard/suppliers');
  await screen.findByRole('heading', { level: 1 });
  act(openPalette);
  const palette = within(await screen.findByRole('dialog', { name: 'Search or jump to' }));
  await palette.findByRole('option', { name: 'Dashboard' });
  return { user, palette };
}

// First, while no other test has loaded the code.
it('shows what is typed before its code is there, and goes on with it', async () => {
  const { user } = openApp('/dashboard/suppliers');
  await screen.findByRole('heading', { level: 1 });
  act(openPalette);
  await user.keyboard('reex{Backspace}f');
  expect(screen.getByText('reef')).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Search or jump to…' })).toHaveValue('reef');
});

it('shows changes of colleagues while it is open', async () => {
  await seed('sales/deals/d1', {
    title: 'Reef lagoon',
    customer: 'Villa Qamar',
    stage: 'New Lead',
  });
  const { palette } = await openedPalette();
  typeInto(palette, 'reef');
  const option = await palette.findByRole('option', { name: /^Reef lagoon/ });
  expect(option).toHaveTextContent('Reef lagoon Villa Qamar $0.00 New Lead');
  await seed('sales/deals/d1/stage', 'Won');
  await waitFor(() =>
    expect(palette.getByRole('option', { name: /^Reef lagoon/ })).toHaveTextContent('Won'),
  );
  await seed('sales/deals/d1', null);
  expect(await palette.findByText('Nothing found')).toHaveRole('status');
});

it('says which records cannot be read, and finds the others', async () => {
  allowConsoleError(/Reading sales\/deals failed|permission_denied/);
  await installRules(
    JSON.stringify({
      rules: {
        '.write': false,
        sales: {
          customers: { '.read': true },
          leads: { '.read': true },
          deals: { '.read': false },
        },
        ...Object.fromEntries(
          [
            'finance',
            'inventory',
            'procurement',
            'suppliers',
            'service',
            'activity',
            'config',
            'staff',
          ].map((path) => [path, { '.read': true }]),
        ),
      },
    }),
  );
  try {
    await seed('sales/customers/c1', { name: 'Pearl Crescent Resort' });
    const { palette } = await openedPalette();
    expect(await palette.findByText(/^Cannot be read: .*\bdeals\b/)).toHaveRole('status');
    typeInto(palette, 'pearl');
    expect(await palette.findByRole('option', { name: /^Pearl/ })).toBeVisible();
  } finally {
    await restoreRules();
  }
});

it('opens the page of a customer as soon as it is found if Enter is pressed before, and names it among the recent ones', async () => {
  await seed('sales/customers/c1', { name: 'Pearl Crescent Resort' });
  const { user } = openApp('/dashboard/suppliers');
  await screen.findByRole('heading', { level: 1 });
  act(openPalette);
  const field = await screen.findByRole('combobox', { name: 'Search or jump to…' });
  expect(screen.getByText(/^Still loading: /)).toHaveRole('status');
  await user.type(field, 'pearl{Enter}');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Pearl Crescent Resort' }),
  ).toBeVisible();
  expect(window.location.hash).toBe('#/dashboard/sales/customer?name=Pearl+Crescent+Resort');
  act(openPalette);
  const recent = await screen.findByRole('group', { name: 'Recent' });
  expect(within(recent).getByRole('option', { name: /^Pearl Crescent Resort/ })).toBeVisible();
});

it('calls who is found, by touch', async () => {
  await seed('suppliers/s1', { name: 'Reef Glass', phone: '+971 50 555 0199' });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  onTestFinished(() => assign.mockRestore());
  const { user, palette } = await openedPalette();
  typeInto(palette, 'reef');
  const option = await palette.findByRole('option', { name: /^Reef Glass/ });
  await user.click(option.querySelector('[data-part=call]') ?? option);
  expect(assign).toHaveBeenCalledWith('tel:+971505550199');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the options in their order for the same query, and marks one of them as selected', async () => {
  const { user, palette } = await openedPalette();
  const selected = () => palette.getByRole('option', { selected: true });
  expect(selected()).toHaveTextContent('Dashboard');
  await user.keyboard('{ArrowDown}');
  expect(selected()).toHaveTextContent('Sales');
  await user.hover(palette.getByRole('option', { name: 'New Deal' }));
  expect(selected()).toHaveTextContent('New Deal');
  typeInto(palette, 'serv');
  await waitFor(() => expect(selected()).toHaveTextContent('Service'));
  await user.click(selected());
  await waitFor(() => expect(window.location.hash).toBe('#/dashboard/service'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers what can be done with the open record first, and goes to the field of a new note', async () => {
  await seed('sales/deals/d1', { title: 'Majlis water court', customer: 'Qamar', stage: 'Won' });
  const { user } = openApp('/dashboard/sales?record=deals/d1');
  await screen.findByRole('link', { name: 'New invoice' });
  act(openPalette);
  const group = await screen.findByRole('group', { name: 'Majlis water court' });
  const titles = within(group).getAllByRole('option');
  expect(titles.map(({ textContent }) => textContent.trim())).toEqual([
    'New invoice',
    'Add installation',
    'Write a note',
    'Add a task',
    'Copy link',
    'Open page of Qamar',
    'Archive',
  ]);
  await choose(user, 'note', /^Write a note/);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'New note' })).toHaveFocus());
});

it('opens a blank form, copies the link of a record, names it among the recent ones, and archives it', async () => {
  await seed('sales/deals/d1', { title: 'Majlis water court', stage: 'Won' });
  const { user } = await openedPalette();
  const actOn = async (query: string, name: string) => {
    const opened = within(await screen.findByRole('dialog', { name: 'Search or jump to' }));
    typeInto(opened, 'majlis');
    await opened.findByRole('option', { name: /^Majlis/, selected: true });
    await user.keyboard('{Control>}{Enter}{/Control}');
    typeInto(opened, query);
    await opened.findByRole('option', { name, selected: true });
    await user.keyboard('{Enter}');
  };
  await actOn('copy', 'Copy link');
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toMatch(/#\/dashboard\/sales\?record=deals\/d1/),
  );
  await choose(user, 'majlis', /^Majlis/);
  await screen.findByRole('dialog', { name: 'Edit Deal' });
  act(openPalette);
  const recent = await screen.findByRole('group', { name: 'Recent' });
  expect(recent).toHaveTextContent('Majlis water court');
  await choose(user, 'new deal', /^New Deal/);
  expect(await screen.findByRole('dialog', { name: 'New Deal' })).toBeVisible();
  await user.keyboard('{Escape}');
  act(openPalette);
  await actOn('archive', 'Archive');
  expect(await screen.findByText('Majlis water court archived')).toBeVisible();
  await waitFor(async () => expect(await stored('sales/deals/d1/archived')).not.toBeNull());
});

it('leads to an invitation, to another theme, and out', async () => {
  const { user, palette } = await openedPalette();
  typeInto(palette, 'invite');
  await user.click(await palette.findByRole('option', { name: /^Invite a colleague/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite a colleague' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));

  expect(screen.getByRole('button', { name: 'Theme: system' })).toBeVisible();
  await choose(user, 'theme', /^Change the theme/);
  expect(await screen.findByRole('button', { name: 'Theme: light' })).toBeVisible();

  await choose(user, 'logout', /^Sign out/);
  await waitFor(() => expect(window.location.hash).toBe('#/'));
});

/** Chooses an option of the palette that a query finds. */
async function choose(user: UserEvent, query: string, name: RegExp): Promise<void> {
  act(openPalette);
  const palette = within(await screen.findByRole('dialog', { name: 'Search or jump to' }));
  typeInto(palette, query);
  await user.click(await palette.findByRole('option', { name }));
}
