import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { today } from '../../../src/lib/dates.ts';
import { BRAND } from '../../../src/company/brand.ts';
import { cards, fill, findForm, go, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number): string => today(new Date(Date.now() - days * DAY_MS));

const invoiceOf = (number: number, status: string, days: number, amount: number) => ({
  idNum: `INV-2026-${number}`,
  customer: '  al noor RESIDENCE ',
  date: '',
  due: daysAgo(days),
  amount,
  status,
});

/** The records of one customer in several spellings, and some of others. */
async function seedCustomer(): Promise<void> {
  await seed('sales/customers/c1', {
    name: 'Al Noor Residence',
    trn: '100384756200003',
    terms: 'Net 60',
    invoiced: '485000',
    phone: '050 123 4567',
    email: 'villa@alnoor.example',
  });
  await seed('sales/leads/l1', {
    company: 'AL NOOR RESIDENCE',
    contact: 'Rania, +971 4 555 0101, rania@alnoor.example',
    status: 'Qualified',
    source: 'Architect',
  });
  await seed('sales/deals', {
    d1: { title: 'Reef wall', customer: 'Al Noor Residence', value: 1_000, stage: 'Won' },
    d2: { title: 'Koi court', customer: 'al noor residence', value: 250.5, stage: 'Negotiation' },
    d3: { title: 'Lobby', customer: 'Al Noor', value: 9_999, stage: 'Won' },
  });
  await seed('finance/invoices', {
    i1: invoiceOf(1, 'Sent', -3, 100),
    i2: invoiceOf(2, 'Overdue', 12, 200.25),
    i3: invoiceOf(3, 'Overdue', 400, 1_000),
    i4: invoiceOf(4, 'Paid', 400, 5_000),
    i5: { ...invoiceOf(5, 'Sent', 12, 7_777), customer: 'Dune Hotel' },
  });
  await seed('service/tickets/t1', {
    ticketId: '4312',
    customer: 'Al Noor Residence ',
    issue: 'Pump is loud',
    assigned: 'Omar Farouk',
    status: 'New',
  });
}

const ADDRESS = '/dashboard/sales/customer?name=al%20noor%20residence';

async function openCustomer(address = ADDRESS) {
  await signInAs('Layla Haddad');
  return openApp(address);
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const query = () => Object.fromEntries(new URLSearchParams(window.location.hash.split('?')[1]));

/** The totals of a section, each with its label. */
const totals = (region: Awaited<ReturnType<typeof section>>) =>
  region
    .getAllByRole('term')
    .map((term) => [term, term.nextElementSibling].map((one) => one?.textContent));

describe('the page of a customer', () => {
  it('opens from a record, and joins those of one name in any case, with exact figures, the balance by age and ways to get in touch', async () => {
    await seedCustomer();
    await openCustomer('/dashboard/finance?record=invoices/i2');
    fireEvent.click(
      await screen.findByRole('link', {
        name: 'al noor RESIDENCE',
      }),
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Al Noor Residence' }),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(cards().map(([label, value]) => [label, value])).toEqual([
        ['Open Deals', '$250.50'],
        ['Won', '$1,000.00'],
        ['Open Balance', '$1,300.25'],
        ['Open Tickets', '1'],
      ]),
    );
    const invoices = await section('Invoices');
    expect(totals(invoices)).toEqual([
      ['Not due', '$100.00 1 invoice'],
      ['1–30 days', '$200.25 1 invoice'],
      ['Over 90 days', '$1,000.00 1 invoice'],
    ]);
    expect(texts(invoices.getAllByRole('link')).map((text) => text?.split(' ')[0])).toEqual([
      'INV-2026-4',
      'INV-2026-3',
      'INV-2026-2',
      'INV-2026-1',
    ]);
    expect(totals(await section('Deals'))).toEqual([
      ['Negotiation', '$250.50 1 deal'],
      ['Won', '$1,000.00 1 deal'],
    ]);
    expect(totals(await section('Details'))).toEqual([
      ['TRN', '100384756200003'],
      ['Terms', 'Net 60'],
      ['Total Invoiced', '$485,000'],
      ['Email', 'villa@alnoor.example'],
      ['Phone', '050 123 4567'],
    ]);
    expect((await section('Tickets')).getByRole('link')).toHaveTextContent(
      '#4312 Pump is loud · Omar Farouk New',
    );
    expect((await section('Leads')).getByRole('link')).toHaveTextContent('Architect');
    const contacts = within(screen.getByRole('list', { name: 'Get in touch' }));
    expect(
      contacts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Call 050 123 4567', 'tel:0501234567'],
      ['WhatsApp 050 123 4567', 'https://wa.me/971501234567'],
      ['Call +971 4 555 0101', 'tel:+97145550101'],
      ['WhatsApp +971 4 555 0101', 'https://wa.me/97145550101'],
      ['E-mail villa@alnoor.example', 'mailto:villa@alnoor.example'],
      ['E-mail rania@alnoor.example', 'mailto:rania@alnoor.example'],
    ]);
    expect(document.title).toBe(`Al Noor Residence · ${BRAND.name}`);
    const nav = within(screen.getByRole('navigation', { name: 'Dashboard' }));
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Sales');

    // In the form, too, and not the total that is typed by hand.
    fireEvent.click((await section('Details')).getByRole('link', { name: 'Edit Customer' }));
    const form = within(await findForm('Edit Customer'));
    const head = (await form.findByText('Open Balance')).parentElement;
    await waitFor(() => expect(head).toHaveTextContent('$1,300.25'));
    fireEvent.keyDown(document.body, { key: 'Escape' });

    // A colleague saves meanwhile.
    await seed('finance/invoices/i6', invoiceOf(6, 'Sent', -1, 0.75));
    await seed('sales/deals/d2/stage', 'Won');
    expect(await invoices.findByRole('link', { name: /^INV-2026-6 / })).toBeVisible();
    await waitFor(() =>
      expect(cards().map(([, value]) => value)).toEqual(['$0.00', '$1,250.50', '$1,301.00', '1']),
    );
  });

  it('lists the newest of many, and leads to all', async () => {
    const many = Array.from({ length: 20 }, (_, index) => invoiceOf(index, 'Draft', 0, 1));
    await seed(
      'finance/invoices',
      Object.fromEntries(many.map((one, index) => [`i${index + 10}`, one])),
    );
    await openCustomer();
    const invoices = await section('Invoices');
    expect(await invoices.findByText(/^Nothing is owed/)).toBeVisible();
    expect(invoices.getByRole('list')).toHaveTextContent(/^INV-2026-19.*INV-2026-14/);
    expect(invoices.getAllByRole('listitem')).toHaveLength(6);
    fireEvent.click(invoices.getByRole('link', { name: 'All 20 invoices' }));
    await screen.findByRole('heading', { name: 'Finance & Accounting' });
    expect(await screen.findByRole('searchbox')).toHaveValue('al noor RESIDENCE');
    expect(await screen.findByText('20 total')).toBeVisible();
  });
});

describe('from the page of a customer', () => {
  it('new records start with the name and its terms, and their changes are the activity', async () => {
    await seedCustomer();
    const { user } = await openCustomer();
    await screen.findByText('Net 60');
    fireEvent.click(screen.getByRole('button', { name: 'New Invoice' }));
    const due = within(await findForm('New Invoice'));
    expect(due.getByLabelText('Customer')).toHaveValue('Al Noor Residence');
    expect(due.getByLabelText('Due Date')).toHaveValue(daysAgo(-60));
    fireEvent.click(due.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(query()).toEqual({ name: 'al noor residence' }));
    await user.keyboard('n');
    const form = await findForm('New Deal');
    expect(within(form).getByLabelText('Customer')).toHaveValue('Al Noor Residence');
    fill(form, { 'Deal Title': 'Majlis reef', 'Value ($)': '300' });
    fireEvent.click(within(form).getByRole('button', { name: 'Create' }));
    const activity = await section('Recent Activity');
    await activity.findByRole('link', { name: /created new deal Majlis reef$/ });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(query()).toEqual({ name: 'al noor residence' }));

    await user.click(activity.getByRole('link', { name: /created new deal Majlis reef$/ }));
    const edit = await findForm('Edit Deal');
    fill(edit, { Stage: 'Won' });
    fireEvent.click(within(edit).getByRole('button', { name: 'Save Changes' }));
    expect(await activity.findByText(/^Stage:/)).toHaveTextContent('Stage: New Lead →to Won');
    expect(activity.getAllByRole('link')[0]).toHaveTextContent(
      'Layla Haddad updated deal Majlis reef',
    );
    expect(cards()[1]?.[1]).toBe('$1,300.00');
  });
});

describe('a name without a customer record', () => {
  it('has a page that offers to create one, and what starts with the name', async () => {
    await seed('service/tickets/t1', { ticketId: '1', customer: ' Villa Qamar', status: 'New' });
    await openCustomer('/dashboard/sales/customer?name=VILLA+QAMAR');
    expect(await screen.findByRole('heading', { level: 1, name: 'Villa Qamar' })).toBeVisible();
    const details = await section('Details');
    expect(await details.findByText('There is no customer record with this name.')).toBeVisible();
    const deals = await section('Deals');
    expect(await deals.findByText('No deals yet.')).toBeVisible();
    fireEvent.click(deals.getByRole('button', { name: 'New Deal' }));
    const deal = within(await findForm('New Deal'));
    expect(deal.getByLabelText('Customer')).toHaveValue('Villa Qamar');
    fireEvent.click(deal.getByRole('button', { name: 'Cancel' }));
    expect((await section('Tickets')).queryByRole('button', { name: 'New Ticket' })).toBeNull();
    fireEvent.click(details.getByRole('button', { name: 'New Customer' }));
    const form = within(await findForm('New Customer'));
    expect(form.getByLabelText('Name')).toHaveValue('Villa Qamar');
    fireEvent.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(async () =>
      expect(Object.values((await stored('sales/customers')) ?? {})).toEqual([
        expect.objectContaining({ name: 'Villa Qamar' }),
      ]),
    );
    expect(await details.findByRole('link', { name: 'Edit Customer' })).toBeVisible();
  });

  it('that no record names says so, and a link that lacks it', async () => {
    await openCustomer('/dashboard/sales/customer?name=Nobody');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/^No record names “Nobody”/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Invoices' })).toBeNull();
    expect(alert.getByRole('link', { name: 'All customers' })).toHaveAttribute(
      'href',
      '#/dashboard/sales',
    );
    fireEvent.click(alert.getByRole('button', { name: 'New Customer' }));
    const form = within(await findForm('New Customer'));
    expect(form.getByLabelText('Name')).toHaveValue('Nobody');
    go('/dashboard/sales/customer');
    expect(await screen.findByText('This link names no customer.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New Deal' })).toBeNull();
  });
});
