import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { currentUid, fill, findForm, go, openApp, signInAs } from '../../support/app.tsx';
import { expectConsoleError } from '../../support/console.ts';
import { denyWrites, installRules, restoreRules } from '../../support/rules.ts';

beforeEach(() => signInAs('Layla Haddad'));

/** The line of a check: what it says after its title. */
const check = (title: string) =>
  screen.getByText(title, { selector: 'dt' }).parentElement ?? document.body;

async function openHealth() {
  const app = openApp('/dashboard/health');
  await screen.findByRole('heading', { level: 1, name: 'System health' });
  return app;
}

it('says of each thing in words that it is in order, and copies that without naming the person', async () => {
  const { user } = await openHealth();
  await waitFor(() => expect(check('Security rules')).toHaveTextContent('In orderVersion'));
  await waitFor(() => expect(check('Version')).toHaveTextContent(/In order\d+\.\d+\.\d+/));
  expect(check('Connection')).toHaveTextContent('In orderConnected');
  for (const title of ['Waiting saves', 'Refused saves'])
    expect(check(title)).toHaveTextContent('In order0 saves');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => writeText.mockRestore());
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  const text = String(writeText.mock.calls[0]?.[0]);
  expect(text).toContain('- Connection: Connected [In order]');
  expect(text).not.toMatch(/Layla|Haddad|@|\.example/);
  expect(text).not.toContain(currentUid());
});

it.each([
  ['Not', '{"rules":{"activity":{".read":"auth != null"}}}', 'saves may be refused'],
  ['Open', '{"rules":{".read":"auth != null"}}', 'do not protect the data'],
])('says that other rules are deployed: %s', async (value, rules, meaning) => {
  onTestFinished(restoreRules);
  await installRules(rules);
  await openHealth();
  await waitFor(() => expect(check('Security rules')).toHaveTextContent('Needs attention'));
  expect(check('Security rules')).toHaveTextContent(value);
  expect(check('Security rules')).toHaveTextContent(meaning);
});

it('says what cannot be known without a connection', async () => {
  await openHealth();
  await waitFor(() => expect(check('Connection')).toHaveTextContent('In orderConnected'));
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    network.mockRestore();
    fireEvent(window, new Event('online'));
  });
  fireEvent(window, new Event('offline'));
  expect(check('Connection')).toHaveTextContent('Needs attentionNone');
  expect(check('Security rules')).toHaveTextContent('Not knownNo answer yet');
});

it('counts what waits and what was refused, and shows both', async () => {
  expectConsoleError(/Saving to suppliers failed/);
  onTestFinished(restoreRules);
  onTestFinished(() => goOnline(getDatabase()));
  const { user } = openApp('/dashboard/suppliers');
  const add = async (name: string): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Add New Supplier' }));
    const form = await findForm('Add New Supplier');
    fill(form, { 'Supplier Name': name });
    await user.click(within(form).getByRole('button', { name: 'Add' }));
    fireEvent.keyDown(form, { key: 'Escape' });
  };
  await denyWrites();
  await add('Refused reef');
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused reef');
  goOffline(getDatabase());
  await screen.findByText(/^No connection/);
  await add('Waiting reef');
  go('/dashboard/health');
  await waitFor(() => expect(check('Waiting saves')).toHaveTextContent('In order1 save'));
  expect(check('Refused saves')).toHaveTextContent('Needs attention1 save');
  const button = screen.getByRole('button', { name: 'Show what is not saved' });
  await user.click(button);
  const tray = await findForm('Not saved yet');
  for (const name of ['Refused reef', 'Waiting reef']) expect(tray).toHaveTextContent(name);
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
});
