import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getAuth } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { seed } from '../support/backend.ts';
import { allowConsoleError } from '../support/console.ts';

const HEADING = { name: 'Your account is awaiting approval', level: 1 };

let email: string;

beforeEach(async () => {
  email = await signInAs('Layla Haddad');
});

async function approve(): Promise<void> {
  await seed(`staff/${getAuth().currentUser?.uid}`, true);
}

describe('in staff-only mode', () => {
  beforeEach(async () => {
    // Subscriptions of the page may be denied before it unmounts.
    allowConsoleError(/Reading \S+ failed/);
    await seed('config/staffOnly', true);
  });

  it('tells users who are not on the staff list, and lets them log out', async () => {
    openApp('/dashboard/finance');
    expect(await screen.findByRole('heading', HEADING)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`You are signed in as ${email}.`);
    await waitFor(() => expect(document.title).toMatch(/^Awaiting approval/));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(window.location.hash).toBe('#/'));
  });

  it('checks again on request, and then opens the requested page', async () => {
    openApp('/dashboard/finance');
    await screen.findByRole('heading', HEADING);
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', HEADING)).toBeVisible();
    await approve();
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    expect(await screen.findByText(/^No invoices yet/)).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Finance/));
  });

  it('checks again every 30 seconds', async () => {
    const setIntervalSpy = vi.spyOn(globalThis, 'setInterval');
    openApp('/dashboard');
    await screen.findByRole('heading', HEADING);
    await approve();
    // The page may be shown before it has started to wait, and starts anew when it is rendered again.
    const findNavigation = (): HTMLElement => {
      const checks = setIntervalSpy.mock.calls.filter(([, interval]) => interval === 30_000);
      expect(checks).not.toEqual([]);
      for (const [check] of checks) check();
      return screen.getByRole('navigation', { name: 'Dashboard' });
    };
    const navigation = await vi.waitFor(findNavigation, { timeout: 20_000, interval: 1_000 });
    expect(navigation).toBeVisible();
  });

  it('opens the dashboard for users on the staff list', async () => {
    await approve();
    openApp('/dashboard/finance');
    expect(await screen.findByText(/^No invoices yet/)).toBeVisible();
    expect(screen.queryByRole('heading', HEADING)).toBeNull();
  });
});
