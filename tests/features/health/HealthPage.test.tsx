import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { currentUid, openApp, signInAs } from '../../support/app.tsx';
import { installRules, restoreRules } from '../../support/rules.ts';

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
