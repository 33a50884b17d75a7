import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';

it('shows the people of a customer, with how to reach them, on its page and its records', async () => {
  await signInAs('Ann Lee');
  await seed('sales/deals/d1', {
    title: 'Reef',
    customer: 'Noor',
    value: 1,
    stage: 'Won',
    creationDate: '2026-11-01',
  });
  await seed('contacts/c1', {
    name: 'Rania',
    customer: 'Noor',
    supplier: '',
    role: 'Facilities',
    phone: '+971 50 123 4567',
    email: 'rania@noor.example',
    creationDate: '2026-11-01',
  });
  const { unmount } = openApp('/dashboard/sales/customer?name=Noor');
  for (const open of [() => undefined, () => void openApp('/dashboard/sales?record=deals/d1')]) {
    open();
    const people = within(await screen.findByRole('region', { name: 'Contacts' }));
    expect(await people.findByRole('link', { name: 'Rania' })).toBeInTheDocument();
    expect(people.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+971501234567');
    unmount();
  }
});

it('calls the customer from a record that names them, and a person of whom no company is known', async () => {
  await signInAs('Ann Lee');
  await seed('sales/customers/c1', { name: 'Noor', phone: '+971 4 123 4567' });
  await seed('sales/deals/d1', { title: 'Reef', customer: 'Noor' });
  await seed('contacts/c2', { name: 'Rania', email: 'rania@noor.example' });
  const { unmount } = openApp('/dashboard/sales?record=deals/d1');
  const deal = within(await screen.findByRole('dialog', { name: 'Edit Deal' }));
  expect(await deal.findByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    'tel:+97141234567',
  );
  expect(deal.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/97141234567',
  );
  unmount();
  openApp('/dashboard/contacts?record=contacts/c2');
  const person = within(await screen.findByRole('dialog', { name: 'Edit Contact' }));
  expect(await person.findByRole('link', { name: /^E-mail/ })).toHaveAttribute(
    'href',
    'mailto:rania@noor.example',
  );
});
