import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { figure, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { installRules, restoreRules } from '../../support/rules.ts';

const DEAL = { title: 'Reef wall', customer: 'Palm House', value: 1_250, stage: 'Won' };
const INVOICE = {
  idNum: 'INV-2026-7',
  customer: 'Palm House',
  date: '2026-11-05',
  due: '2026-12-05',
  amount: 262.5,
  status: 'Sent',
  lines: 'Live rock\t20\t12.5',
  vatRate: 'Standard 5 %',
  rate: '3.6725',
};

async function openSettings() {
  openApp('/dashboard/settings');
  fireEvent.click(await screen.findByRole('button', { name: /^Currency/ }));
  return within(await screen.findByRole('dialog', { name: 'Currency' }));
}

/** The text of the file that a click downloads. */
async function exportedBy(click: () => void): Promise<string> {
  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:';
  });
  // The link would be followed.
  const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  click();
  await waitFor(() => expect(files).toHaveLength(1));
  [create, follow].forEach((spy) => spy.mockRestore());
  return files[0]?.text() ?? '';
}

it('changes for everybody once somebody has read that nothing is converted, and can be taken back', async () => {
  await seed('sales/deals/d1', DEAL);
  await signInAs('Layla Haddad');
  const dialog = await openSettings();
  expect(dialog.getByRole('radio', { name: 'US dollars ($)' })).toBeChecked();
  expect(dialog.queryByText('No amount is converted.')).toBeNull();
  fireEvent.click(dialog.getByRole('radio', { name: 'UAE dirhams (AED)' }));
  expect(dialog.getByText('No amount is converted.')).toBeVisible();
  expect(await dialog.findByText('1 deal')).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Change to dirhams' }));

  expect(await screen.findByText('All amounts are in dirhams now')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await stored('config/currency')).toBe('AED');
  expect(await stored('sales/deals/d1/value')).toBe(1_250);

  cleanup();
  openApp('/dashboard/sales');
  await waitFor(() => expect(figure('Deals Won (Total)')).toBe('AED\u00a01.3k'));
  cleanup();
  const again = await openSettings();
  expect(again.getByRole('radio', { name: 'UAE dirhams (AED)' })).toBeChecked();
  expect(await again.findByText(/^Changed on .* by/)).toHaveTextContent('Layla Haddad');
});

it('is undone by the button of its message', async () => {
  await signInAs('Layla Haddad');
  const dialog = await openSettings();
  fireEvent.click(dialog.getByRole('radio', { name: 'UAE dirhams (AED)' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Change to dirhams' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('All amounts are in dollars now')).toBeVisible();
  expect(await stored('config/currency')).toBe('USD');
});

it('a colleague’s change shows at once in lists, figures and forms, which keep what is typed', async () => {
  await seed('sales/deals/d1', DEAL);
  await signInAs('Layla Haddad');
  openApp('/dashboard/sales');
  await waitFor(() => expect(figure('Deals Won (Total)')).toBe('$1.3k'));
  fireEvent.click(screen.getByRole('button', { name: 'New Deal' }));
  const before = within(await findForm('New Deal'));
  fireEvent.change(before.getByLabelText('Deal Title'), { target: { value: 'Jellyfish' } });
  expect(before.getByLabelText('Value ($)')).toBeVisible();

  await seed('config/currency', 'AED');
  expect(await screen.findByLabelText('Value (AED)')).toBeVisible();
  expect(figure('Deals Won (Total)')).toBe('AED\u00a01.3k');
  expect(screen.getByRole('group', { name: 'Unsaved input: Deal Title: Jellyfish' })).toBeVisible();
});

it('a later visit knows it without being told', async () => {
  await seed('sales/deals/d1', DEAL);
  await seed('config/currency', 'AED');
  await signInAs('Layla Haddad');
  openApp('/dashboard/sales');
  await waitFor(() => expect(figure('Deals Won (Total)')).toBe('AED\u00a01.3k'));
  cleanup();
  onTestFinished(restoreRules);
  const paths = ['sales', 'finance', 'service', 'inventory', 'activity', 'tasks'];
  const readable = paths.map((path) => `"${path}": {".read": true}`).join(',');
  await installRules(`{"rules":{${readable}}}`);
  openApp('/dashboard/sales');
  await waitFor(() => expect(figure('Deals Won (Total)')).toBe('AED\u00a01.3k'));
});

it('documents in dirhams state no exchange rate, miss none, and ask for none', async () => {
  await seed('config/currency', 'AED');
  await seed('finance/invoices/i1', INVOICE);
  await seed('finance/invoices/i2', { ...INVOICE, idNum: 'INV-2026-8', rate: null });
  await signInAs('Layla Haddad');
  openApp('/dashboard/document?invoices=i1');
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('Unit price (AED)'));
  const paper = screen.getByRole('article');
  expect(paper).toHaveTextContent(/VAT 5 %.*AED\s12\.50.*Total.*AED\s262\.50/);
  expect(paper).not.toHaveTextContent(/\$|USD|Exchange rate|in AED|Payable/);
  cleanup();

  openApp('/dashboard/document?invoices=i2');
  const flaws = await screen.findByRole('region', { name: 'Missing for a tax invoice' });
  expect(flaws).not.toHaveTextContent('exchange rate');
  cleanup();

  openApp('/dashboard/finance?record=invoices/i1');
  const form = within(await findForm('Edit Invoice'));
  expect(form.getByLabelText('Amount (AED)')).toHaveValue(262.5);
  expect(form.queryByLabelText('AED per USD')).toBeNull();
  expect(await stored('finance/invoices/i1/rate')).toBe('3.6725');
});

it('exports name it in their headings', async () => {
  await seed('config/currency', 'AED');
  await seed('sales/deals/d1', DEAL);
  await signInAs('Layla Haddad');
  openApp('/dashboard/sales');
  await waitFor(() => expect(figure('Deals Won (Total)')).toBe('AED\u00a01.3k'));
  const [button] = screen.getAllByRole('button', { name: /^Export/ });
  const text = await exportedBy(() => button && fireEvent.click(button));
  expect(text).toContain('Value (AED)');
  expect(text).not.toContain('$');
});
