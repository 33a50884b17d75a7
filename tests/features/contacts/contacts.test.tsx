import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { today } from '../../../src/lib/dates.ts';
import { PHONE } from '../../../src/ui/useMediaQuery.ts';
import { chooseCopy } from '../../../src/session/copyChoice.ts';
import { currentUid, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';
import { matchMedia } from '../../support/media.ts';

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

const PEOPLE = {
  rania: {
    name: 'Rania',
    customer: 'Noor',
    role: 'Accounts',
    phone: '+971 50 123 4567',
    email: '',
  },
  omar: { name: 'Omar', customer: 'Noor', role: '', phone: '', email: 'omar@noor.example' },
  else: { name: 'Else', customer: 'Other', role: '', phone: '+971 50 999 9999', email: '' },
};
const INVOICE = {
  idNum: 'INV-2026-1',
  customer: 'Noor',
  date: '2026-10-01',
  due: '2026-10-31',
  amount: 100,
  status: 'Sent',
};
const hrefOf = (name: RegExp): string =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');

it('sends an invoice to the people of a customer whose own phone and e-mail are blank', async () => {
  await seed('sales/customers/c1', { name: 'Noor', phone: '', email: '' });
  await seed('finance/invoices/i1', INVOICE);
  await seed('contacts', PEOPLE);
  await signInAs('Ann Lee');
  openApp('/dashboard/document?invoices=i1');
  await waitFor(() => expect(hrefOf(/^WhatsApp/)).toMatch(/^https:\/\/wa\.me\/971501234567\?/));
  expect(hrefOf(/^E-mail/)).toMatch(/^mailto:omar@noor\.example\?/);
  const to = screen.getByRole('combobox', { name: 'Send to' });
  expect(
    within(to)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Noor · +971 50 123 4567 · omar@noor.example',
    'Omar · omar@noor.example',
    'Rania, Accounts · +971 50 123 4567',
  ]);
  fireEvent.change(to, { target: { value: '1' } });
  expect(hrefOf(/^WhatsApp/)).toMatch(/^https:\/\/wa\.me\/\?/);
  expect(hrefOf(/^E-mail/)).toMatch(/^mailto:omar@noor\.example\?/);
});

it('sends to the own phone and e-mail of a customer, and a choice only where there is one', async () => {
  await seed('sales/customers/c1', {
    name: 'Noor',
    phone: '04 345 6789',
    email: 'pay@noor.example',
  });
  await seed('finance/invoices/i1', INVOICE);
  await seed('contacts', { omar: PEOPLE.omar });
  await signInAs('Ann Lee');
  const { unmount } = openApp('/dashboard/document?invoices=i1');
  await screen.findByRole('combobox', { name: 'Send to' });
  expect(hrefOf(/^WhatsApp/)).toMatch(/^https:\/\/wa\.me\/97143456789\?/);
  expect(hrefOf(/^E-mail/)).toMatch(/^mailto:pay@noor\.example\?/);
  unmount();
  await seed('contacts', null);
  openApp('/dashboard/document?invoices=i1');
  await screen.findByRole('article');
  expect(screen.queryByRole('combobox', { name: 'Send to' })).toBeNull();
});

it('sends an order to the people of a supplier', async () => {
  await seed('procurement/purchaseOrders/p1', { poId: 'PO-2026-1', supplier: 'Coral Co' });
  await seed('contacts/c1', { ...PEOPLE.rania, customer: '', supplier: 'Coral Co' });
  await signInAs('Ann Lee');
  openApp('/dashboard/document?purchaseOrders=p1');
  await waitFor(() => expect(hrefOf(/^WhatsApp/)).toMatch(/^https:\/\/wa\.me\/971501234567\?/));
});

it.each([
  ['a stop of the plan', '/dashboard/service/plan'],
  ['a ticket', '/dashboard/service'],
])('on a phone calls the people of a customer without a number from %s', async (_, at) => {
  matchMedia(PHONE);
  await seed('sales/customers/c1', { name: 'Noor', phone: '' });
  await seed('contacts', PEOPLE);
  await seed('service/installations/i1', {
    name: 'Reef',
    customer: 'Noor',
    plan: 'Weekly',
    planFrom: today(),
  });
  await seed('service/tickets/t1', { ticketId: '12', customer: 'Noor', status: 'New' });
  await signInAs('Ann Lee');
  openApp(at);
  // On some days of the week, two visits are due.
  const [link] = await screen.findAllByRole('link', { name: 'Call Noor' });
  expect(link).toHaveAttribute('href', 'tel:+971501234567');
});

const rows = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ cells }) => [...cells].slice(0, 3).map(({ textContent }) => textContent));

it('lists the people of a customer together, with what is open there and how to reach them', async () => {
  await seed('contacts', { ...PEOPLE, jens: { name: 'Jens', supplier: 'Coral Co' } });
  await seed('finance/invoices', {
    i1: INVOICE,
    i2: { ...INVOICE, customer: 'noor', status: 'Overdue' },
    i3: { ...INVOICE, status: 'Paid' },
  });
  await seed('sales/deals', {
    d1: { title: 'Reef', customer: 'Noor', stage: 'Negotiation' },
    d2: { title: 'Pond', customer: 'Noor', stage: 'Lost' },
  });
  await seed('service/tickets/t1', { ticketId: '12', customer: 'Other', status: 'New' });
  await seed('procurement/purchaseOrders', {
    p1: { poId: 'PO-2026-1', supplier: 'coral co', status: 'Sent' },
    p2: { poId: 'PO-2026-2', supplier: 'Coral Co', status: 'Billed' },
  });
  await signInAs('Ann Lee');
  const { user } = openApp('/dashboard/contacts');
  await screen.findAllByText('2 invoices · 1 deal');
  await waitFor(() =>
    expect(rows()).toEqual([
      ['Jens', 'Coral Co', '1 purchase order'],
      ['Omar', 'Noor', '2 invoices · 1 deal'],
      ['Rania', 'Noor', '2 invoices · 1 deal'],
      ['Else', 'Other', '1 ticket'],
    ]),
  );
  expect(screen.getByRole('link', { name: '+971 50 123 4567' })).toHaveAttribute(
    'href',
    'tel:+971501234567',
  );
  expect(screen.getByRole('link', { name: 'Coral Co' })).toHaveAttribute(
    'href',
    '#/dashboard/suppliers/supplier?name=Coral+Co',
  );
  const mail = screen.getByRole('link', { name: 'omar@noor.example' });
  expect(mail).toHaveAttribute('href', 'mailto:omar@noor.example');
  // A link of a row does not open the record as well.
  mail.addEventListener('click', (event) => event.preventDefault());
  await user.click(mail);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(['keep', 'none'] as const)(
  'says what is open with each and nothing else, whether a copy is kept or not (%s)',
  async (choice) => {
    await signInAs('Ann Lee');
    chooseCopy(currentUid(), choice);
    await seed('contacts', {
      rania: PEOPLE.rania,
      lee: { ...PEOPLE.omar, name: 'Lee', customer: '', supplier: 'Coral Co' },
    });
    await seed('finance/invoices', {
      i1: INVOICE,
      i2: { ...INVOICE, status: 'Paid' },
      i3: { ...INVOICE, status: 'Draft' },
    });
    await seed('sales/deals', {
      d1: { title: 'Reef', customer: 'Noor', stage: 'Negotiation' },
      d2: { title: 'Pond', customer: 'Noor', stage: 'Won' },
    });
    await seed('service/tickets', {
      t1: { ticketId: 'T-1', customer: 'Noor', status: 'New' },
      t2: { ticketId: 'T-2', customer: 'Noor', status: 'Resolved' },
    });
    await seed('procurement/purchaseOrders', {
      p1: { poId: 'PO-1', supplier: 'Coral Co', status: 'Sent' },
      p2: { poId: 'PO-2', supplier: 'Coral Co', status: 'Draft' },
      p3: { poId: 'PO-3', supplier: 'Coral Co', status: 'Billed' },
    });
    openApp('/dashboard/contacts');
    expect(await screen.findByText('1 invoice · 1 ticket · 1 deal')).toBeVisible();
    expect(await screen.findByText('1 purchase order')).toBeVisible();
  },
);
