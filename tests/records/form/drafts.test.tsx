import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const BLANK = { supplier: '', role: '', phone: '', email: '' };
const CONTACT = { ...BLANK, name: 'Garden reef', customer: 'Al Noor' };

beforeEach(async () => {
  await seed('contacts/d1', CONTACT);
  await signInAs('Layla Haddad');
});

/** Opens the page of the contacts. `open` clicks a button and returns the form it opens. */
async function openContacts() {
  const { user } = openApp('/dashboard/contacts');
  const open = async (button: string | RegExp, title: string) => {
    await user.click(await screen.findByRole('button', { name: button }));
    const form = within(await findForm(title));
    const press = (name: string) => user.click(form.getByRole('button', { name }));
    return { ...form, press, title: form.getByLabelText('Name') };
  };
  const openNew = () => open('Add New Contact', 'Add New Contact');
  const openExisting = (button = /Garden reef/) => open(button, 'Edit Contact');
  await screen.findByRole('button', { name: /Garden reef/ });
  return { user, openNew, openExisting };
}

type Form = { readonly title: HTMLElement };

/** Edits the title of a form; `leave` also closes the form. */
const setTitle = ({ title }: Form, value: string) => fireEvent.change(title, { target: { value } });
const leave = (form: Form, value: string): void => {
  setTitle(form, value);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
};

const drafts = () => screen.queryAllByRole('group', { name: /^Unsaved input/ });

const RESTORE = 'Restore unsaved input';
const OFFER = /did not save it/;

describe('the draft of a closed form', () => {
  it('is one of several of new records, newest first, each until it is saved or discarded', async () => {
    const { openNew } = await openContacts();
    leave(await openNew(), 'First draft');
    leave(await openNew(), 'Second draft');
    const form = await openNew();
    expect(form.title).toHaveValue('');
    const [newest, oldest] = drafts();
    expect(newest).toHaveTextContent('Second draft');
    expect(oldest).toHaveTextContent('First draft');
    fireEvent.click(within(oldest as HTMLElement).getByRole('button', { name: RESTORE }));
    expect(form.title).toHaveValue('First draft');
    expect(form.title).toHaveFocus();
    expect(form.queryByText(OFFER)).toBeNull();
    await form.press('Add');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const next = await openNew();
    expect(drafts()).toHaveLength(1);
    expect(drafts()[0]).toHaveTextContent('Second draft');
    await next.press('Discard it');
    expect(drafts()).toEqual([]);
  });

  it('is offered for its own record only, until it is saved', async () => {
    const { user, openNew, openExisting } = await openContacts();
    leave(await openExisting(), 'Garden reef II');
    expect((await openNew()).queryByText(OFFER)).toBeNull();
    await user.keyboard('{Escape}');

    const form = await openExisting();
    await form.press(RESTORE);
    await form.press('Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored('contacts/d1/name')).toBe('Garden reef II');
    expect((await openExisting(/Garden reef II/)).queryByText(OFFER)).toBeNull();
  });

  it('is not offered while it is being saved', async () => {
    const { openNew } = await openContacts();
    const form = await openNew();
    for (const label of ['Name', 'Customer']) {
      fireEvent.change(form.getByLabelText(label), { target: { value: 'Koi court' } });
    }
    fireEvent.click(form.getByRole('button', { name: 'Add' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Add New Contact' }));
    expect(within(await findForm('Add New Contact')).queryByText(OFFER)).toBeNull();
  });
});

describe('a field that a colleague changes', () => {
  it('keeps the new value when the draft of another field is restored', async () => {
    const { openExisting } = await openContacts();
    leave(await openExisting(), 'Garden reef II');
    await seed('contacts/d1/customer', 'Villa Qamar');
    await screen.findByText('Villa Qamar');
    const form = await openExisting();
    await form.press(RESTORE);
    expect(form.getByLabelText('Customer')).toHaveValue('Villa Qamar');
    await form.press('Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored('contacts/d1')).toEqual({
      ...CONTACT,
      name: 'Garden reef II',
      customer: 'Villa Qamar',
    });
  });

  it('shows the new value while unedited, and as a note once edited', async () => {
    const { openExisting } = await openContacts();
    const form = await openExisting();
    setTitle(form, 'Garden reef II');
    await seed('contacts/d1', { ...CONTACT, name: 'Garden reef III', customer: 'Villa Qamar' });
    await waitFor(() => expect(form.getByLabelText('Customer')).toHaveValue('Villa Qamar'));
    expect(form.title).toHaveValue('Garden reef II');
    expect(form.title).toHaveAccessibleDescription(
      /^Changed by a colleague meanwhile: Garden reef III ?\. Saving replaces it with yours\.$/,
    );
  });

  it('names who has changed it, and writes the value as the page does', async () => {
    await seed('sales/deals/d1', { title: 'Garden reef', value: 5 });
    openApp('/dashboard/sales?record=deals/d1');
    const form = within(await findForm('Edit Deal'));
    fireEvent.change(form.getByLabelText('Value ($)'), { target: { value: '6' } });
    await seed('history/-h1', {
      record: 'sales/deals/d1',
      user: 'Omar Aziz',
      timestamp: 1,
      changes: { value: { from: 5, to: 12_500 } },
    });
    await seed('sales/deals/d1/value', 12_500);
    await waitFor(() =>
      expect(form.getByLabelText('Value ($)')).toHaveAccessibleDescription(
        /Changed by Omar Aziz meanwhile: \$12,500/,
      ),
    );
  });
});

it('a draft names the field that was emptied', async () => {
  const { user, openExisting } = await openContacts();
  const emptied = await openExisting();
  await user.clear(emptied.getByLabelText('Customer'));
  // Escape may close no more than the list of names.
  await emptied.press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const form = await openExisting();
  expect(form.getByRole('group', { name: 'Unsaved input: Customer: empty' })).toBeVisible();
});

describe('a generated number that a colleague has taken', () => {
  it('is replaced when the form is saved', async () => {
    const { user } = openApp('/dashboard/finance');
    await user.click(await screen.findByRole('button', { name: 'New Invoice' }));
    const form = within(await findForm('New Invoice'));
    const number = form.getByLabelText<HTMLInputElement>('Invoice #').value;
    await seed('finance/invoices/i1', { idNum: number, customer: 'Taken' });
    await screen.findByText('Taken');
    await user.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const invoices = Object.values(
      (await stored('finance/invoices')) as Record<string, { idNum: string }>,
    );
    expect(new Set(invoices.map(({ idNum }) => idNum)).size).toBe(2);
  });
});
