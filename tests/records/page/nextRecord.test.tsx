import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';

const DEAL = { customer: 'Noor', stage: 'Negotiation' };

beforeEach(async () => {
  await signInAs('Layla Haddad');
  await seed('sales/deals', {
    b: { ...DEAL, title: 'Reef court', value: 45_000, creationDate: '2026-11-02' },
    a: { ...DEAL, title: 'Palm pool', value: 7_000, creationDate: '2026-11-01' },
    c: { ...DEAL, title: 'Old lagoon', value: 3_000, creationDate: '2026-10-31' },
  });
  await seed('notes/n1', {
    text: 'Wants it deeper',
    customer: 'Noor',
    supplier: '',
    about: 'sales/deals/b',
    user: 'Omar Farouk',
    timestamp: Date.now() - 60_000,
    creationDate: '2026-11-02',
  });
});

describe('the record after the open one', () => {
  it('keeps the focus in its field, and has notes of its own', async () => {
    const { user } = await openDeal();
    expect(await screen.findByText('Wants it deeper')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Write a note' }));
    fireEvent.change(note(), { target: { value: 'Half a thought' } });
    await user.click(value());
    step('ArrowDown');
    await waitFor(() => expect(value()).toHaveValue(7_000));
    expect(value()).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('Wants it deeper')).toBeNull());
    expect(screen.queryByRole('textbox', { name: 'New note' })).toBeNull();
    step('ArrowUp');
    await waitFor(() => expect(value()).toHaveValue(45_000));
    expect(await screen.findByText('Wants it deeper')).toBeVisible();
    expect(note()).toHaveValue('Half a thought');
  });

  it('starts with its own texts after something was typed, which is kept as a draft', async () => {
    const { user } = await openDeal();
    await user.type(value(), '9');
    expect(value()).toHaveValue(450_009);
    step('ArrowDown');
    await waitFor(() => expect(value()).toHaveValue(7_000));
    await user.type(value(), '5');
    expect(value()).toHaveValue(70_005);
    step('ArrowUp');
    const draft = await screen.findByRole('group', { name: /450,009/ });
    expect(draft).toBeVisible();
    step('ArrowDown');
    expect(await screen.findByRole('group', { name: /70,005/ })).toBeVisible();
  });

  it('is the one after the next for two keys at once', async () => {
    await openDeal();
    act(() => {
      step('ArrowDown');
      step('ArrowDown');
    });
    await waitFor(() => expect(value()).toHaveValue(3_000));
  });

  it('is closed by a key that comes before it is on screen', async () => {
    await openDeal();
    // Rendered at the end.
    act(() => {
      step('ArrowDown');
      fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('begins without the part of a date that was typed into the one before', async () => {
    await openDeal();
    const before = screen.getByLabelText('Expected Close');
    // Browsers tell of no input until a date is whole.
    fireEvent.keyDown(before, { key: '1' });
    step('ArrowDown');
    await waitFor(() => expect(value()).toHaveValue(7_000));
    expect(screen.getByLabelText('Expected Close')).not.toBe(before);
  });

  it('has no blank lines of the one before', async () => {
    const order = { supplier: 'Reef', date: '', amount: 0, status: 'Draft' };
    await seed('procurement/purchaseOrders', {
      b: { ...order, poId: 'PO-1', creationDate: '2026-11-02' },
      a: { ...order, poId: 'PO-2', creationDate: '2026-11-01' },
    });
    openApp('/dashboard/procurement?record=purchaseOrders/b');
    const form = within(await findForm('Edit Purchase Order'));
    await screen.findByRole('button', { name: /PO-2/ });
    const lines = () => form.getAllByRole('button', { name: /^Remove line/, hidden: true });
    fireEvent.click(form.getByText('Add line'));
    expect(lines()).toHaveLength(2);
    step('ArrowDown');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('PO-2'));
    await waitFor(() => expect(lines()).toHaveLength(1));
  });
});

async function openDeal() {
  const app = openApp('/dashboard/sales?record=deals/b');
  await findForm('Edit Deal');
  await screen.findByRole('button', { name: /Palm pool/ });
  return app;
}

const note = () => screen.getByRole('textbox', { name: 'New note' });
const value = () => within(screen.getByRole('dialog')).getByLabelText('Value ($)');

function step(key: 'ArrowDown' | 'ArrowUp'): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, altKey: true });
}
