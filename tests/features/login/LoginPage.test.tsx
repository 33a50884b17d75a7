import type { RequestListener, ServerResponse } from 'node:http';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { signOut } from '../../../src/firebase/auth.ts';
import { fill, openApp, signInAs } from '../../support/app.tsx';
import {
  createAccount,
  divertRequests,
  setEmailEnumerationProtection,
} from '../../support/backend.ts';
import { expectConsoleError } from '../../support/console.ts';
import { blockStorage } from '../../support/storage.ts';
import { clauses } from '../../specification/clauses.ts';

const newEmail = () => `${crypto.randomUUID()}@staff.example`;
const ACCOUNT = { email: newEmail(), password: 'clear-water' };

const STORAGE_WARNING = /^Your browser blocks storage for this site/;

beforeAll(() => createAccount(ACCOUNT));

async function openLogin() {
  openApp('/login');
  await screen.findByRole('heading', { name: 'Sign In' });
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function submit(button: 'Sign In' | 'Create Account', email: string, password: string): void {
  fill(document.body, { Email: email, Password: password });
  click(button);
}

async function openSignUp() {
  await openLogin();
  click('Need an account? Sign Up');
}

const expectMessage = (text: string) =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));

describe('without a connection', () => {
  const UNEXPECTED = 'An unexpected error occurred. Please try again.';

  it.each([
    ['Sign In', UNEXPECTED],
    ['Sign in with Google', 'Failed to sign in with Google. Please try again.'],
  ] as const)(
    '%s fails at once, and the page says why',
    clauses('S2.5-3 S7.1-3 S8-1,6,10'),
    async (button, message) => {
      expectConsoleError(/Signing in failed/);
      const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      onTestFinished(() => online.mockRestore());
      await openLogin();
      const handle = vi.fn<RequestListener>();
      await divertRequests(handle);
      fill(document.body, { Email: ACCOUNT.email, Password: ACCOUNT.password });
      click(button);
      await expectMessage(message);
      expect(screen.getByText(/^There is no connection\./)).toHaveAttribute('role', 'status');
      expect(handle).not.toHaveBeenCalled();
    },
  );

  it('a request that fails on its way says so beside the message', clauses('S8-1'), async () => {
    expectConsoleError(/Signing in failed/);
    await openLogin();
    await divertRequests(({ socket }) => socket.destroy());
    submit('Sign In', ACCOUNT.email, ACCOUNT.password);
    await expectMessage(UNEXPECTED);
    expect(screen.getByText(/^There is no connection\./)).toBeVisible();
  });

  it('a request that is swallowed is said to have no answer while it waits', async () => {
    await openLogin();
    const unanswered: ServerResponse[] = [];
    await divertRequests((_, response) => void unanswered.push(response));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    submit('Sign In', ACCOUNT.email, ACCOUNT.password);
    await expect.poll(() => unanswered).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(20_000));
    vi.useRealTimers();
    expect(screen.getByText(/^There is no answer yet\./)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Signing in…' })).toBeVisible();
    expectConsoleError(/Signing in failed/);
    unanswered[0]?.writeHead(400).end(JSON.stringify({ error: { message: 'INVALID_PASSWORD' } }));
    await expectMessage('Invalid email or password.');
    expect(screen.queryByText(/^There is no answer yet/)).toBeNull();
  });
});

describe('signing in', () => {
  it.each([
    [
      '/dashboard/suppliers?status=Active',
      'Supplier Management',
      '#/dashboard/suppliers?status=Active',
    ],
    ['/dashboard/nowhere', 'Welcome back, Admin', '#/dashboard'],
  ])(
    'leads on from %s to the page %s',
    clauses('S2.5-1 S2.7-1 S7.1-1'),
    async (requested, title, hash) => {
      await signOut();
      openApp(requested);
      await screen.findByRole('heading', { name: 'Sign In' });
      submit('Sign In', ACCOUNT.email, ACCOUNT.password);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      await waitFor(() => expect(window.location.hash).toBe(hash));
    },
  );

  it('requires both e-mail and password', clauses('S5-1 S8-1'), async () => {
    expectConsoleError(/Signing in failed/);
    await openLogin();
    for (const [email, password] of [
      ['', ''],
      [ACCOUNT.email, ''],
      ['', ACCOUNT.password],
    ] as const) {
      submit('Sign In', email, password);
      await expectMessage('Please enter both email and password.');
    }
  });

  it.each([
    ['without', false],
    ['with', true],
  ])(
    'does not reveal which of address and password was wrong, %s enumeration protection',
    clauses('S8-2,10'),
    async (_, protection) => {
      await setEmailEnumerationProtection(protection);
      onTestFinished(() => setEmailEnumerationProtection(false));
      expectConsoleError(/Signing in failed/);
      await openLogin();
      for (const [email, password] of [
        ['nobody@staff.example', ACCOUNT.password],
        [ACCOUNT.email, 'wrong-password'],
      ] as const) {
        submit('Sign In', email, password);
        await expectMessage('Invalid email or password.');
        expect(screen.getByLabelText('Email')).toHaveValue(email);
        click('Need an account? Sign Up');
        click('Already have an account? Sign In');
      }
    },
  );

  it('has one message for all other errors', clauses('S8-5'), async () => {
    expectConsoleError(/Signing in failed/);
    await openLogin();
    submit('Sign In', 'not an address', ACCOUNT.password);
    await expectMessage('An unexpected error occurred. Please try again.');
  });
});

describe('a forgotten password', () => {
  it.each([
    ['without', false],
    ['with', true],
  ])('gets the same answer for every address, %s enumeration protection', async (_, protection) => {
    await setEmailEnumerationProtection(protection);
    onTestFinished(() => setEmailEnumerationProtection(false));
    await openLogin();
    for (const email of [ACCOUNT.email, 'nobody@staff.example', 'user@localhost']) {
      fill(document.body, { Email: email });
      click('Forgot password?');
      await waitFor(() =>
        expect(screen.getByRole('status').textContent).toBe(
          `If ${email} has an account, an email with a link to set a new password is on its way. Please check your spam folder, too.`,
        ),
      );
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    }
  });

  it('says why no e-mail can be sent, until the mode changes', async () => {
    await openLogin();
    click('Forgot password?');
    await expectMessage('Please enter your email address.');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    fill(document.body, { Email: 'layla@' });
    click('Forgot password?');
    await expectMessage('Please enter an email address in the form name@example.com.');

    expectConsoleError(/Password reset failed/);
    await divertRequests(({ socket }) => socket.destroy());
    fill(document.body, { Email: ACCOUNT.email });
    click('Forgot password?');
    await expectMessage('The email could not be sent. Please check your connection and try again.');
    expect(screen.getByLabelText('Email')).toHaveValue(ACCOUNT.email);
    click('Need an account? Sign Up');
    await expectMessage('');
    expect(screen.queryByRole('button', { name: 'Forgot password?' })).toBeNull();
  });
});

describe('creating an account', () => {
  it('rejects an address that is taken', clauses('S8-3'), async () => {
    expectConsoleError(/Signing in failed/);
    await openSignUp();
    submit('Create Account', ACCOUNT.email, 'tide-pool');
    await expectMessage('This email address is already in use.');
  });

  it('rejects a password of five characters', clauses('S5-2 S8-4 S9-1'), async () => {
    expectConsoleError(/Signing in failed/);
    await openSignUp();
    submit('Create Account', newEmail(), 'short');
    await expectMessage('Password should be at least 6 characters.');
  });
});

describe('the login page', () => {
  it(
    'clears error, e-mail and password when the mode changes',
    clauses('S2.5-4 S4-18'),
    async () => {
      expectConsoleError(/Signing in failed/);
      await openLogin();
      submit('Sign In', ACCOUNT.email, '');
      await expectMessage('Please enter both email and password.');
      click('Need an account? Sign Up');
      expect(screen.getByLabelText('Email')).toHaveValue('');
      expect(screen.getByLabelText('Password')).toHaveValue('');
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      fill(document.body, { Password: 'tide-pool' });
      click('Already have an account? Sign In');
      expect(screen.getByLabelText('Password')).toHaveValue('');
    },
  );

  it('warns if the browser blocks storage, and only then', async () => {
    const { unmount } = openApp('/login');
    await screen.findByRole('heading', { name: 'Sign In' });
    expect(screen.queryByText(STORAGE_WARNING)).toBeNull();
    unmount();
    blockStorage();
    await openLogin();
    expect(screen.getByText(STORAGE_WARNING)).toBeVisible();
  });

  it('links back to the homepage', clauses('S2.5-5'), async () => {
    await openLogin();
    fireEvent.click(screen.getByRole('link', { name: 'Back to homepage' }));
    expect(await screen.findByRole('link', { name: 'Staff login' })).toBeVisible();
  });

  it('redirects signed-in users to the dashboard', clauses('S2.5-6'), async () => {
    await signInAs('Layla Haddad');
    openApp('/login');
    expect(await screen.findByRole('heading', { name: 'Welcome back, Layla' })).toBeVisible();
  });
});
