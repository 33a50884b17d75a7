import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const DEAL = {
  title: 'Reef',
  customer: 'Noor',
  value: 1,
  stage: 'Negotiation',
  creationDate: '2026-11-01',
};

const NOTE = {
  text: 'Wants a deeper tank',
  customer: 'Noor',
  supplier: '',
  about: 'sales/deals/d1',
  user: 'Omar Aziz',
  timestamp: Date.now() - 60_000,
  creationDate: '2026-11-02',
};

const notes = async () =>
  Object.values(((await stored('notes')) ?? {}) as Record<string, Record<string, unknown>>);
const tasks = async () =>
  Object.values(((await stored('tasks')) ?? {}) as Record<string, Record<string, unknown>>);

beforeEach(async () => {
  await signInAs('Ann Lee');
  await seed('sales/deals/d1', DEAL);
});

async function openDeal() {
  const { user } = openApp('/dashboard/sales?record=deals/d1');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Deal' }));
  fireEvent.click(await form.findByRole('button', { name: 'Write a note' }));
  return { user, form, field: form.getByRole('textbox', { name: 'New note' }) };
}

it('keeps who wrote what about a record, and links what can be called or opened', async () => {
  const { user, form, field } = await openDeal();
  fireEvent.change(field, {
    target: { value: 'Call 050 123 4567, see https://dune.example/a?b=1' },
  });
  field.focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await form.findByRole('link', { name: '050 123 4567' })).toHaveAttribute(
    'href',
    'tel:0501234567',
  );
  expect(form.getByRole('link', { name: 'https://dune.example/a?b=1' })).toBeInTheDocument();
  await waitFor(async () =>
    expect(await notes()).toMatchObject([
      {
        text: 'Call 050 123 4567, see https://dune.example/a?b=1',
        about: 'sales/deals/d1',
        customer: 'Noor',
        user: 'Ann Lee',
      },
    ]),
  );
  expect(field).toHaveValue('');
});

it('gives whom it mentions a task to read it, in the same save', async () => {
  await seed('people/u2', { name: 'Omar Aziz', at: 2 });
  const { user, form, field } = await openDeal();
  await user.type(field, 'Deeper tank, @Om');
  await user.click(await form.findByRole('option', { name: 'Omar Aziz' }));
  expect(field).toHaveValue('Deeper tank, @Omar Aziz ');
  await user.click(form.getByRole('button', { name: 'Add note' }));
  await waitFor(async () =>
    expect(await tasks()).toMatchObject([
      { what: 'Read the note: Deeper tank, @Omar Aziz', person: 'Omar Aziz', status: 'Open' },
    ]),
  );
  expect(await notes()).toHaveLength(1);
});

it('mentions by the keyboard, and marks who is nobody before it saves', async () => {
  await seed('people/u2', { name: 'Omar Aziz', at: 2 });
  await seed('people/u3', { name: 'Omara Bin', at: 3 });
  const { user, form, field } = await openDeal();
  expect(form.queryByText('A note cannot be changed once it is added.')).toBeNull();
  await user.type(field, 'Ask @om');
  const offered = within(await form.findByRole('listbox', { name: 'Mention' }));
  expect(offered.getAllByRole('option')).toHaveLength(2);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveValue('Ask @Omara Bin ');
  await user.type(field, 'or @om{Tab}');
  expect(field).toHaveValue('Ask @Omara Bin or @Omar Aziz ');
  expect(field).toHaveFocus();
  await user.type(field, 'or @om{Escape}');
  expect(form.queryByRole('listbox', { name: 'Mention' })).toBeNull();
  expect(form.getByText(/^@om: nobody has this name/)).toBeInTheDocument();
  expect(form.getByText('A note cannot be changed once it is added.')).toBeInTheDocument();
  await user.type(field, '{Backspace}');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(form.getByText(/^@o: nobody has this name/)).toBeInTheDocument();
  expect(await notes()).toHaveLength(0);
});

it('gathers what was written about its records on the page of a customer', async () => {
  await seed('notes/n1', NOTE);
  openApp('/dashboard/sales/customer?name=Noor');
  const section = within(await screen.findByRole('region', { name: 'Notes' }));
  expect(await section.findByText('Wants a deeper tank')).toBeInTheDocument();
  expect(section.getByRole('link', { name: 'Deal' })).toHaveAttribute(
    'href',
    '#/dashboard/sales?record=deals/d1',
  );
});

it('shows a note that is stored as it is, and leads to what it is about', async () => {
  await seed('notes/n1', NOTE);
  openApp('/dashboard/notes?record=notes/n1');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Note' }));
  expect(form.getByLabelText('Note')).toHaveAttribute('readonly');
  expect(form.getByLabelText('Customer')).not.toHaveAttribute('readonly');
  expect(await form.findByRole('link', { name: /The deal that it is about/ })).toHaveAttribute(
    'href',
    '#/dashboard/sales?record=deals/d1',
  );
});
