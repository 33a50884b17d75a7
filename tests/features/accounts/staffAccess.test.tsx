import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getAuth, updateProfile } from 'firebase/auth';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { rememberInvitation } from '../../../src/features/accounts/findInvitation.ts';
import { chooseCopy } from '../../../src/session/copyChoice.ts';
import { openCopy } from '../../../src/records/store/device/copies.ts';
import { currentUid, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { allowConsoleError } from '../../support/console.ts';
import { installRules, restoreRules } from '../../support/rules.ts';

const HEADING = { name: 'Your account is awaiting approval', level: 1 };

let email: string;

beforeEach(async () => {
  email = await signInAs('Layla Haddad');
});

/** Whether this device has a copy of a list. */
const isKept = async (path: string): Promise<boolean> =>
  (await openCopy(
    currentUid(),
    path,
    (row) => row,
    () => true,
  ).read()) !== null;

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
    await waitFor(() => expect(document.title).toMatch(/^No access/));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(window.location.hash).toBe('#/'));
  });

  it('checks again on request, and then opens the requested page and keeps a copy of it', async () => {
    chooseCopy(currentUid(), 'keep');
    await seed('sales/customers/c1', { name: 'Villa Noor' });
    openApp('/dashboard/finance');
    await screen.findByRole('heading', HEADING);
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', HEADING)).toBeVisible();
    await approve();
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    expect(await screen.findByText(/^No invoices yet/)).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Finance/));
    await expect.poll(() => isKept('sales/customers'), { timeout: 20_000 }).toBe(true);
  });

  it('checks again every 10 seconds', async () => {
    const setIntervalSpy = vi.spyOn(globalThis, 'setInterval');
    openApp('/dashboard');
    await screen.findByRole('heading', HEADING);
    await approve();
    // The page may be shown before it has started to wait, and starts anew when it is rendered again.
    const findNavigation = (): HTMLElement => {
      const checks = setIntervalSpy.mock.calls.filter(([, interval]) => interval === 10_000);
      expect(checks).not.toEqual([]);
      for (const [check] of checks) check();
      return screen.getByRole('navigation', { name: 'Dashboard' });
    };
    const navigation = await vi.waitFor(findNavigation, { timeout: 20_000, interval: 1_000 });
    expect(navigation).toBeVisible();
  });

  it('renews the token of somebody who comes with a mutilated invitation, which may be all that is missing', async () => {
    await installRules(`{"rules":{".read":"auth.token.name === 'Layla Noor'"}}`);
    onTestFinished(restoreRules);
    const user = getAuth().currentUser;
    if (user === null) throw new Error('Nobody is signed in');
    // The token keeps the old name until it is renewed.
    await updateProfile(user, { displayName: 'Layla Noor' });
    rememberInvitation('0123abc');
    openApp('/dashboard/finance');
    expect(await screen.findByText(/^No invoices yet/)).toBeVisible();
  });
});

const draftCount = (): number =>
  Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')).length;

/** A page with a record and text in a form, on a device that keeps a copy. */
async function openForm() {
  await seed('sales/deals/d1', { title: 'Garden reef', customer: 'Villa Noor', value: 1 });
  await seed(`staff/${currentUid()}`, true);
  await seed('config/staffOnly', true);
  chooseCopy(currentUid(), 'keep');
  const { user } = openApp('/dashboard/sales');
  await user.click(await screen.findByRole('button', { name: 'New Deal' }));
  const form = within(await findForm('New Deal'));
  fireEvent.change(form.getByLabelText('Deal Title'), { target: { value: 'Koi court' } });
  await waitFor(() => expect(draftCount()).toBe(1));
  return form;
}

describe('when the access ends while the page is open', () => {
  const ENDED = { name: 'Your access has ended', level: 1 };

  it('shows no record, and erases drafts and copies of somebody who is entered in the list as false', async () => {
    allowConsoleError(/Reading .* failed/);
    await openForm();
    await expect.poll(() => isKept('sales/deals')).toBe(true);
    await seed(`staff/${currentUid()}`, false);
    expect(await screen.findByRole('heading', ENDED)).toBeVisible();
    expect(screen.queryByText(/Garden reef|Villa Noor/)).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('have been deleted from this device'),
    );
    await expect.poll(draftCount).toBe(0);
    await expect.poll(() => isKept('sales/deals')).toBe(false);
  });

  it('keeps what is typed for an hour by somebody who is missing in the list', async () => {
    allowConsoleError(/Reading .* failed/);
    const setTimeoutSpy = vi.spyOn(globalThis, 'setTimeout');
    await openForm();
    await expect.poll(() => isKept('sales/deals')).toBe(true);
    await seed(`staff/${currentUid()}`, null);
    expect(await screen.findByRole('heading', ENDED)).toBeVisible();
    const status = screen.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('typing is kept for an hour'));
    await expect.poll(() => isKept('sales/deals')).toBe(false);
    expect(draftCount()).toBe(1);

    const [lapse] = setTimeoutSpy.mock.calls.find(([, delay]) => delay === 3_600_000) ?? [];
    act(() => lapse?.());
    await waitFor(() => expect(status).toHaveTextContent('typing have been deleted'));
    expect(draftCount()).toBe(0);
  });

  it('leaves what is typed when the database only has another rule for a moment', async () => {
    allowConsoleError(/Reading .* failed/);
    await openForm();
    await installRules('{"rules":{"activity":{".read":"auth.token.nobody === true"}}}');
    const checkAgain = await screen.findByRole('button', { name: 'Check again' });
    await restoreRules();
    fireEvent.click(checkAgain);
    expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    await expect.poll(draftCount).toBe(1);
  });

  it('sends nothing that waits, says how much that is, and sends it once access is back', async () => {
    allowConsoleError(/Reading .* failed/);
    const form = await openForm();
    goOffline(getDatabase());
    onTestFinished(() => goOnline(getDatabase()));
    fireEvent.click(form.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('button', { name: '1 waiting' })).toBeVisible();
    await seed(`staff/${currentUid()}`, null);
    goOnline(getDatabase());
    expect(await screen.findByRole('heading', ENDED)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        '1 change that you saved here has not been sent.',
      ),
    );
    expect(Object.keys((await stored('sales/deals')) as object)).toEqual(['d1']);
    await approve();
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(async () =>
      expect(Object.keys((await stored('sales/deals')) as object)).toHaveLength(2),
    );
  });
});
