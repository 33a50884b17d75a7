import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getAuth } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { resetDatabase, seed } from '../support/backend.ts';
import { allowConsoleError } from '../support/console.ts';

const WAITING = { name: 'Your account is awaiting approval', level: 1 };

let email: string;

beforeEach(async () => {
  await resetDatabase();
  email = await signInAs('Layla Haddad');
});

async function approve(): Promise<void> {
  await seed(`staff/${getAuth().currentUser?.uid}`, true);
}

describe('while only listed staff are let in', () => {
  beforeEach(async () => {
    // The lists of the page behind may be refused before it has let go of them.
    allowConsoleError(/Reading \S+ failed/);
    await seed('config/staffOnly', true);
  });

  it('someone who is not on the list is told so, calmly, and can leave', async () => {
    openApp('/dashboard/finance');
    expect(await screen.findByRole('heading', WAITING)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`You are signed in as ${email}.`);
    expect(document.title).toMatch(/^Awaiting approval/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(window.location.hash).toBe('#/'));
  });

  it('looks again when asked, and opens the page that was wanted', async () => {
    openApp('/dashboard/finance');
    await screen.findByRole('heading', WAITING);
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', WAITING)).toBeVisible();
    await approve();
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    expect(await screen.findByText(/^No invoices yet/)).toBeVisible();
    expect(document.title).toMatch(/^Finance/);
  });

  it('looks again by itself', async () => {
    const every = vi.spyOn(globalThis, 'setInterval');
    openApp('/dashboard');
    await screen.findByRole('heading', WAITING);
    await approve();
    const [look] = every.mock.calls.find(([, pause]) => pause === 30_000) ?? [];
    look?.();
    expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  });

  it('someone on the list sees nothing of it', async () => {
    await approve();
    openApp('/dashboard/finance');
    expect(await screen.findByText(/^No invoices yet/)).toBeVisible();
    expect(screen.queryByRole('heading', WAITING)).toBeNull();
  });
});
