import { act, screen, waitFor } from '@testing-library/react';
import { getAuth } from 'firebase/auth';
import { expect, it, onTestFinished, vi } from 'vitest';
import { rememberLastUser } from '../../src/session/lastUser.ts';
import { openApp, signInAs } from '../support/app.tsx';
import { blockStorage } from '../support/storage.ts';

const LAYLA = { uid: '1', displayName: 'Layla', email: null, photo: null, signedInAt: 0 };

const accountLink = (name: string) => screen.findAllByRole('link', { name });

it('asks the identity provider nothing on a public page where nobody has been signed in', async () => {
  const observe = vi.spyOn(getAuth(), 'onIdTokenChanged');
  onTestFinished(() => observe.mockRestore());
  openApp('/services');
  expect((await accountLink('Staff login'))[0]).toBeVisible();
  expect(observe).not.toHaveBeenCalled();
});

it('asks it on the way to the login page, which leads a signed-in user on', async () => {
  await signInAs('Layla Haddad');
  openApp('/');
  const [link] = await accountLink('Staff login');
  act(() => link?.click());
  expect(await screen.findByRole('heading', { name: 'Welcome back, Layla' })).toBeVisible();
});

it('renders nothing on a public page before it has answered where somebody has been signed in', async () => {
  await signInAs('Layla Haddad');
  rememberLastUser(LAYLA);
  const { container } = openApp('/');
  expect(container).toBeEmptyDOMElement();
  expect((await accountLink('Dashboard'))[0]).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Staff login' })).toBeNull();
});

it('asks it once somebody signs in in another tab', async () => {
  openApp('/');
  await accountLink('Staff login');
  await signInAs('Layla Haddad');
  rememberLastUser(LAYLA);
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect((await accountLink('Dashboard'))[0]).toBeVisible();
});

it('forgets the last user whose session has ended', async () => {
  rememberLastUser(LAYLA);
  openApp('/');
  expect((await accountLink('Staff login'))[0]).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('last-user')).toBeNull());
});

it('asks it where the browser blocks storage, which cannot tell', async () => {
  await signInAs('Layla Haddad');
  blockStorage();
  openApp('/');
  expect((await accountLink('Dashboard'))[0]).toBeVisible();
});

it('waits for its answer on the way to the dashboard, without the login page in between', async () => {
  await signInAs('Layla Haddad');
  openApp('/about');
  await accountLink('Staff login');
  const login = vi.fn<() => void>();
  const observer = new MutationObserver(() => {
    if (document.querySelector('[type=password]') !== null) login();
  });
  observer.observe(document, { childList: true, subtree: true });
  act(() => {
    window.history.pushState(null, '', '#/dashboard/suppliers');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByRole('heading', { name: 'Supplier Management' })).toBeVisible();
  observer.disconnect();
  expect(login).not.toHaveBeenCalled();
});
