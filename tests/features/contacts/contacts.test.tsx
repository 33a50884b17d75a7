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
