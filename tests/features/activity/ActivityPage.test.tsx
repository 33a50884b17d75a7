import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { today } from '../../../src/lib/dates.ts';
import { addDays } from '../../../src/lib/calendar.ts';
import { seed } from '../../support/backend.ts';
import { expectConsoleError } from '../../support/console.ts';

const HOUR_MS = 3_600_000;

/** Noon of the day before today by some days, at the company. */
const noon = (daysAgo: number): number => Date.parse(`${addDays(today(), -daysAgo)}T08:00Z`);

const entry = (timestamp: number, changes: object = {}) => ({
  user: 'Omar',
  action: 'updated deal',
  subject: 'Reef',
  timestamp,
  ...changes,
});

const lines = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const subjects = () => screen.queryAllByText(/^Deal \d+$/).map((item) => item.textContent);

/** Clicks a link of a page. */
async function click(path: string, name: RegExp): Promise<void> {
  const { user } = openApp(path);
  await user.click(await screen.findByRole('link', { name }));
}

const addressInBar = () => decodeURIComponent(window.location.hash.replaceAll('+', ' '));

beforeEach(async () => {
  await signInAs('Layla Haddad');
});

describe('the activity page', () => {
  it('lists entries by day, newest first, live, and is not in the sidebar', async () => {
    await seed('procurement/purchaseOrders/a', { poId: 'PO-1', creationDate: '2026-02-03' });
    await seed('activity', {
      a: entry(Date.UTC(2026, 1, 3, 5, 5), { action: 'created PO', subject: 'PO-1' }),
      b: entry(noon(1)),
      c: entry(noon(1) + HOUR_MS, { user: 'Sara' }),
      d: { user: 'damaged' },
    });
    openApp('/dashboard/activity');
    const yesterday = within(await screen.findByRole('region', { name: 'Yesterday' }));
    const items = yesterday.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(['Sara updated deal Reef13:00', 'Omar updated deal Reef12:00']);
    const february = within(screen.getByRole('region', { name: '03 Feb 2026' }));
    expect(february.getByRole('listitem')).toHaveTextContent('Omar created PO PO-109:05');
    await seed('activity/e', entry(Date.now()));
    const ofToday = within(await screen.findByRole('region', { name: 'Today' }));
    expect(ofToday.getAllByRole('listitem')).toHaveLength(1);
    expect(lines()).toHaveLength(4);
    expect(screen.getByText('The latest 4 entries')).toBeVisible();
    expect(document.title).toMatch(/^Activity · /);
    const sidebar = screen.getByRole('navigation', { name: 'Dashboard' });
    expect(within(sidebar).queryByRole('link', { name: 'Activity' })).toBeNull();
  });

  it('shows records that one write created in one line, and each update in its own', async () => {
    const created = (user: string, subject: string) =>
      entry(noon(1), { user, action: 'created new lead', subject });
    await seed('activity', {
      a: created('Sara', 'Palm'),
      b: created('Sara', 'Reef'),
      c: created('Sara', 'Dune'),
      d: created('Omar', 'Oasis'),
      e: entry(noon(2)),
      f: entry(noon(2)),
    });
    openApp('/dashboard/activity');
    const all = await screen.findByRole('link', { name: 'Sara created new lead Dune and 2 more' });
    expect(all).toHaveAttribute('href', '#/dashboard/sales?part=leads');
    expect(lines()).toHaveLength(4);
  });

  it('shows what a save carries along in other records in the line of what it is about', async () => {
    const sara = (action: string, subject: string) =>
      entry(noon(1), { user: 'Sara', action, subject });
    await seed('activity', {
      a: sara('updated inventory for', 'SALT'),
      b: sara('updated inventory for', 'PUMP'),
      c: sara('updated PO', 'PO-1'),
      d: entry(noon(1), { action: 'updated inventory for', subject: 'LAMP' }),
      // What a conversion creates is worth a line.
      e: entry(noon(2), { action: 'created new customer', subject: 'Palm' }),
      f: entry(noon(2), { action: 'updated lead', subject: 'Palm' }),
    });
    await seed('sales/customers/e', { name: 'Palm', creationDate: '2026-11-05' });
    openApp('/dashboard/activity');
    await screen.findByText('The latest 6 entries');
    expect(lines()).toEqual([
      'Omar updated inventory for LAMP12:00',
      'Sara updated PO PO-112:00',
      'Omar updated lead Palm12:00',
      'Omar created new customer Palm12:00',
    ]);
    fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), {
      target: { value: 'items' },
    });
    expect(lines()).toHaveLength(3);
  });

  it('filters by person and kind of record, in the address', async () => {
    await seed('activity', {
      a: entry(noon(1), { user: 'Sara', subject: 'Pool' }),
      b: entry(noon(2), { user: 'Sara', action: 'created invoice', subject: 'INV-1' }),
      c: entry(noon(1), { subject: 'Lagoon' }),
    });
    const { user } = openApp('/dashboard/activity?kind=deals');
    const person = await screen.findByRole('combobox', { name: 'Person' });
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('Deal');
    await user.selectOptions(person, 'Sara');
    expect(lines()).toEqual(['Sara updated deal Pool12:00']);
    expect(screen.getByText('1 of the latest 3 entries')).toBeVisible();
    expect(addressInBar()).toBe('#/dashboard/activity?kind=deals&person=Sara');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Everything');
    expect(lines()).toHaveLength(2);
    expect(addressInBar()).toBe('#/dashboard/activity?person=Sara');
  });

  it('loads the next hundred earlier entries while there are more', async () => {
    const entries = Array.from({ length: 150 }, (_, index) => [
      `k${String(index).padStart(3, '0')}`,
      // Several at the same time, so that a boundary falls between them.
      entry(noon(400) + Math.floor(index / 7) * HOUR_MS, { subject: `Deal ${index}` }),
    ]);
    await seed('activity', Object.fromEntries(entries));
    const { user } = openApp('/dashboard/activity');
    await waitFor(() => expect(subjects()).toHaveLength(100));
    await user.click(screen.getByRole('button', { name: 'Show earlier' }));
    await waitFor(() => expect(subjects()).toHaveLength(150));
    expect(new Set(subjects()).size).toBe(150);
    expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  });

  it('without a connection keeps what is loaded and says that the rest is not', async () => {
    const entries = Array.from({ length: 100 }, (_, index) => [`k${index}`, entry(noon(2))]);
    await seed('activity', Object.fromEntries(entries));
    const { user } = openApp('/dashboard/activity');
    await waitFor(() => expect(lines()).toHaveLength(100));
    goOffline(getDatabase());
    onTestFinished(() => goOnline(getDatabase()));
    expect(await screen.findByText(/Later entries appear once it is back/)).toBeVisible();
    expectConsoleError(/Reading activity failed/);
    await user.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(await screen.findByText(/Earlier entries could not be loaded/)).toBeVisible();
    expect(lines()).toHaveLength(100);
    goOnline(getDatabase());
    await waitFor(() =>
      expect(screen.queryByText(/Later entries appear once it is back/)).toBeNull(),
    );
    await user.click(screen.getByRole('button', { name: 'Show earlier' }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  });
});

describe('an activity entry leads', () => {
  it('to the record it is about', async () => {
    await seed('suppliers/s1', { name: 'Reef Glass' });
    await seed('activity', {
      k1: entry(noon(0), { action: 'updated supplier', subject: 'Reef Glass' }),
    });
    const changes = { name: { from: 'Reef', to: 'Reef Glass' } };
    const history = { record: 'suppliers/s1', user: 'Omar', timestamp: noon(0), changes };
    await seed('history/k1', history);
    await click('/dashboard/activity', /updated supplier/);
    await waitFor(() => expect(addressInBar()).toBe('#/dashboard/suppliers?record=suppliers/s1'));
  });

  it('to a search for its subject when it has no history, and nowhere when its action is unknown', async () => {
    await seed('activity/k1', entry(noon(0), { action: 'updated PO', subject: 'PO-2026-7' }));
    // Nobody knows what this one is about.
    await seed('activity/k2', entry(noon(0), { action: 'deleted deal' }));
    openApp('/dashboard/activity');
    expect(await screen.findByText(/deleted deal/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /deleted deal/ })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: /updated PO/ }));
    await waitFor(() => expect(addressInBar()).toBe('#/dashboard/procurement?q=PO-2026-7'));
  });

  it('to a message when it is unknown itself', async () => {
    const { user } = openApp('/dashboard/activity?entry=nothing');
    expect(await screen.findByText('There is no activity entry at this address.')).toBeVisible();
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: 'All activity' }));
    expect(await screen.findByText(/^No activity yet/)).toBeVisible();
  });
});
